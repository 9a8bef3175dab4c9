import type { DrawingOf } from "@/content/types";
import { journeyPaths } from "./paths";

interface JourneyProps {
	drawing: DrawingOf<"journey">;
}

/** Rows are layers, a heavy line is waiting at a team's border, the full triangle waits nowhere. */
export function Journey({ drawing: { layers, borders, apart, together } }: JourneyProps) {
	const paths = journeyPaths(layers.length, borders);
	return (
		<div className="journey">
			<dl>
				{[apart, together].map(({ title, text }) => (
					<div key={title}>
						<dt>{title}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<ol>
				{layers.map((layer) => (
					<li key={layer}>{layer}</li>
				))}
			</ol>
			<svg
				viewBox={`0 0 ${paths.width} ${paths.height}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path d={paths.apart} />
				<path d={paths.waits} data-is="wait" />
				<path d={paths.together} data-is="full" />
			</svg>
		</div>
	);
}
