import { expect, it } from "vitest";
import { CASE, problemsAfter } from "../../../tests/planted-mistakes.ts";
import { chartOf, type Measured } from "./measured.schema.ts";

const undrawable = (measured: Measured) => chartOf(measured).undrawable(measured);

it.each<[string, Measured]>([
	["what is no more", { kind: "bar", unit: "storingen", was: 6, now: 0 }],
	["what is new", { kind: "bar", unit: "servers", was: 0, now: 8 }],
	["less than one", { kind: "bar", unit: "werkdagen", one: "werkdag", was: 5, now: 0.5 }],
	["one without a plural", { kind: "bar", unit: "uur per week", was: 5, now: 1 }],
	["one of what stands above", { kind: "bar", unit: "miljoen bezoekers", now: 1 }],
	["what stayed as it was", { kind: "bar", unit: "uur", was: 8, now: 8 }],
	["a hundredfold", { kind: "bar", unit: "verzoeken", was: 90_000, now: 9_000_000 }],
	["a year that all went well", { kind: "uptime", was: 12, now: 0 }],
	["a year out of the air", { kind: "uptime", was: 525_600, now: 12 }],
	["five years", { kind: "payback", unit: "euro", invested: 60, perMonth: 1 }],
])("takes %s", (_, measured) => {
	expect(undrawable(measured)).toBeUndefined();
});

it.each<[string, Measured, RegExp]>([
	["nothing", { kind: "bar", unit: "uur", was: 0, now: 0 }, /alles is 0/],
	[
		"nothing anywhere",
		{ kind: "bar", unit: "uur", was: [{ value: 0, place: "Gent" }], now: 0 },
		/alles is 0/,
	],
	["a total of nothing", { kind: "bar", unit: "systemen", now: 0 }, /alles is 0/],
	["a longer year", { kind: "uptime", was: 525_601, now: 12 }, /langer dan een jaar/],
	["one in the plural", { kind: "bar", unit: "storingen", was: 5, now: 1 }, /"storingen".* one/],
	[
		"a number that would break",
		{ kind: "bar", unit: "bezoekers", now: 12_000_000 },
		/"miljoen bezoekers"/,
	],
])("refuses %s", (_, measured, reason) => {
	expect(undrawable(measured)).toMatch(reason);
});

it("names the measurement that cannot be drawn", () => {
	expect(problemsAfter(CASE, /was: 526\n/, "was: 600000\n")).toEqual([
		expect.stringContaining(`${CASE}, veld "metrics.2.measured": 600000 minuten`),
	]);
});
