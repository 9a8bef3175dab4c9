import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { ChapterHeading, Paragraphs } from "./Chapter";
import styles from "./Results.module.css";

interface ResultsProps {
	results: CaseWithStory["story"]["results"];
	/** The figures. */
	children?: React.ReactNode;
}

/** What came of it: the words beside the figures. */
export function Results({ results, children }: ResultsProps) {
	return (
		<section className={styles.root}>
			<div className={`wrap ${styles.wrap}`}>
				<div className={styles.words}>
					<ChapterHeading kicker={paginas.cases.detail.results} title={results.title} />
					<Paragraphs texts={results.paragraphs} />
				</div>
				{children}
			</div>
		</section>
	);
}
