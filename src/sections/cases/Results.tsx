import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { ChapterHeading } from "../../components/Chapter";
import { Paragraphs } from "../../components/Paragraphs";
import { CaseResults } from "./CaseResults";

interface ResultsProps {
	entry: CaseWithStory;
}

/** What came of it: the words above the figures. */
export function Results({ entry }: ResultsProps) {
	const { results } = entry.story;
	return (
		<section className="case-results">
			<div className="wrap">
				<ChapterHeading kicker={paginas.cases.detail.results} title={results.title} />
				<div className="case-results-words">
					<Paragraphs texts={results.paragraphs} />
				</div>
				<CaseResults entry={entry} />
			</div>
		</section>
	);
}

/** The figures by themselves, where they come first. */
export const ResultsFirst = ({ entry }: ResultsProps) => (
	<section className="case-results">
		<div className="wrap">
			<h2>{paginas.cases.detail.results}</h2>
			<CaseResults entry={entry} />
		</div>
	</section>
);
