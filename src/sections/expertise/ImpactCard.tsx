import { Figures } from "@/components/Figures";
import { WasAndNow } from "@/drawings/figures/WasAndNow";
import { baselineAndPeriodOf } from "@/queries/baseline";
import type { Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";

interface ImpactCardProps {
	entry: Expertise["impact"]["cases"][number];
}

/** What the work changed for one client: its figures first, how it came about for who asks. */
export function ImpactCard({ entry }: ImpactCardProps) {
	const captions = paginas.expertise.detail.impact;
	return (
		<article className="ruled">
			<header>
				<h3>{entry.client}</h3>
				<p>
					<span aria-hidden="true">{entry.emoji}</span> {entry.sector}
				</p>
			</header>
			<Figures
				figures={entry.metrics.map((metric) => ({
					...metric,
					shown: <WasAndNow {...metric} />,
					note: baselineAndPeriodOf(metric),
				}))}
				className="impact-figures"
			/>
			<div className="impact-results">
				<h4>{captions.results}</h4>
				<ul className="bullets">
					{entry.results.map((result) => (
						<li key={result}>{result}</li>
					))}
				</ul>
			</div>
			<div className="row impact-story">
				{(["challenge", "approach"] as const).map((part) => (
					<details key={part}>
						<summary>{captions[part]}</summary>
						<p>{entry[part]}</p>
					</details>
				))}
				<p>{entry.technologies.join(", ")}</p>
			</div>
		</article>
	);
}
