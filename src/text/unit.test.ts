import { expect, it } from "vitest";
import { isSingular, unitOf } from "./unit.ts";

it.each([
	["%", { symbol: "%" }],
	["uur", { symbol: "uur" }],
	["uur per week", { symbol: "uur", above: "per week" }],
	["werkdagen", { word: "werkdagen" }],
	["storingen per kwartaal", { word: "storingen", above: "per kwartaal" }],
	["bestellingen per uur", { above: "bestellingen per uur" }],
	["miljoen bezoekers", { above: "miljoen bezoekers" }],
	["uur per persoon per week", { symbol: "uur", above: "per persoon per week" }],
])("puts of %s behind a number what fits", (unit, parts) => {
	expect(unitOf(unit)).toEqual(parts);
});

it.each([
	[0, false],
	[0.5, true],
	[1, true],
	[1.5, false],
	[2, false],
])("takes %s of something for one: %s", (value, is) => {
	expect(isSingular(value)).toBe(is);
});
