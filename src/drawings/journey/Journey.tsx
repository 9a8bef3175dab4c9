import { Fragment } from "react";
import type { DrawingOf } from "@/content/types";
import { Lines, percent } from "@/drawings/kit/Marks";
import { paginas } from "@/queries/site";
import { journeyPaths, layersOf } from "./journey";

interface JourneyProps {
	drawing: DrawingOf<"journey">;
}

/** Rows are layers, a heavy line is waiting at a team's border, the full triangle waits nowhere. */
export function Journey({ drawing }: JourneyProps) {
	const { teams, apart, together } = drawing;
	const words = paginas.expertise.detail.drawing;
	const { layers, borders } = layersOf(drawing);
	const [first = 0] = borders;
	const paths = journeyPaths(layers, borders);
	return (
		<div className="journey">
			<div>
				{[apart, together].map(({ title, text }) => (
					<p key={title}>
						<b>{title}</b> {text}
					</p>
				))}
			</div>
			<dl>
				{teams.map((team) => (
					<Fragment key={team.name}>
						<dt>{team.name}</dt>
						{team.layers.map((layer) => (
							<dd key={layer}>{layer}</dd>
						))}
					</Fragment>
				))}
			</dl>
			<svg aria-hidden="true">
				<Lines box={[paths.width, paths.height]}>
					<path d={paths.borders} />
					<path d={paths.apart} />
					<path d={paths.waits} data-is="wait" />
					<path d={paths.together} data-is="full" />
				</Lines>
				{/* Above the first wait. */}
				<text x={percent(first / paths.width)} y={percent(first / layers)}>
					{words.wait}
				</text>
			</svg>
			<p aria-hidden="true">{words.time}</p>
		</div>
	);
}
