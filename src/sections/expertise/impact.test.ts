import { describe, expect, it } from "vitest";
import { impactOptions, matchesImpact } from "./impact.ts";

const entry = (sector: string, ...technologies: string[]) => ({ sector, technologies });

describe("the filters of the impact cases", () => {
	it("offer distinct sectors and technologies, in the order of the cases that have them", () => {
		expect(impactOptions([entry("Zorg", "Java", "React"), entry("Bank", "React", "Go")])).toEqual({
			sector: [
				{ name: "Zorg", places: "0" },
				{ name: "Bank", places: "1" },
			],
			technology: [
				{ name: "Java", places: "0" },
				{ name: "React", places: "0 1" },
				{ name: "Go", places: "1" },
			],
		});
	});

	it("offer no sector where there is only one, no technology where there is only one", () => {
		expect(impactOptions([entry("Zorg", "Java"), entry("Zorg", "Java")])).toEqual({
			sector: [],
			technology: [],
		});
		expect(impactOptions([])).toEqual({ sector: [], technology: [] });
	});

	it("offer the first eight of nine technologies", () => {
		const nine = Array.from({ length: 9 }, (_, index) => `T${index}`);
		const { technology } = impactOptions([entry("Zorg", ...nine)]);
		expect(technology.map(({ name }) => name)).toEqual(nine.slice(0, 8));
	});

	it("show a case only if it matches both", () => {
		expect(matchesImpact(1, [])).toBe(true);
		expect(matchesImpact(1, ["", ""])).toBe(true);
		expect(matchesImpact(1, ["1", "0 1"])).toBe(true);
		expect(matchesImpact(1, ["0", "0 1"])).toBe(false);
		expect(matchesImpact(1, ["1", "0 11"])).toBe(false);
		expect(matchesImpact(1, ["", "0"])).toBe(false);
	});
});
