import { describe, expect, it } from "vitest";
import { fitted, kickerOf } from "./share-words.ts";

describe("above the title", () => {
	it("stands what the page is called, and on home's what the company says of itself", () => {
		const tagline = "Software met vleugels";
		expect(kickerOf({ path: "/cases", name: "Cases", title: "Wat we deden" }, tagline)).toBe(
			"Cases",
		);
		expect(kickerOf({ path: "/", name: "Home", title: "Welkom" }, tagline)).toBe(tagline);
	});

	it("stands nothing that the title says", () => {
		expect(kickerOf({ path: "/x", name: "Cases", title: "Onze Cases" }, "")).toBe("");
	});
});

describe("the size of a title", () => {
	const box = { width: 640, height: 350 };
	const sizeOf = (title: string) => fitted(title, box).size;

	it("is the largest that fits, on the lines that are most alike", () => {
		expect(fitted("Cases", box)).toMatchObject({ lines: ["Cases"], size: 112 });
		const { lines, size } = fitted("Wij bouwen teams die leveren", box);
		expect(lines).toEqual(["Wij bouwen", "teams", "die leveren"]);
		expect(size).toBeLessThan(112);
	});

	it("falls with the number of words", () => {
		const sizes = [3, 6, 9, 12].map((words) => sizeOf("woorden ".repeat(words).trim()));
		expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
		expect(new Set(sizes).size).toBeGreaterThan(2);
	});

	it("falls with the longest word, which is not broken", () => {
		expect(sizeOf("Verantwoordelijkheid")).toBeLessThan(sizeOf("Verantwoord"));
		expect(sizeOf("Minuten: 12.000\u00a0minuten")).toBeLessThan(sizeOf("Minuten: 12.000 minuten"));
	});

	it("stands on four lines at most, and may be empty", () => {
		expect(fitted("lang ".repeat(20).trim(), box).lines).toHaveLength(4);
		expect(sizeOf("")).toBe(112);
	});
});
