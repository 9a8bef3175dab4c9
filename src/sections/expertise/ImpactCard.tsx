import { Figures } from "@/components/Figures";
import { WasAndNow } from "@/drawings/figures/WasAndNow";
import { baselineAndPeriodOf } from "@/queries/baseline";
import type { Expertise } from "@/queries/expertise";
import { paginas } from "@/queries/site";

interface ImpactCardProps {
	entry: Expertise["impact"]["cases"][number];
}

/** What the work changed for one client: one figure before all others, how it came about for who asks. */
export function ImpactCard({ entry }: ImpactCardProps) {
	const captions = paginas.expertise.detail.impact;
	const figures = entry.metrics.map((metric, at) => ({
		...metric,
		shown: at === 0 ? <WasAndNow {...metric} /> : undefined,
		note: baselineAndPeriodOf(metric),
	}));
	return (
		<article className="ruled stack">
			<header className="row">
				<h3 data-found="client">{entry.client}</h3>
				<p className="soft">
					<span aria-hidden="true">{entry.emoji}</span> {entry.sector}
				</p>
			</header>
			<Figures figures={figures.slice(0, 1)} className="impact-lead" />
			<Figures figures={figures.slice(1)} className="impact-more" />
			<div className="row impact-story">
				{(["challenge", "approach", "results"] as const).map((part) => (
					<details key={part}>
						<summary className="opens strong">{captions[part]}</summary>
						{[entry[part]].flat().map((text) => (
							<p key={text}>{text}</p>
						))}
					</details>
				))}
				<p className="soft">{entry.technologies.join(", ")}</p>
			</div>
		</article>
	);
}
