import { expect, it } from "vitest";
import { linesPath } from "./paths.ts";

it("draws a line at each place", () => {
	expect(linesPath([1, 2])).toBe("M1 0v1M2 0v1");
	expect(linesPath([])).toBe("");
});
