import { Figures } from "@/components/Figures";
import { type CaseWithStory, expertiseOf } from "@/lib/cases";
import { paginas } from "@/lib/site";
import styles from "./CaseHero.module.css";

interface CaseProps {
	entry: CaseWithStory;
}

/** The case in one look: what it was, and its four figures. */
export function CaseHero({ entry }: CaseProps) {
	const [main] = expertiseOf(entry);
	return (
		<section className={styles.root} data-flag={main?.flag}>
			<div className="wrap">
				<p className={styles.back}>
					<a href="/cases">{paginas.cases.detail.back}</a>
				</p>
				<p className={styles.sector}>
					<span aria-hidden="true">{entry.emoji}</span> {entry.sector}
				</p>
				<h1>{entry.story.title}</h1>
				<p className={styles.intro}>{entry.story.intro}</p>
				<Figures figures={entry.metrics} className={styles.figures} />
			</div>
		</section>
	);
}
