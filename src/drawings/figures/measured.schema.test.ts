import { expect, it } from "vitest";
import { measured } from "./measured.schema.ts";

const unit = "servers";
const accepts = (data: object) => measured.safeParse(data).success;

it.each([
	["without what it was", { kind: "bar", unit, now: 40 }],
	["in places", { kind: "bar", unit, was: [{ value: 7, place: "Gent" }], now: 3.5 }],
])("takes numbers %s", (_, data) => {
	expect(accepts(data)).toBe(true);
});

it.each([
	["less than nothing", { kind: "bar", unit, was: 4, now: -1 }],
	["what never pays itself back", { kind: "payback", unit, invested: 9, perMonth: 0 }],
	["another kind", { kind: "pie", unit, was: 4, now: 1 }],
])("refuses %s", (_, data) => {
	expect(accepts(data)).toBe(false);
});
