import { expect, it } from "vitest";
import { contradictions, numbersIn, spanOf } from "./service-drawing.check.ts";

const DELIVERED = ["Een plan: wat er komt.", "Code met tests.", "Uitleg.", "Beheer."];

it("reads numbers as people write them", () => {
	expect(numbersIn("2-6 FTE")).toEqual([2, 6]);
	expect(numbersIn("2,5 van 10")).toEqual([2.5, 10]);
	expect(numbersIn("veel")).toEqual([]);
});

it("measures a length in hours of work", () => {
	expect(spanOf("1 tot 2 uur")).toEqual({ unit: "uur", from: 1, to: 2 });
	// Typography puts a space between a number and its unit that no line breaks at.
	expect(spanOf("2 tot 4\u00a0weken")).toEqual({ unit: "weken", from: 80, to: 160 });
	expect(spanOf("tot je opvolger is ingewerkt")).toBeUndefined();
});

const STEPS = ["", "één tot drie dagen", "In 2 tot vier weken"].map((text, index) => ({
	title: `Stap ${index}`,
	text,
}));
const NAMES = ["plan", "code", "uitleg", "beheer"];
const holding = (steps: string[], names: string[]) =>
	contradictions(
		{ kind: "parts", caption: "", steps, names },
		{ steps: STEPS, deliverables: DELIVERED },
	).map(([field]) => field);
const parts = (...steps: string[]) => holding(steps, NAMES);

it("wants what one holds to grow to all there is", () => {
	expect(parts("0 van 4", "2 van 4", "4 van 4")).toEqual([]);
	expect(parts("1 van 4", "1 van 4", "4 van 4")).toEqual([]);
	expect(parts("1 van 4", "4 van 4")).toEqual(["steps"]);
	expect(parts("1 van 4", "2 van 5", "4 van 4")).toEqual(["steps.1"]);
	expect(parts("2 van 4", "1 van 4", "4 van 4")).toEqual(["steps.1"]);
	expect(parts("1 van 4", "2 van 4", "3 van 4")).toEqual(["steps.2"]);
	expect(parts("eerst", "2 van 4", "4 van 4")).toEqual(["steps.0"]);
});

it("wants each thing one holds to be called as the page does", () => {
	const STEPS = ["1 van 4", "2 van 4", "4 van 4"];
	expect(holding(STEPS, ["plan", "uitleg", "code", "beheer"])).toEqual(["names.1", "names.2"]);
	expect(holding(STEPS, NAMES.slice(1))).toEqual(["names"]);
});

const forms = (...lengths: string[]) =>
	contradictions(
		{
			kind: "forms",
			caption: "",
			steps: lengths.map((length) => ({ length, text: "" })),
		},
		{ steps: STEPS, deliverables: DELIVERED },
	).map(([field]) => field);

it("wants forms to take as long as their texts say, the shortest first", () => {
	expect(forms("tot het klaar is", "1 tot 3 dagen", "2 tot 4 weken")).toEqual([]);
	expect(forms("tot het klaar is", "1 tot 4 dagen", "2 tot 4 weken")).toEqual(["steps.1.length"]);
	expect(forms("tot het klaar is", "2 tot 4 weken", "1 tot 3 dagen")).toContain("steps.2.length");
	expect(forms("tot het klaar is", "1 tot 9 dagen", "2 tot 4 weken")).toEqual(["steps.1.length"]);
	expect(forms("tot het klaar is", "3 tot 1 dagen", "2 tot 4 weken")).toEqual(["steps.1.length"]);
	expect(forms("tot 3 uur", "1 tot 3 dagen", "2 tot 4 weken")).toEqual(["steps.0.length"]);
});
