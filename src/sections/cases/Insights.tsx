import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { ChapterHeading } from "../../components/Chapter";

/** What others can take from the case, as numbered statements. */
export function Insights({ title, items }: CaseWithStory["story"]["insights"]) {
	return (
		<section className="wrap insights">
			<ChapterHeading kicker={paginas.cases.detail.insights} title={title} />
			<ol>
				{items.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
