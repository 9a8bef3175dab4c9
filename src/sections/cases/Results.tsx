import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { CaseResults } from "./CaseResults";
import { ChapterHeading, Paragraphs } from "./Chapter";
import styles from "./Results.module.css";

interface ResultsProps {
	entry: CaseWithStory;
}

/** What came of it: the words beside the figures. */
export function Results({ entry }: ResultsProps) {
	const { results } = entry.story;
	return (
		<section className={styles.root}>
			<div className={`wrap ${styles.wrap}`}>
				<div className={styles.words}>
					<ChapterHeading kicker={paginas.cases.detail.results} title={results.title} />
					<Paragraphs texts={results.paragraphs} />
				</div>
				<CaseResults entry={entry} />
			</div>
		</section>
	);
}
