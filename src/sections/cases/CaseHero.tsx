import { FlagHero } from "@/flags/hero/FlagHero";
import { type CaseWithStory, mainExpertiseOf } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { HeroFigures } from "@/sections/shared/HeroFigures";
import styles from "./CaseHero.module.css";

interface CaseHeroProps {
	entry: CaseWithStory;
}

/** The case in one look: what it was, and its four figures, unless these come first in its results. */
export function CaseHero({ entry }: CaseHeroProps) {
	const { story, emoji, sector, metrics } = entry;
	const captions = paginas.cases.detail;
	const first = story.layout === "results-first";
	return (
		<div className={styles.root}>
			<FlagHero
				flag={mainExpertiseOf(entry).flag}
				back={{ label: captions.back, href: "/cases" }}
				badge={
					<>
						<span aria-hidden="true">{emoji}</span> {sector}
					</>
				}
				title={story.title}
				intro={story.intro}
				aside={!first && <HeroFigures figures={metrics} className={styles.figures} />}
			/>
		</div>
	);
}
