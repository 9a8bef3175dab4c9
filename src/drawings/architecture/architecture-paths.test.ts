import { expect, it } from "vitest";
import type { Row } from "./architecture.schema.ts";
import { crowdOf, ladder, linesOf } from "./architecture-paths.ts";
import { bandsOf } from "./bands.ts";

const row = (data: Partial<Row>): Row => ({ label: "dingen", ...data });
const towns = [
	{ name: "Lissabon", distance: 1800 },
	{ name: "Amsterdam", distance: 450 },
];
const squares = (path: string) => path.split("z").length - 1;

/** What stands above what stayed, and a field that hangs on it. */
const drawing = (above: Partial<Row>, middle: Partial<Row>) => {
	const size = middle.count ?? middle.towns?.length ?? 1;
	const field = { lines: size, block: { text: "een veld" } };
	return {
		...{ title: "Titel", gone: [], came: [], stayed: [] },
		before: { caption: "Zo.", rows: [row(above)] },
		middle: row(middle),
		after: { caption: "Nu zo.", rows: [row(field), row({ count: 2, lines: 2 })] },
	};
};

it("lets lines run from the middle of a place to the middle of another", () => {
	const [above, below] = linesOf(drawing({ count: 2, lines: 2 }, { count: 1 }));
	// Of two places these are at a quarter and three quarters of the width.
	expect(above).toEqual([{ box: [4, 1], d: "M1 0L2 1M3 0L2 1" }]);
	// From a field they run to both.
	expect(below?.[1]).toEqual({ box: [4, 1], d: "M2 0L1 1M2 0L3 1" });
});

it("meets a field straight down, from wherever its lines come", () => {
	const [, below] = linesOf(drawing({ count: 2, lines: 2 }, { count: 2 }));
	expect(below?.[0]?.d).toBe("M5 0v1M15 0v1");
});

it("makes lines as long as towns are far, as many as there are trips, and keeps what stayed far", () => {
	const [above, below] = linesOf(drawing({ far: ["kluis"], lines: 8 }, { towns }));
	const d = above?.[0]?.d ?? "";
	const tops = [...d.matchAll(/M[\d.]+ ([\d.]+)V1/g)].map(([, top]) => Number(top));
	expect(tops).toEqual([0.25, ...Array(4).fill(0.2), ...Array(4).fill(0.8)]);
	expect(d).toContain("M26 0.25V1");
	expect(below?.[0]).toEqual({ box: [30, 1], d: "M5 0v1M15 0v1M26 0v1" });
});

it("draws a rung for each step", () => {
	expect(ladder(46).d.match(/h1/g)).toHaveLength(46);
});

it.each([340, 341, 41, 57, 400])("draws %d of a crowd, out of order and in order", (count) => {
	const crowd = row({ count, other: 14 });
	const { same, others } = crowdOf(crowd, true);
	expect([squares(same), squares(others)]).toEqual([count - 14, 14]);
	for (const isInOrder of [true, false])
		expect(squares(crowdOf(row({ count }), isInOrder).same)).toBe(count);
});

it("stands the rows in the fields of a flag, what stayed where they meet", () => {
	const side = (...rows: Partial<Row>[]) => ({ caption: "Zo.", rows: rows.map(row) });
	const data = {
		...{ title: "Titel", gone: [], came: [], stayed: [] },
		before: side({ label: "b", steps: 9, lines: 3 }, { label: "a", count: 4, lines: 4 }),
		middle: row({ label: "c", count: 3 }),
		after: side(
			{ label: "d", lines: 3, block: { text: "d" } },
			{ label: "e", block: { text: "e" } },
		),
	};
	const of = (flag: Parameters<typeof bandsOf>[0]) =>
		bandsOf(flag, data).map(({ color, parts }) => [
			color,
			parts.map((part) => ("row" in part ? part.row.label : "|")).join(""),
		]);
	expect(of("E")).toEqual([
		["blue", "a|b|c"],
		["red", "|de"],
	]);
	// One each. What comes out of steps is drawn in the next field, what hangs on a row in both.
	expect(of("C")).toEqual([
		["blue", "a|"],
		["white", "b"],
		["red", "|c|"],
		["white", "|d"],
		["blue", "e"],
	]);
	expect(of("D")).toEqual([
		["yellow", "a|"],
		["blue", "b|c|d"],
		["yellow", "e"],
	]);
	// A flag that has no fields above each other.
	expect(of("F")).toEqual([
		["white", "a|b|c"],
		["red", "|de"],
	]);
});
