import { describe, expect, it } from "vitest";
import { barPath, monthsOf } from "./timeline-layout";

const JANUARY_2024 = 12 * 2024;

describe("bars", () => {
	it("are as long as a price was paid", () => {
		expect(barPath({ from: 4, to: 9 }, 20)).toBe("M4 0h5v1h-5z");
	});

	it("run on after the line while a price is being paid", () => {
		expect(barPath({ from: 2, lasting: true }, 20)).toBe("M2 0h60v1h-60z");
	});

	it("show a single moment too, also the last one", () => {
		expect(barPath({ from: 5 }, 20)).toBe("M5 0h0.3v1h-0.3z");
		expect(barPath({ from: 20 }, 20)).toBe("M19.7 0h0.3v1h-0.3z");
	});

	it("fall apart in as many as there were, between the same months", () => {
		expect(barPath({ from: 4, to: 8, times: 3 }, 20)).toBe(
			`M4 0${Array(3).fill("h1.143v1h-1.143z").join("m1.429 0")}`,
		);
	});
});

it.each([
	[0, 0.7, "januari 2024"],
	[4, 9, "mei–september 2024"],
	[10, 22, "november 2024 – oktober 2025"],
	[9.5, undefined, "oktober 2024"],
	[10, undefined, "november 2024"],
])("names the months from %s to %s", (from, to, months) => {
	expect(monthsOf(JANUARY_2024, from, to)).toBe(months);
});
