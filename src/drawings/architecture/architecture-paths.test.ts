import { expect, it } from "vitest";
import type { Row } from "./architecture.schema.ts";
import {
	crowdInDisorder,
	crowdInOrder,
	distances,
	ladder,
	linesBetween,
} from "./architecture-paths.ts";
import { bandsOf } from "./bands.ts";

const row = (data: Partial<Row>): Row => ({ label: "dingen", ...data });
const towns = [
	{ name: "Lissabon", distance: 1800 },
	{ name: "Amsterdam", distance: 450 },
];
const squares = (path: string) => path.split("z").length - 1;

it("lets lines run from the middle of a place to the middle of another", () => {
	const [two, one] = [row({ count: 2, lines: 2 }), row({ count: 1 })];
	// Of two places these are at a quarter and three quarters of the width.
	expect(linesBetween(two, one, true)).toEqual({ box: [4, 1], d: "M1 0L2 1M3 0L2 1" });
	expect(linesBetween(two, one, false).d).toBe("M2 0L1 1M2 0L3 1");
});

it("meets a field straight down, from wherever its lines come", () => {
	const field = row({ lines: 2, block: { text: "een veld" } });
	expect(linesBetween(field, row({ count: 2 }), false).d).toBe("M5 0v1M15 0v1");
	// Beside towns there is a place for the one line of what stayed far away.
	expect(linesBetween(field, row({ towns }), false, 1)).toEqual({
		box: [30, 1],
		d: "M5 0v1M15 0v1M26 0v1",
	});
});

it("makes lines as long as towns are far, as many as there are trips", () => {
	const { tops, outline, d } = distances(row({ towns }), 8, 1);
	const [far = 0, near = 0] = tops.map((top) => 100 - top);
	expect(near / far).toBeCloseTo(450 / 1800);
	expect(d.match(/M/g)).toHaveLength(8);
	expect(d.match(new RegExp(`${tops[0]}V100`, "g"))).toHaveLength(4);
	expect(outline).toMatch(/M26 25V100$/);
});

it("draws a rung for each step", () => {
	expect(ladder(46).d.match(/h1/g)).toHaveLength(46);
});

it.each([340, 341, 41, 57, 400])(
	"draws %d of a crowd: out of order from a few, and in order",
	(count) => {
		const { row: first, turns, rest } = crowdInDisorder(count);
		expect(squares(first) * (1 + turns.length) + squares(rest)).toBe(count);
		const { same, others } = crowdInOrder(row({ count, other: 14 }));
		expect([squares(same), squares(others)]).toEqual([count - 14, 14]);
		expect(squares(crowdInOrder(row({ count })).same)).toBe(count);
	},
);

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
