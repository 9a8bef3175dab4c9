import { describe, expect, it } from "vitest";
import { monthTicks } from "./waves.ts";

describe("the months on an axis", () => {
	it.each([
		[1, [0, 1]],
		[4, [0, 3, 4]],
		[10, [0, 3, 6, 9, 10]],
		[12, [0, 3, 6, 9, 12]],
		[13, [0, 6, 13]],
		[24, [0, 6, 12, 18, 24]],
		[25, [0, 12, 25]],
		[60, [0, 12, 24, 36, 48, 60]],
	])("of %i leave room for the last", (end, months) => {
		expect(monthTicks(end)).toEqual(months);
	});
});
