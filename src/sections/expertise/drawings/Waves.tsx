import type { DrawingOf } from "@/content/types";
import { paginas } from "@/queries/site";
import { Field } from "@/sections/evidence/Marks";
import { linesPath } from "./paths";

interface WavesProps {
	drawing: DrawingOf<"waves">;
}

/** Of more months than this the axis marks the years. */
const MOST_MONTHS = 24;

/** Each group is a stripe of the flag: open until it has left, full from then to the deadline. */
export function Waves({ drawing: { groups, off, deadline, unit } }: WavesProps) {
	const { month: end, text } = deadline;
	const { month } = paginas.expertise.detail.drawing;
	const rows = [...groups.map((group) => ({ ...group, stays: true })), { ...off, stays: false }];
	return (
		<div className="waves">
			<ol>
				{rows.map((row) => (
					<li key={row.name}>
						<p>
							<b>{row.name}</b>, {month} {row.month.toLocaleString("nl-NL")}:{" "}
							<span>
								{row.count} {unit}
							</span>
						</p>
						<div>
							<Field share={row.month / end} is={row.stays ? "open" : "gone"} />
							{row.stays && <Field share={1 - row.month / end} is="full" />}
						</div>
					</li>
				))}
			</ol>
			<svg viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
				<path d={`M0 0h${end}${linesPath(end, end > MOST_MONTHS ? 12 : 1)}`} />
			</svg>
			<p>
				<b>
					{month} {end}:
				</b>{" "}
				{text}
			</p>
		</div>
	);
}
