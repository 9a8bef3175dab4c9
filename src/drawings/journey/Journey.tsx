import type { DrawingOf } from "@/content/types";
import { Field, percent } from "@/drawings/kit/Marks";
import { paginas } from "@/queries/site";
import { lanesOf } from "./journey";

interface JourneyProps {
	drawing: DrawingOf<"journey">;
}

/** A lane a team: work in ink, between it the waits, open and by far the largest; below, one team in full, a cell a layer. */
export function Journey({ drawing: { teams, apart, together } }: JourneyProps) {
	const words = paginas.expertise.detail.drawing;
	const { lanes, end, together: length } = lanesOf(teams);
	return (
		<div className="journey">
			<p>
				<b>{apart.title}</b> {apart.text}
			</p>
			<ul>
				{lanes.map((spans, index) => (
					<li key={teams[index]?.layers[0]}>
						<span>{teams[index]?.layers.join(", ")}</span>
						<svg aria-hidden="true">
							{spans.map(({ from, length, waits }) => (
								<rect
									key={from}
									x={percent(from / end)}
									width={percent(length / end)}
									data-is={waits ? "open" : undefined}
								/>
							))}
							{spans.map(
								({ from, length, waits }) =>
									waits && (
										<text key={from} x={percent((from + length / 2) / end)} y="50%">
											{words.wait}
										</text>
									),
							)}
						</svg>
					</li>
				))}
			</ul>
			<p>
				<b>{together.title}</b> {together.text}
			</p>
			<div className="row">
				<Field
					share={length / end}
					is="full"
					cells={teams.flatMap(({ layers }) => layers).length}
				/>
			</div>
			<p aria-hidden="true">{words.time}</p>
		</div>
	);
}
