import fieldStyles from "@/flags/fields.module.css";
import { FLAGS } from "@/flags/flags";
import { type CaseWithStory, mainExpertiseOf } from "@/queries/cases";
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

/** The figures by themselves, where they come first: on the field that the flag of the hero ends with. */
export function ResultsFirst({ entry }: ResultsProps) {
	const { hero } = FLAGS[mainExpertiseOf(entry).flag];
	const field = hero?.aside ?? hero?.ground ?? "white";
	return (
		<section
			className={`case-results ${fieldStyles[field]}`}
			data-on={field === "white" ? undefined : "field"}
		>
			<div className="wrap">
				<h2>{paginas.cases.detail.results}</h2>
				<CaseResults entry={entry} />
			</div>
		</section>
	);
}
