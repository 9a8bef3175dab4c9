import { Figures } from "@/components/Figures";
import { WasAndNow } from "@/drawings/figures/WasAndNow";
import { baselineAndPeriodOf } from "@/queries/baseline";
import type { Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";

interface ImpactCardProps {
	entry: Expertise["impact"]["cases"][number];
	/** The first of a page: its first figure is as wide as that. */
	loud: boolean;
}

/** What the work changed for one client: its figures first, how it came about for who asks. */
export function ImpactCard({ entry, loud }: ImpactCardProps) {
	const captions = paginas.expertise.detail.impact;
	const figures = entry.metrics.map((metric) => ({
		...metric,
		shown: <WasAndNow {...metric} />,
		note: baselineAndPeriodOf(metric),
	}));
	return (
		<article className="ruled">
			<header>
				<h3 data-found="client">{entry.client}</h3>
				<p className="soft">
					<span aria-hidden="true">{entry.emoji}</span> {entry.sector}
				</p>
			</header>
			{loud && <Figures figures={figures.splice(0, 1)} className="impact-figures impact-loud" />}
			<div className="impact-change">
				<Figures figures={figures} className="impact-figures" />
				<div className="row impact-story">
					{(["challenge", "approach"] as const).map((part) => (
						<details key={part}>
							<summary>{captions[part]}</summary>
							<p>{entry[part]}</p>
						</details>
					))}
					<p className="soft">{entry.technologies.join(", ")}</p>
				</div>
			</div>
			<div>
				<h4>{captions.results}</h4>
				<ul className="bullets">
					{entry.results.map((result) => (
						<li key={result}>{result}</li>
					))}
				</ul>
			</div>
		</article>
	);
}
