import { expect, it } from "vitest";
import { spokenOf } from "./spoken.ts";

const words = {
	under: "onder",
	to: "tot",
	x: "keer",
	ms: "milliseconden",
	s: "seconden",
	min: "minuten",
};

it.each([
	["<50ms", "onder 50 milliseconden"],
	["<15 min", "onder 15 minuten"],
	["2-6 FTE", "2 tot 6 FTE"],
	["3x", "3 keer"],
	["1,6\u00a0s", "1,6 seconden"],
])("says %s as %s", (figure, said) => {
	expect(spokenOf(figure, words).replaceAll("\u00a0", " ")).toBe(said);
});

it.each([
	"-38%",
	"99,95%",
	"200+",
	"12 maanden",
	"1.200 stoelen",
	"3 servers",
	"2x4",
	"x",
	"Per sprint",
	"24/7",
])("leaves %s, which a voice says well, as it is written", (figure) => {
	expect(spokenOf(figure, words)).toBe(figure);
});
