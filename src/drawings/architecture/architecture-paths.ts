/**
 * The drawing of a system as paths. Place i of n stands at (i + ½)/n of a row's width, so nothing is
 * measured and one path serves every width: an SVG stretches it to its place.
 */
import { linesPath, rounded } from "../kit/paths.ts";
import { isBroad, othersIn, pairsOf, places, type Row, sizeOf } from "./architecture.schema.ts";

/** A path, and the width and height of the box that its numbers are of. */
export interface Drawn {
	box: readonly [number, number];
	d: string;
}

/**
 * The lines between two rows; `nearer` is the one beside what stayed.
 * @param stays how much stayed where it was, far from towns: its lines run on beside theirs.
 */
export function linesBetween(row: Row, nearer: Row, isAbove: boolean, stays = 0): Drawn {
	const [from, to] = [sizeOf(row), sizeOf(nearer)];
	if (isBroad(row)) {
		const { lines = 0 } = row;
		const straight = places(lines).map((at) => 10 * at + 5);
		return {
			box: [10 * (nearer.towns ? to + 1 : lines), 1],
			d: linesPath([...straight, ...longLines(to, stays)]),
		};
	}
	const d = pairsOf(row, nearer).map(([a, b]) => {
		const ends = [(2 * a + 1) * to, (2 * b + 1) * from];
		const [top, foot] = isAbove ? ends : ends.toReversed();
		return `M${top} 0L${foot} 1`;
	});
	return { box: [2 * from * to, 1], d: d.join("") };
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
	const short = tops.flatMap((top, at) =>
		places(trips).map(
			(trip) => `M${rounded(10 * at + 1.5 + (7 * (trip + 0.5)) / trips)} ${top}V100`,
		),
	);
	const long = longLines(towns.length, stays).map((x) => `M${x} 25V100`);
	const around = `M0 0H${box[0]}V${tops.at(-1)}H${box[0] - 10}${outline.join("")}z`;
	return { box, tops, outline: around + long.join(""), d: short.join("") };
}

/** Beside towns: what did not move is as far as ever. In tens, one for each town and one for these. */
const longLines = (towns: number, stays: number) =>
	places(stays).map((at) => 10 * towns + 3 + (6 * (at + 1)) / (stays + 1));

/** A crowd is about this many times as wide as it is high. */
const BROADNESS = 3.4;
/** Of its box, from one to the next. */
const PITCH = 20;

function gridOf(count: number) {
	const columns = Math.ceil(Math.sqrt(count * BROADNESS));
	const rows = Math.ceil(count / columns);
	return { columns, rows, box: [PITCH * columns, PITCH * rows] as const };
}

/** All different, from a few: a row, and the turns in which it comes again; what is left over is the last. */
export function crowdInDisorder(count: number) {
	const { columns, rows, box } = gridOf(count);
	const squares = (amount: number) => places(amount).map(tilted).join("");
	const turned = (row: number) => {
		const [right, down] = [row % 2 ? -1 : 1, row % 4 > 1 ? -1 : 1];
		const [x, y] = [right < 0 ? box[0] : 0, PITCH * (down < 0 ? row + 1 : row)];
		return `matrix(${right} 0 0 ${down} ${x} ${y})`;
	};
	return {
		box,
		row: squares(columns),
		turns: places(rows - 1)
			.slice(1)
			.map(turned),
		rest: squares(count - (rows - 1) * columns),
		restAt: `0 ${PITCH * (rows - 1)}`,
	};
}

/** A square of its own size and turn, near its place in a row. */
function tilted(seed: number): string {
	const chance = (nth: number) => (Math.sin(127.1 * (seed + 1) + 311.7 * nth) * 43758.5453) % 1;
	const half = 8 + 3 * chance(1);
	const turn = (Math.PI / 4) * (1 + chance(2));
	const x = Math.round(PITCH * (seed + 0.5) + 5 * chance(3));
	const y = Math.round(PITCH / 2 + 5 * chance(4));
	const [a, b] = [Math.round(half * Math.cos(turn)), Math.round(half * Math.sin(turn))];
	return `M${x + a} ${y + b}l${-a - b} ${a - b} ${b - a} ${-a - b} ${a + b} ${b - a}z`;
}

/** All the same, in rows; a few on purpose are not, spread over them. */
export function crowdInOrder(row: Row) {
	const { count = 0 } = row;
	const { columns, rows, box } = gridOf(count);
	const others = new Set(othersIn(row));
	// A pattern that repeats itself hardly weighs anything.
	const path = (x: number, y: number, shape: string, which: (place: number) => boolean) =>
		places(rows)
			.map((row) => {
				const cells = places(columns).map((column) => {
					const place = row * columns + column;
					return `m${PITCH} 0${place < count && which(place) ? shape : ""}`;
				});
				return `M${x - PITCH} ${PITCH * row + y}${cells.join("")}`;
			})
			.join("");
	return {
		box,
		same: path(4, 4, "h12v12h-12z", (place) => !others.has(place)),
		others: path(2, 10, "l8-8 8 8-8 8z", (place) => others.has(place)),
	};
}
