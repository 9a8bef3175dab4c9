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
	const [n, m] = [sizeOf(from), sizeOf(to)];
	const shared = divisor(n, m);
	const lines = pairs.map(([a, b]) => [((2 * a + 1) * m) / shared, ((2 * b + 1) * n) / shared]);
	return {
		viewBox: `0 0 1 ${(2 * n * m) / shared}`,
		d: lines.map(([start, end]) => `M0 ${start} 1 ${end}`).join(""),
	};
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

/** The greatest number that both are a multiple of. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
