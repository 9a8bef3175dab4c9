import { expect, it } from "vitest";
import { mayBeLength, saysLength, spanOf } from "./length.check.ts";

it("measures a length in hours of work", () => {
	expect(spanOf("1 tot 2 uur")).toEqual({ from: 1, to: 2 });
	// Typography puts a space between a number and its unit that no line breaks at.
	expect(spanOf("2 tot 4\u00a0weken")).toEqual({ from: 80, to: 160 });
	expect(spanOf("tot je opvolger is ingewerkt")).toBeUndefined();
	expect(
		["tot het klaar is", "1 tot 3 dagen", "tot 3 uur", "3 tot 1 dagen"].map(mayBeLength),
	).toEqual([...[true, true, false, false]]);
});

it("finds a length in a text, in figures or in words", () => {
	expect(saysLength("één tot drie dagen", "1 tot 3 dagen")).toBe(true);
	expect(saysLength("In 2 tot vier weken", "2 tot 4\u00a0weken")).toBe(true);
	expect(saysLength("één tot drie dagen", "1 tot 4 dagen")).toBe(false);
	expect(saysLength("Zolang het duurt.", "tot het klaar is")).toBe(true);
});
