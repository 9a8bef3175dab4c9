import type { DrawingOf } from "@/content/types";
import { Lines } from "@/drawings/kit/Marks";
import { cellsPath } from "@/drawings/kit/paths";
import { lanePath, lanesOf, layersIn } from "./journey.schema";

interface JourneyProps {
	drawing: DrawingOf<"journey">;
}

/** A lane a team: work full, between it the waits, open and by far the largest; below, one team without. */
export function Journey({ drawing: { teams, apart, together } }: JourneyProps) {
	const { lanes, end, together: length } = lanesOf(teams);
	return (
		<div className="journey">
			<p>
				<b>{apart.title}</b> {apart.text}
			</p>
			<ul>
				{lanes.map((lane, at) => (
					<li key={teams[at]?.layers[0]}>
						{teams[at]?.layers.join(", ")}
						<Lines box={[end, 1]}>
							<path d={lanePath(lane, true)} />
							<path d={lanePath(lane, false)} data-is="full" />
						</Lines>
					</li>
				))}
			</ul>
			<p>
				<b>{together.title}</b> {together.text}
			</p>
			<Lines box={[end, 1]}>
				<path d={cellsPath(0, length, layersIn(teams))} data-is="full" />
			</Lines>
		</div>
	);
}
