import { expect, it } from "vitest";
import { linesPath, placeOf } from "./paths.ts";

it("draws a line at each place", () => {
	expect(linesPath([1, 2])).toBe("M1 0v1M2 0v1");
	expect(linesPath([])).toBe("");
});

it("places words after what is early, before what is late, and on what is late and long", () => {
	expect(placeOf(0.2, 0.45)).toEqual({ words: "after", share: 0.45 });
	expect(placeOf(0.75, 0.8)).toEqual({ words: "before", share: 0.25 });
	expect(placeOf(0.4, 1)).toEqual({ words: "on", share: 0.4 });
	expect(placeOf(0, 0.8)).toEqual({ words: "on", share: 0 });
	expect(placeOf(0.95, 1)).toMatchObject({ words: "before" });
});
