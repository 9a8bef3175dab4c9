import { Figures } from "@/browser/Figures";
import { type CaseWithStory, mainExpertiseOf } from "@/queries/cases";
import { paginas } from "@/queries/site";
import dienst from "@/sections/diensten/DienstHero.module.css";
import expertise from "@/sections/expertise/ExpertiseHero.module.css";
import { FlagHero } from "@/sections/site-wide/FlagHero";
import styles from "./CaseHero.module.css";

interface CaseHeroProps {
	entry: CaseWithStory;
	/** Of a case that puts its results first: these, in the flag's last field. */
	results?: React.ReactNode;
}

/** The case in one look: what it was, and its four figures. */
export function CaseHero({ entry, results }: CaseHeroProps) {
	const { story, emoji, sector, metrics } = entry;
	const captions = paginas.cases.detail;
	const first = story.layout === "results-first";
	return (
		<FlagHero
			flag={mainExpertiseOf(entry).flag}
			fields={`${expertise.fields} ${dienst.fields} ${styles.small}`}
			back={
				<a className={styles.back} href="/cases">
					{captions.back}
				</a>
			}
			badge={
				<>
					<span aria-hidden="true">{emoji}</span> {sector}
				</>
			}
			title={story.title}
			intro={story.intro}
			figures={
				first ? (
					<>
						<h2 className={styles.results}>{captions.results}</h2>
						{results}
					</>
				) : (
					<Figures figures={metrics} />
				)
			}
		/>
	);
}
