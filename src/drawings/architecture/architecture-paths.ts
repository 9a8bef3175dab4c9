/**
 * The drawing of a system as paths. Place i of n stands at (i + ½)/n of a column's height, so
 * nothing is measured and one path serves every width: an SVG stretches it to its place.
 */
import { rounded, upTo } from "../kit/paths.ts";
import { type Link, pairsOf } from "./architecture.schema.ts";
import { type Column, presentIn, sizeOf } from "./architecture-column.schema.ts";

/** A path, and the width and height of the box that its numbers are of. */
interface Drawn {
	box: readonly [number, number];
	d: string;
}

/** The lines from a column to the next. */
export function linesBetween(link: Link, from: Column, to: Column): Drawn {
	const pairs = pairsOf(link, from, to);
	// A platform is met wherever its neighbour is.
	if (link === "straight") {
		const size = sizeOf(from.platform ? to : from);
		return {
			box: [1, 2 * size],
			d: repeated(
				"h1z",
				pairs.map(([at]) => at),
			),
		};
	}
	const height = 2 * Math.max(sizeOf(from), sizeOf(to));
	const at = (column: Column, place: number) => rounded(height * middleOf(column, place));
	const lines = pairs.map(([a, b]) => `M0 ${at(from, a)}L1 ${at(to, b)}`);
	return { box: [1, height], d: lines.join("") };
}

/** As many lines as there are trips to make, beside each other. Their length is the SVG's. */
export const linesBeside = (count: number): Drawn => ({
	box: [1, 2 * count],
	d: repeated("h1z", [0, ...upTo(count - 1)]),
});

/** Where the middle of a place is, as a part of the height of its column. */
function middleOf(column: Column, at: number): number {
	const shares = column.platform?.map(({ share = 1 }) => share);
	if (!shares) return (at + 0.5) / sizeOf(column);
	const until = (end: number) => shares.slice(0, end).reduce((sum, share) => sum + share, 0);
	return (until(at) + until(at + 1)) / 2 / until(shares.length);
}

/** Of a column, the least height of a cell is as many of its parts. */
const LOWEST = 32;

/** Cells under each other: of a height that few have as well as many, until there is no room for it. */
export function cells(column: Column): Drawn & { dashed: string } {
	const count = sizeOf(column);
	const height = Math.min(1, (2 * count) / LOWEST);
	const path = (which: readonly number[]) =>
		repeated(`v${rounded(height)}h1v-${rounded(height)}z`, which, 1 - height / 2);
	return { box: [1, 2 * count], d: path(presentIn(column)), dashed: path(column.gone ?? []) };
}

/**
 * A shape in each of these places, which are 2 high. It ends where it began (z), and the next is a
 * step from there: a pattern that repeats itself hardly weighs anything.
 */
const repeated = (shape: string, places: readonly number[], top = 1) =>
	places
		.map(
			(at, turn) => `m0 ${rounded(2 * (at - (places[turn - 1] ?? 0)) + (turn ? 0 : top))}${shape}`,
		)
		.join("");
