import { describe, expect, it } from "vitest";
import { hoursText } from "./opening-hours.ts";

describe("opening hours", () => {
	it("name a row of days", () => {
		expect(hoursText({ from: "maandag", to: "vrijdag", opens: "09:00", closes: "17:30" })).toBe(
			"Maandag tot en met vrijdag, 9.00\u00a0tot\u00a017.30\u00a0uur",
		);
	});

	it("name a single day", () => {
		expect(hoursText({ from: "zaterdag", opens: "10:15", closes: "20:05" })).toBe(
			"Zaterdag, 10.15\u00a0tot\u00a020.05\u00a0uur",
		);
	});

	it("keep the hour of midnight", () => {
		expect(hoursText({ from: "zondag", opens: "00:30", closes: "09:00" })).toBe(
			"Zondag, 0.30\u00a0tot\u00a09.00\u00a0uur",
		);
	});
});
