import { describe, expect, it } from "vitest";
import { journeyPaths } from "./journey.ts";

describe("a journey through layers", () => {
	it("waits at each border, on the way down and on the way up", () => {
		expect(journeyPaths(4, [1, 3])).toEqual({
			width: 28,
			height: 4,
			borders: "M0 1H18M0 3H18",
			apart: "M0 0L1 1H3.5L5.5 3H8L9 4L10 3H12.5L14.5 1H17L18 0z",
			waits: "M1 1h2.5M5.5 3h2.5M10 3h2.5M14.5 1h2.5",
			together: "M20 0h8l-4 4z",
		});
	});

	it("is never wider without borders", () => {
		for (const [layers, ...borders] of [[2, 1] as const, [6, 1, 3, 5] as const]) {
			const { apart, waits } = journeyPaths(layers, borders);
			expect(waits.match(/h/g)).toHaveLength(2 * borders.length);
			expect(apart).toMatch(new RegExp(`L${2 * layers + 5 * borders.length} 0z$`));
		}
	});
});
