import { expect, it } from "vitest";
import type { Measured } from "@/content/types";
import { drawingOf } from "./banner";

const words = {
	mast: "",
	open: "",
	full: "",
	was: "was",
	now: "nu",
	unreachable: "minuten",
	year: "een jaar",
	hour: "één uur",
	day: "één dag",
	week: "één week",
	months: "maanden",
	repay: "terugbetalen",
	after: "daarna",
	profit: "winst",
};
const draw = (measured: Measured) => drawingOf(measured, words);
const sharesOf = (measured: Measured) => draw(measured).rows.map(({ share }) => share);
const labelsOf = (measured: Measured) =>
	draw(measured).rows.map(({ value, word }) => `${value} ${word}`);
const bar = (unit: string, was: number, now: number): Measured => ({ kind: "bar", unit, was, now });
const uptime = (was: number, now: number): Measured => ({ kind: "uptime", was, now });
const payback = (months: number): Measured => ({
	...{ kind: "payback", unit: "uur", invested: months, perMonth: 1, months },
});

it("begins at zero and makes the largest as wide as there is room", () => {
	expect(sharesOf(bar("s", 4, 1))).toEqual([1, 0.25]);
	expect(sharesOf(bar("s", 1, 100))).toEqual([0.01, 1]);
	expect(sharesOf(bar("s", 3, 3))).toEqual([1, 1]);
	expect(sharesOf(bar("s", 3, 0))).toEqual([1, 0]);
	expect(sharesOf({ kind: "total", unit: "systemen", now: 14 })).toEqual([1]);
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
	["uur per week", "100 was", "uur per week"],
	["werkdagen", "100 was", "werkdagen"],
])("says once what all numbers are, where %s is no symbol", (unit, label, said) => {
	expect(labelsOf(bar(unit, 100, 50))[0]).toBe(label);
	expect(draw(bar(unit, 100, 50)).unit).toBe(said);
});

it("writes numbers the Dutch way", () => {
	expect(labelsOf(bar("bezoekers", 28_000, 0.5))).toEqual(["28.000 was", "0,5 nu"]);
});

it("draws things as a cell each", () => {
	const { rows } = draw({ kind: "count", unit: "storingen", was: 20, now: 5 });
	expect(rows).toMatchObject([
		{ share: 1, cells: 20 },
		{ share: 0.25, cells: 5 },
	]);
});

it.each([
	[uptime(45, 6), "één uur", [0.25, 0.9]],
	[uptime(720, 144), "één dag", [0.5, 0.9]],
	[uptime(5040, 0), "één week", [0.5, 1]],
	[uptime(52_560, 26_280), undefined, [0.9, 0.95]],
])("draws a year at the scale that shows what lacked: %j", (measured, loupe, shares) => {
	const { rows, ...drawing } = draw(measured);
	expect(drawing.loupe).toBe(loupe);
	for (const [index, { share, gone = 0 }] of rows.entries()) {
		expect(share).toBeCloseTo(shares[index] ?? Number.NaN);
		expect(share + gone).toBeCloseTo(1);
	}
});

it.each([
	[6, [0.25, 0.75], [6, 18]],
	[24, [0.5, 0.5], [24, 24]],
	[0.5, [0.5 / 24, 23.5 / 24], [undefined, undefined]],
	[60, [0.5, 0.5], [undefined, undefined]],
])("draws what pays itself back in %s months, and as much after it", (months, shares, cells) => {
	const [repaying, profit] = draw(payback(months)).rows;
	expect([repaying?.share, profit?.share]).toEqual(shares);
	expect([repaying?.cells, profit?.cells]).toEqual(cells);
	expect(profit?.from).toBe(shares[0]);
	expect(labelsOf(payback(months))[1]).toBe("daarna winst");
});
