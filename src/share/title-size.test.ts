import { describe, expect, it } from "vitest";
import { titleSize } from "./title-size.ts";

const box = { width: 640, height: 350 };

describe("the size of a title", () => {
	it("is the largest that fits", () => {
		expect(titleSize("Cases", box)).toBe(112);
		expect(titleSize("Wij bouwen teams die leveren", box)).toBeLessThan(112);
	});

	it("falls with the number of words", () => {
		const sizes = [3, 6, 9, 12].map((words) => titleSize("woorden ".repeat(words).trim(), box));
		expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
		expect(new Set(sizes).size).toBeGreaterThan(2);
	});

	it("falls with the longest word, which is not broken", () => {
		expect(titleSize("Verantwoordelijkheid", box)).toBeLessThan(titleSize("Verantwoord", box));
	});

	it("knows what stays on one line", () => {
		expect(titleSize("Minuten: 12.000\u00a0minuten", box)).toBeLessThan(
			titleSize("Minuten: 12.000 minuten", box),
		);
	});

	it("has an end, whatever the text", () => {
		expect(titleSize("lang ".repeat(100), box)).toBe(56);
		expect(titleSize("", box)).toBe(112);
	});
});
