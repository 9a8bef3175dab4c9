import { expect, it } from "vitest";
import type { Measured } from "@/content/types";
import { chartOf } from "./measured.schema";

const words = {
	mast: "",
	open: "",
	full: "",
	was: "was",
	now: "nu",
	unreachable: "per jaar onbereikbaar",
	minutes: "min",
	month: "maand",
	months: "maanden",
	profit: "daarna winst",
};
const draw = (measured: Measured) => chartOf(measured).fields(measured, words);
const sharesOf = (measured: Measured) => draw(measured).rows.map(({ share }) => share);
const labelsOf = (measured: Measured) =>
	draw(measured).rows.map(({ value, unit, word }) => [value, unit, word].filter(Boolean).join(" "));
const bar = (unit: string, was: number, now: number): Measured => ({ kind: "bar", unit, was, now });
const uptime = (was: number, now: number): Measured => ({ kind: "uptime", was, now });
const payback = (months: number): Measured => ({
	...{ kind: "payback", unit: "uur", invested: months, perMonth: 1 },
});

it("begins at zero and makes the largest as wide as there is room", () => {
	expect(sharesOf(bar("s", 4, 1))).toEqual([1, 0.25]);
	expect(sharesOf(bar("s", 1, 100))).toEqual([0.01, 1]);
	expect(sharesOf(bar("s", 3, 3))).toEqual([1, 1]);
	expect(sharesOf(bar("s", 3, 0))).toEqual([1, 0]);
	expect(sharesOf({ kind: "bar", unit: "systemen", now: 14 })).toEqual([1]);
});

it("draws what it was in each place", () => {
	const measured: Measured = {
		...{ kind: "bar", unit: "ms" },
		was: [
			{ value: 700, place: "Lissabon" },
			{ value: 175, place: "Amsterdam" },
		],
		now: { value: 35, place: "zes steden" },
	};
	expect(draw(measured).rows.map(({ is }) => is)).toEqual(["open", "open", "full"]);
	expect(sharesOf(measured)).toEqual([1, 0.25, 0.05]);
	expect(labelsOf(measured)).toEqual([
		"700\u00a0ms was, Lissabon",
		"175\u00a0ms was, Amsterdam",
		"35\u00a0ms nu, zes steden",
	]);
});

it.each([
	["%", "100% was", undefined],
	["x", "100x was", undefined],
	["uur", "100\u00a0uur was", undefined],
	["uur per week", "100\u00a0uur was", "per week"],
	["werkdagen", "100 werkdagen was", undefined],
	["bestellingen per uur", "100 was", "bestellingen per uur"],
])("writes %s behind each number, or above all where it does not fit", (unit, label, said) => {
	expect(labelsOf(bar(unit, 100, 50))[0]).toBe(label);
	expect(draw(bar(unit, 100, 50)).unit).toBe(said);
});

it("writes numbers the Dutch way, and one of a thing in the singular", () => {
	expect(labelsOf({ ...bar("dagen", 28_000, 0.5), one: "dag" } as Measured)).toEqual([
		"28.000 dagen was",
		"0,5 dag nu",
	]);
});

it("draws things as a cell each while they can be told apart, and no amounts", () => {
	const cellsOf = (measured: Measured) => draw(measured).rows.map(({ cells }) => cells);
	expect(cellsOf(bar("storingen", 41, 5))).toEqual([undefined, undefined]);
	expect(cellsOf(bar("werkdagen", 5, 1.5))).toEqual([undefined, undefined]);
	expect(cellsOf(bar("uur", 20, 5))).toEqual([undefined, undefined]);
	expect(cellsOf(bar("storingen", 40, 0))).toEqual([40, 0]);
	const { rows } = draw({ kind: "bar", unit: "storingen", was: 20, now: 5 });
	expect(rows).toMatchObject([
		{ share: 1, cells: 20 },
		{ share: 0.25, cells: 5 },
	]);
});

it("draws what lacked in a year in minutes", () => {
	expect(draw(uptime(720, 180))).toMatchObject({
		unit: "per jaar onbereikbaar",
		rows: [
			{ share: 1, value: "720\u00a0min" },
			{ share: 0.25, value: "180\u00a0min" },
		],
	});
});

it.each([
	[6, 6, "6 maanden, daarna winst"],
	[40, 40, "40 maanden, daarna winst"],
	[0.5, undefined, "0,5 maand, daarna winst"],
	[60, undefined, "60 maanden, daarna winst"],
])(
	"draws the %s months of a payback, a cell each while they can be told apart",
	(months, cells, label) => {
		const { rows } = draw(payback(months));
		expect(rows).toHaveLength(1);
		expect(rows[0]).toMatchObject({ is: "open", share: 1 });
		expect(rows[0]?.cells).toBe(cells);
		expect(labelsOf(payback(months))).toEqual([label]);
	},
);
