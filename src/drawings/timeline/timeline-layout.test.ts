import { describe, expect, it } from "vitest";
import { barOf, monthsOf, ticksOf } from "./timeline-layout";

const JANUARY_2024 = 12 * 2024;

describe("bars", () => {
	it("are as long as a price was paid", () => {
		expect(barOf({ month: 4, to: 9 }, 20)).toEqual({ from: 0.2, to: 0.45, isLate: false });
	});

	it("run to the end of the line while a price is being paid", () => {
		expect(barOf({ month: 2, lasting: true }, 20)).toMatchObject({ from: 0.1, to: 1 });
	});

	it("show a single moment too, also the last one, whose words stand before it", () => {
		expect(barOf({ month: 5 }, 20)).toEqual({ from: 0.25, to: 0.26, isLate: false });
		expect(barOf({ month: 20 }, 20)).toEqual({ from: 0.99, to: 1, isLate: true });
	});
});

describe("ticks", () => {
	it("stand on the halves of nearly two years, and say a year once", () => {
		expect(ticksOf(JANUARY_2024, 22)).toEqual([
			{ month: 0, label: "jan 2024" },
			{ month: 6, label: "jul" },
			{ month: 12, label: "jan 2025" },
			{ month: 18 },
		]);
	});

	it.each([1, 2, 5, 7, 8, 13, 20, 36, 60])(
		"are few in %i months, with room for a label",
		(months) => {
			for (let start = JANUARY_2024; start < JANUARY_2024 + 12; start++) {
				const ticks = ticksOf(start, months);
				expect(ticks.length).toBeLessThanOrEqual(6);
				expect(ticks[0]?.month).toBe(0);
				const labels = ticks.flatMap(({ month, label }) => (label ? [month / months] : []));
				for (const [i, at] of labels.entries())
					expect((labels[i + 1] ?? 1) - at).toBeGreaterThan(0.19);
			}
		},
	);

	it("keep a label that would run into another", () => {
		const [first, second, third] = ticksOf(JANUARY_2024 - 1, 60);
		expect(first?.label).toBe("dec 2023");
		expect(second).toEqual({ month: 1 });
		expect(third?.label).toBe("jan 2025");
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
