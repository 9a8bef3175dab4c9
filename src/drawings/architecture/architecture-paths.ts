/**
 * The drawing of a system as paths. Place i of n stands at (i + ½)/n of a column's height, so
 * nothing is measured and one path serves every width: an SVG stretches it to its place.
 */

import { rounded } from "../kit/paths.ts";
import { type Link, pairsOf } from "./architecture.schema";
import { type Column, presentIn, sizeOf } from "./architecture-column.schema";

export { isPast, reachesOf } from "./architecture.schema";

/** A path, and the box that its numbers are of. */
interface Drawn {
	viewBox: string;
	d: string;
}

/**
 * The lines from a column to the next, from the side that has most places. After each the pen
 * goes back (z) and on to the next place: a pattern that repeats itself hardly weighs anything.
 */
export function linesBetween(link: Link, from: Column, to: Column): Drawn {
	const isStraight = link === "straight";
	const sides = [from, to] as const;
	// A platform is met wherever its neighbour is.
	const most = isStraight
		? sizeOf(from.platform ? to : from)
		: Math.max(...sides.map((side) => sizeOf(side)));
	const [here, there] =
		!isStraight && sizeOf(to) > sizeOf(from) ? ([1, 0] as const) : ([0, 1] as const);
	const heightOf = (side: 0 | 1, at: number) =>
		rounded(2 * most * (isStraight ? (at + 0.5) / most : middleOf(sides[side], at)));
	const lines = pairsOf(link, from, to).toSorted((a, b) => a[here] - b[here]);
	const d = lines.map((line, turn) => {
		const before = lines[turn - 1];
		const start = heightOf(here, line[here]);
		const step = before && rounded(start - heightOf(here, before[here]));
		const move = step === undefined ? `M${here} ${start}` : step === 0 ? "" : `m0 ${step}`;
		return `${move}${isStraight ? "h1" : `L${there} ${heightOf(there, line[there])}`}z`;
	});
	return { viewBox: `0 0 1 ${2 * most}`, d: d.join("") };
}

/** As many lines as there are trips to make, beside each other. Their length is the SVG's. */
export function linesBeside(count: number): Drawn {
	return { viewBox: `0 0 1 ${2 * count}`, d: `M0 1h1z${"m0 2h1z".repeat(count - 1)}` };
}

/** Where the middle of a place is, as a part of the height of its column. */
function middleOf(column: Column, at: number): number {
	const shares = column.platform?.map(({ share = 1 }) => share);
	if (!shares) return (at + 0.5) / sizeOf(column);
	const until = (end: number) => shares.slice(0, end).reduce((sum, share) => sum + share, 0);
	return (until(at) + until(at + 1)) / 2 / until(shares.length);
}

/** The height of a cell with its share of space, in the units of its path. */
const PITCH = 16;

/** Cells under each other: of a height that few have as well as many, until there is no room for it. */
export function cells(column: Column): Drawn & { dashed: string } {
	const count = sizeOf(column);
	const height = Math.min(PITCH / 2, count / 2);
	const path = (which: readonly number[]) =>
		which
			.map((at, turn) => {
				const before = which[turn - 1];
				const first = PITCH * at + (PITCH - height) / 2;
				const move = before === undefined ? `M0 ${first}` : `m0 ${PITCH * (at - before)}`;
				return `${move}h1v${height}H0z`;
			})
			.join("");
	return {
		viewBox: `0 0 1 ${PITCH * count}`,
		d: path(presentIn(column)),
		dashed: path(column.gone ?? []),
	};
}
