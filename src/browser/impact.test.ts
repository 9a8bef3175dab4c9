import { describe, expect, it } from "vitest";
import { ALL, impactOptions, matchesImpact } from "./impact.ts";

const entry = (sector: string, ...technologies: string[]) => ({ sector, technologies });

describe("the filters of the impact cases", () => {
	it("offer distinct sectors and technologies, in the order of the cases", () => {
		expect(impactOptions([entry("Zorg", "Java", "React"), entry("Bank", "React", "Go")])).toEqual({
			sector: ["Zorg", "Bank"],
			technology: ["Java", "React", "Go"],
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
		expect(technology).toEqual(nine.slice(0, 8));
	});

	it("show a case only if it matches both", () => {
		const bank = entry("Bank", "Java", "React");
		expect(matchesImpact(bank, ALL)).toBe(true);
		expect(matchesImpact(bank, { sector: "Bank", technology: "React" })).toBe(true);
		expect(matchesImpact(bank, { sector: "Zorg", technology: "React" })).toBe(false);
		expect(matchesImpact(bank, { sector: "Bank", technology: "Go" })).toBe(false);
	});
});
