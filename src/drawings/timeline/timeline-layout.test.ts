import { describe, expect, it } from "vitest";
import { barPath, monthsOf, wordsOf } from "./timeline-layout";

const JANUARY_2024 = 12 * 2024;

describe("words", () => {
	it("stand beside a bar, or at a moment itself where it has none", () => {
		expect(wordsOf({ month: 4, to: 9 }, 20, true)).toEqual({ words: "after", share: 0.45 });
		expect(wordsOf({ month: 2, lasting: true }, 20, true)).toEqual({ words: "on", share: 0.1 });
		expect(wordsOf({ month: 5 }, 20, false)).toEqual({ words: "after", share: 0.25 });
		expect(wordsOf({ month: 20 }, 20, false)).toEqual({ words: "before", share: 0 });
	});
});

describe("bars", () => {
	it("are as long as a price was paid", () => {
		expect(barPath({ month: 4, to: 9 }, 20)).toBe("M4 0h5v1H4z");
	});

	it("run on after the line while a price is being paid", () => {
		expect(barPath({ month: 2, lasting: true }, 20)).toBe("M2 0h60v1H2z");
	});

	it("show a single moment too, also the last one", () => {
		expect(barPath({ month: 5 }, 20)).toBe("M5 0h0.3v1H5z");
		expect(barPath({ month: 20 }, 20)).toBe("M19.7 0h0.3v1H19.7z");
	});

	it("fall apart in as many as there were, between the same months", () => {
		expect(barPath({ month: 4, to: 8, times: 3 }, 20)).toBe(
			"M4 0h1v1H4zM5.5 0h1v1H5.5zM7 0h1v1H7z",
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
