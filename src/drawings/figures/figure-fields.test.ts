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
	year: "een jaar",
	hour: "één uur",
	day: "één dag",
	week: "één week",
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

it("draws things as a cell each", () => {
	const { rows } = draw({ kind: "count", unit: "storingen", was: 20, now: 5 });
	expect(rows).toMatchObject([
		{ share: 1, cells: 20 },
		{ share: 0.25, cells: 5 },
	]);
});

it.each([
	[uptime(45, 6), { name: "één uur", of: "een jaar" }, [0.75, 0.1]],
	[uptime(720, 144), { name: "één dag", of: "een jaar" }, [0.5, 0.1]],
	[uptime(5040, 0), { name: "één week", of: "een jaar" }, [0.5, 0]],
	[uptime(52_560, 26_280), { name: "een jaar" }, [0.1, 0.05]],
])("draws what lacked in a year at a scale that shows it: %j", (measured, scale, shares) => {
	expect(draw(measured)).toMatchObject({ scale, unit: "per jaar onbereikbaar" });
	expect(sharesOf(measured)).toEqual(shares);
});

it.each([
	[6, 0.25, 6, "24\u00a0maanden", "6 maanden, daarna winst"],
	[24, 0.5, 24, "48\u00a0maanden", "24 maanden, daarna winst"],
	[0.5, 0.5 / 24, undefined, "24\u00a0maanden", "0,5 maand, daarna winst"],
	[60, 0.5, undefined, "120\u00a0maanden", "60 maanden, daarna winst"],
])("draws the %s months of a payback on a longer line", (months, share, cells, name, label) => {
	const { rows, scale } = draw(payback(months));
	expect(rows).toHaveLength(1);
	expect(rows[0]).toMatchObject({ is: "open", share });
	expect(rows[0]?.cells).toBe(cells);
	expect(scale).toEqual({ name });
	expect(labelsOf(payback(months))).toEqual([label]);
});
