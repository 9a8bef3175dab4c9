/**
 * The drawing of a system as paths. Place i of n stands at (i + ½)/n of a column's height, so
 * nothing is measured and one path serves every width: an SVG stretches it to its place.
 */
import {
	type Column,
	type Link,
	pairsOf,
	presentIn,
	sizeOf,
} from "@/content/contract/architecture";

/** A path, and the box that its numbers are whole in. */
interface Drawn {
	viewBox: string;
	d: string;
}

/** The lines from a column to the next. */
export function linesBetween(link: Link, from: Column, to: Column): Drawn {
	const pairs = pairsOf(link, from, to);
	if (link === "straight") {
		const count = sizeOf(from.platform ? to : from);
		return { viewBox: `0 0 1 ${2 * count}`, d: pairs.map(([at]) => `M0 ${2 * at + 1}h1`).join("") };
	}
	const sizes = [sizeOf(from), sizeOf(to)] as const;
	const height = 2 * Math.max(...sizes);
	// A tenth of half the smallest space is less than a pixel.
	const point = (at: number, side: 0 | 1) =>
		`${side} ${Number((((at + 0.5) * height) / sizes[side]).toFixed(1))}`;
	const strokes = strokesOf(pairs).map((places) =>
		places.map((at, turn) => point(at, turn % 2 === 0 ? 0 : 1)).join(" "),
	);
	return { viewBox: `0 0 1 ${height}`, d: strokes.map((points) => `M${points}`).join("") };
}

/**
 * The same lines in as few strokes as it takes without searching for them: each goes from left
 * to right and back along lines that are not yet drawn. Half of the page's bytes for them.
 *
 * @returns the places that each stroke visits, by turns at the left and at the right.
 */
function strokesOf(pairs: readonly Pair[]): number[][] {
	const left = [...pairs];
	const strokes: number[][] = [];
	while (left.length > 0) {
		const stroke: number[] = [];
		for (let at = 0; at >= 0; ) {
			const [start, end] = left.splice(at, 1)[0] as Pair;
			if (stroke.length === 0) stroke.push(start);
			const side = stroke.length % 2 === 1 ? 1 : 0;
			const here = side === 1 ? end : start;
			stroke.push(here);
			at = left.findIndex((pair) => pair[side] === here);
		}
		strokes.push(stroke);
	}
	return strokes;
}

/** The height that a cell has with its share of space, in the units of its path. */
const PITCH = 16;

/** Cells under each other: of a height that few have as well as many, until there is no room for it. */
export function cells(column: Column) {
	const count = sizeOf(column);
	const height = Math.min(PITCH / 2, count / 2);
	const top = (PITCH - height) / 2;
	// After each cell the pen is back where that began.
	const path = (which: readonly number[]) =>
		which
			.map((at, turn) => {
				const before = which[turn - 1];
				return before === undefined ? `M0 ${PITCH * at + top}` : `m0 ${PITCH * (at - before)}`;
			})
			.map((move) => `${move}h1v${height}H0z`)
			.join("");
	return {
		viewBox: `0 0 1 ${PITCH * count}`,
		d: path(presentIn(column)),
		dashed: path(column.gone ?? []),
	};
}
