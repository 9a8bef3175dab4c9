/**
 * The drawing of a system as paths. Place i of n stands at (i + ½)/n of a row's width, so nothing is
 * measured and one path serves every width: an SVG stretches it to its place.
 */
import { linesPath, rounded } from "../kit/paths.ts";
import { isBroad, pairsOf, places, type Row, sizeOf } from "./architecture.schema.ts";

/** A path, and the width and height of the box that its numbers are of. */
export interface Drawn {
	box: readonly [number, number];
	d: string;
}

const divisorOf = (a: number, b: number): number => (b ? divisorOf(b, a % b) : a);

/** The least width in which the places of both rows are whole numbers. */
const widthOf = (a: number, b: number) => (2 * a * b) / divisorOf(a, b);

/**
 * The lines between two rows; `nearer` is the one beside what stayed.
 * @param stays how much stayed where it was, far from towns: its lines run on beside theirs.
 */
export function linesBetween(row: Row, nearer: Row, isAbove: boolean, stays = 0): Drawn {
	const [from, to] = [sizeOf(row), sizeOf(nearer)];
	if (isBroad(row)) {
		const { lines = 0 } = row;
		if (!nearer.towns)
			return { box: [2 * lines, 1], d: linesPath(places(lines).map((at) => 2 * at + 1)) };
		const short = places(lines).map((at) => 10 * at + 5);
		return { box: [10 * (to + 1), 1], d: linesPath([...short, ...longLines(to, stays)]) };
	}
	const width = widthOf(from, to);
	const middleOf = (at: number, size: number) => ((2 * at + 1) * width) / (2 * size);
	const d = pairsOf(row, nearer).map(([a, b]) => {
		const ends = [middleOf(a, from), middleOf(b, to)];
		const [top, foot] = isAbove ? ends : ends.toReversed();
		return `M${top} 0L${foot} 1`;
	});
	return { box: [width, 1], d: d.join("") };
}

/** Rungs from side to side. */
export const ladder = (steps: number): Drawn => ({
	box: [1, steps],
	d: places(steps)
		.map((at) => `M0 ${at + 0.5}h1`)
		.join(""),
});

/** Room above the longest line, for what it leads to: a part of the height. */
const HEAD = 0.2;

/** Towns stand on the foot: their lines rise as high as they are far, to a place that reaches down to them. */
export function distances({ towns = [] }: Row, lines: number, stays: number) {
	const box: Drawn["box"] = [10 * (towns.length + 1), 100];
	const trips = lines / towns.length;
	const farthest = Math.max(...towns.map(({ distance }) => distance));
	const tops = towns.map(({ distance }) => rounded(100 * (1 - ((1 - HEAD) * distance) / farthest)));
	const outline = tops.map((top, at) => `V${top}H${10 * at}`).toReversed();
	const last = tops.at(-1);
	return {
		box,
		tops,
		outline: `M0 0H${box[0]}V${last}H${box[0] - 10}${outline.join("")}z`,
		lines: tops
			.flatMap((top, at) =>
				places(trips).map(
					(trip) => `M${rounded(10 * at + 1.5 + (7 * (trip + 0.5)) / trips)} ${top}V100`,
				),
			)
			.join(""),
		long: longLines(towns.length, stays)
			.map((x) => `M${x} 25V100`)
			.join(""),
	};
}

/** Beside towns: what did not move is as far as ever. In tens, one for each town and one for these. */
const longLines = (towns: number, stays: number) =>
	places(stays).map((at) => 10 * towns + 3 + (6 * (at + 1)) / (stays + 1));

/** A crowd is about this many times as wide as it is high. */
const BROADNESS = 3.4;
/** Of the box, from one to the next. */
const PITCH = 20;

/** As many rows as halves of them can be, so that what is as wide as high can be turned. */
function gridOf(count: number) {
	const rows = 2 * Math.max(1, Math.round(Math.sqrt(count / BROADNESS) / 2));
	const columns = Math.ceil(count / rows);
	return { columns, rows, box: [PITCH * columns, PITCH * rows] as const };
}

/**
 * All different, from a few: a strip of two columns, upside down in turn; so many strips as are as
 * wide as high make a block, which is turned a quarter each time. What is left over comes last.
 */
export function crowdInDisorder(count: number) {
	const { rows, box } = gridOf(count);
	const [, height] = box;
	const strip = 2 * rows;
	const width = 2 * PITCH;
	const squares = (amount: number) => places(amount).map(tilted).join("");
	const upsideDown = (at: number) =>
		at % 2 ? `matrix(-1 0 0 -1 ${(at + 1) * width} ${height})` : `translate(${at * width})`;
	const strips = Math.floor(count / strip);
	const blocks = Math.floor((2 * strips) / rows);
	return {
		box,
		strip: squares(strip),
		inBlock: places(rows / 2)
			.slice(1)
			.map(upsideDown),
		blocks: places(blocks)
			.slice(1)
			.map((at) => `translate(${at * height})rotate(${90 * at} ${height / 2} ${height / 2})`),
		strips: places(strips)
			.slice((blocks * rows) / 2)
			.map(upsideDown),
		rest: squares(count % strip),
		restAt: strips * width,
	};
}

/** A square of its own size and turn, near its place in a strip. */
function tilted(seed: number): string {
	const [x, y] = [PITCH * (seed % 2), PITCH * Math.floor(seed / 2)];
	const chance = (nth: number) => (Math.sin(127.1 * (seed + 1) + 311.7 * nth) * 43758.5453) % 1;
	const half = 8 + 3 * chance(1);
	const turn = (Math.PI / 4) * (1 + chance(2));
	const [a, b] = [half * Math.cos(turn), half * Math.sin(turn)].map(Math.round) as [number, number];
	const [cx, cy] = [x + PITCH / 2 + 5 * chance(3), y + PITCH / 2 + 5 * chance(4)].map(
		Math.round,
	) as [number, number];
	return `M${cx + a} ${cy + b}l${-a - b} ${a - b} ${b - a} ${-a - b} ${a + b} ${b - a}z`;
}

/** All the same, in rows; a few on purpose are not, spread over them. */
export function crowdInOrder(count: number, other = 0) {
	const { columns, box } = gridOf(count);
	const others = new Set(places(other).map((nth) => Math.floor(((nth + 0.5) * count) / other)));
	const at = (place: number) =>
		[PITCH * (place % columns), PITCH * Math.floor(place / columns)] as const;
	const path = (
		from: readonly [number, number],
		shape: string,
		which: (place: number) => boolean,
	) => {
		let [x, y] = [-from[0], -from[1]];
		return places(count)
			.filter(which)
			.map((place) => {
				const [toX, toY] = at(place);
				// A pattern that repeats itself hardly weighs anything.
				const step = `m${toX - x} ${toY - y}${shape}`;
				[x, y] = [toX, toY];
				return step;
			})
			.join("");
	};
	return {
		box,
		same: path([4, 4], "h12v12h-12z", (place) => !others.has(place)),
		others: path([2, 10], "l8-8 8 8-8 8z", (place) => others.has(place)),
	};
}
