import { Figures } from "@/components/Figures";
import { TagList } from "@/components/TagList";
import { baselineAndPeriodOf } from "@/queries/baseline";
import type { Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";

interface ImpactCardProps {
	entry: Expertise["impact"]["cases"][number];
}

/** What the work changed for one client. */
export function ImpactCard({ entry }: ImpactCardProps) {
	const captions = paginas.expertise.detail.impact;
	return (
		<article className="card">
			<header>
				<p>
					<span aria-hidden="true">{entry.emoji}</span> {entry.sector}
				</p>
				<h3>{entry.client}</h3>
			</header>
			<Figures
				figures={entry.metrics.map((metric) => ({ ...metric, note: baselineAndPeriodOf(metric) }))}
				className="impact-figures"
			/>
			<dl className="impact-story">
				<dt>{captions.challenge}</dt>
				<dd>{entry.challenge}</dd>
				<dt>{captions.approach}</dt>
				<dd>{entry.approach}</dd>
				<dt>{captions.results}</dt>
				{entry.results.map((result) => (
					<dd key={result}>{result}</dd>
				))}
			</dl>
			<TagList tags={entry.technologies} />
		</article>
	);
}
