/** The sums of waves: their rows, the months of their scale. */
import type { DrawingOf } from "@/content/types";
import type { Sketch } from "../kit/paths.ts";

/** What moved and what was switched off, by its month. */
export const rowsOf = ({ groups, off }: DrawingOf<"waves">) =>
	[...groups.map((group) => ({ ...group, moves: true })), { ...off, moves: false }].toSorted(
		(one, other) => one.month - other.month,
	);

/** The months that an axis names: its ends, and between them each third, sixth or twelfth. */
export function monthTicks(end: number) {
	const step = end <= 12 ? 3 : end <= 24 ? 6 : 12;
	const months = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);
	// One that would stand against the end gives way to it.
	return [...months.filter((month) => end - month >= step / 3), end];
}

export function wavesSketch(drawing: DrawingOf<"waves">): Sketch {
	const { month: end } = drawing.deadline;
	let [top, open, full] = [0, "", ""];
	for (const { month, count, moves } of rowsOf(drawing)) {
		open += `M0 ${top}h${month}v${count}H0z`;
		if (moves) full += `M${month} ${top}H${end}v${count}H${month}z`;
		top += count;
	}
	return { width: end, height: top, open, full };
}
