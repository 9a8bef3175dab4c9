/**
 * The drawing of a system as paths. Place i of n stands at (i + ½)/n of a row's width, so nothing is
 * measured and one path serves every width: an SVG stretches it to its place.
 */
import { linesPath, places, rounded } from "../kit/paths.ts";
import {
	type ArchitectureData,
	isBroad,
	othersIn,
	pairsOf,
	type Row,
	sizeOf,
} from "./architecture.schema.ts";

/** A path, and the width and height of the box that its numbers are of. */
export interface Drawn {
	box: readonly [number, number];
	d: string;
}

/** What was open, what is and what stayed full. */
export type Is = "open" | "full" | "middle";

/** All rows from top to bottom, each with the lines to the one nearer to what stayed. */
export function rowsOf({ before, middle, after }: ArchitectureData) {
	const stays = before.rows[0]?.far?.length ?? 0;
	const from = (rows: Row[], is: Is) =>
		rows.map((row, at) => {
			const nearer = rows[at - 1] ?? middle;
			return { row, is, lines: row.lines ? linesBetween(row, nearer, is, stays) : undefined };
		});
	const stayed = { row: middle, is: "middle" as const, lines: undefined };
	return [...from(before.rows, "open").toReversed(), stayed, ...from(after.rows, "full")];
}

/** The lines of a drawing alone, before and after, each from its top down: for where it is small. */
export const linesOf = (drawing: ArchitectureData) =>
	(["open", "full"] as const).map((side) =>
		rowsOf(drawing).flatMap(({ is, lines }) => (lines && is === side ? lines : [])),
	);

/** @param stays how much stayed where it was, far from towns: its lines run on beside theirs. */
function linesBetween(row: Row, nearer: Row, is: Is, stays: number): Drawn {
	const [from, to] = [sizeOf(row), sizeOf(nearer)];
	const { lines = 0, far } = row;
	if (far) return distances(nearer, lines, stays);
	if (isBroad(row)) {
		const straight = places(lines).map((at) => 10 * at + 5);
		return {
			box: [10 * (nearer.towns ? to + 1 : lines), 1],
			d: linesPath([...straight, ...longLines(to, stays)]),
		};
	}
	const d = pairsOf(row, nearer).map(([a, b]) => {
		const ends = [(2 * a + 1) * to, (2 * b + 1) * from];
		const [top, foot] = is === "open" ? ends : ends.toReversed();
		return `M${top} 0L${foot} 1`;
	});
	return { box: [2 * from * to, 1], d: d.join("") };
}

/** Room above the longest line, for what it leads to: a part of the height. */
const HEAD = 0.2;

/** Towns stand on the foot: their lines rise as high as they are far, to a place that reaches down to them. */
function distances({ towns = [] }: Row, lines: number, stays: number): Drawn {
	const width = 10 * (towns.length + 1);
	const trips = lines / towns.length;
	const farthest = Math.max(...towns.map(({ distance }) => distance));
	const tops = towns.map(({ distance }) => rounded(1 - ((1 - HEAD) * distance) / farthest));
	const outline = tops.map((top, at) => `V${top}H${10 * at}`).toReversed();
	const short = tops.flatMap((top, at) =>
		places(trips).map((trip) => `M${rounded(10 * at + 1.5 + (7 * (trip + 0.5)) / trips)} ${top}V1`),
	);
	const long = longLines(towns.length, stays).map((x) => `M${x} 0.25V1`);
	const around = `M0 0H${width}V${tops.at(-1)}H${width - 10}${outline.join("")}z`;
	return { box: [width, 1], d: [around, ...long, ...short].join("") };
}

/** Beside towns: what did not move is as far as ever. In tens, one for each town and one for these. */
const longLines = (towns: number, stays: number) =>
	places(stays).map((at) => 10 * towns + 3 + (6 * (at + 1)) / (stays + 1));

/** Rungs from side to side. */
export const ladder = (steps: number): Drawn => ({
	box: [1, steps],
	d: places(steps)
		.map((at) => `M0 ${at + 0.5}h1`)
		.join(""),
});

/** A crowd is about this many times as wide as it is high. */
const BROADNESS = 3.4;
/** Of its box, from one to the next. */
const PITCH = 20;
/** So many squares are different: no divisor of what stands in a row, so no two rows begin alike. */
const DIFFERENT = 37;

/** In disorder no two beside each other are the same; in order all are, but a few on purpose, spread over them. */
export function crowdOf(row: Row, isInOrder: boolean) {
	const { count = 0 } = row;
	const columns = Math.ceil(Math.sqrt(count * BROADNESS));
	const rows = Math.ceil(count / columns);
	const others = new Set(othersIn(row));
	// What repeats itself hardly weighs anything.
	const path = (shapeOf: (place: number) => string) =>
		places(rows)
			.map((row) => {
				const cells = places(Math.min(columns, count - row * columns));
				const shapes = cells.map((cell) => shapeOf(row * columns + cell));
				return `M0 ${PITCH * row}${shapes.join(`m${PITCH} 0`)}`;
			})
			.join("");
	const same = isInOrder ? () => shape(4, 4, "h12v12h-12") : tilted;
	return {
		box: [PITCH * columns, PITCH * rows] as const,
		same: path((place) => (others.has(place) ? "" : same(place))),
		others: path((place) => (others.has(place) ? shape(2, 10, "l8-8 8 8-8 8") : "")),
	};
}

/** An outline that begins there in its cell, and ends where the cell begins. */
const shape = (x: number, y: number, outline: string) => `m${x} ${y}${outline}zm${-x} ${-y}`;

/** A square of its own size and turn, near its place. */
function tilted(place: number): string {
	const seed = place % DIFFERENT;
	const chance = (nth: number) => (Math.sin(127.1 * (seed + 1) + 311.7 * nth) * 43758.5453) % 1;
	const half = 8 + 3 * chance(1);
	const turn = (Math.PI / 4) * (1 + chance(2));
	const [x, y] = [chance(3), chance(4)].map((aside) => Math.round(PITCH / 2 + 5 * aside));
	const [a, b] = [Math.round(half * Math.cos(turn)), Math.round(half * Math.sin(turn))];
	return shape(
		(x ?? 0) + a,
		(y ?? 0) + b,
		`l${-a - b} ${a - b} ${b - a} ${-a - b} ${a + b} ${b - a}`,
	);
}
