import { describe, expect, it } from "vitest";
import { barOf, monthsOf, type Place, placeWords, ticksOf } from "./timeline-layout";

const JANUARY_2024 = 12 * 2024;
const WORDS = 0.21;

describe("the words of moments", () => {
	it("stand against the line, to the right of their staffs, while there is room", () => {
		expect(placeWords([0, 0.4])).toEqual([
			{ lane: 0, left: false },
			{ lane: 0, left: false },
		]);
	});

	it("fly to the left at the end of the line", () => {
		expect(placeWords([1])).toEqual([{ lane: 0, left: true }]);
	});

	it("stand farther from the line when another begins within them", () => {
		expect(placeWords([0.1, 0.2])).toEqual([
			{ lane: 1, left: false },
			{ lane: 0, left: false },
		]);
	});

	it("need no place when there are none", () => {
		expect(placeWords([])).toEqual([]);
	});

	it("never touch each other, nor another's staff, wherever three moments are", () => {
		const steps = Array.from({ length: 21 }, (_, i) => i / 20);
		for (const a of steps)
			for (const b of steps.filter((at) => at >= a))
				for (const c of steps.filter((at) => at >= b)) {
					const moments = [a, b, c];
					const boxes = placeWords(moments).map((place, i) => boxOf(place, moments[i] ?? 0, WORDS));
					const where = `${a} ${b} ${c}`;
					for (const box of boxes) {
						expect(box.from, where).toBeGreaterThanOrEqual(0);
						expect(box.to, where).toBeLessThanOrEqual(1);
						for (const other of boxes) {
							if (other === box) continue;
							if (other.lane === box.lane)
								expect(other.to <= box.from || other.from >= box.to, where).toBe(true);
							if (other.lane > box.lane)
								expect(other.staff <= box.from || other.staff >= box.to, where).toBe(true);
						}
					}
				}
	});
});

const boxOf = ({ lane, left }: Place, staff: number, width: number) => ({
	lane,
	staff,
	from: left ? staff - width : staff,
	to: left ? staff : staff + width,
});

describe("bars", () => {
	it("are as long as a price was paid", () => {
		expect(barOf({ month: 4, to: 9 }, 20)).toEqual({ from: 0.2, to: 0.45, left: false });
	});

	it("run to the end of the line while a price is being paid", () => {
		expect(barOf({ month: 2, lasting: true }, 20)).toMatchObject({ from: 0.1, to: 1 });
	});

	it("show a single moment too, also the last one, whose words stand before it", () => {
		expect(barOf({ month: 5 }, 20)).toEqual({ from: 0.25, to: 0.26, left: false });
		expect(barOf({ month: 20 }, 20)).toEqual({ from: 0.99, to: 1, left: true });
	});
});

describe("ticks", () => {
	it("stand on the quarters of nearly two years, and say a year once", () => {
		expect(ticksOf(JANUARY_2024, 22).map(({ label }) => label)).toEqual([
			"jan 2024",
			"apr",
			"jul",
			"okt",
			"jan 2025",
			"apr",
			"jul",
			"okt",
		]);
	});

	it.each([1, 2, 7, 8, 9, 13, 20, 36, 60])("are at most nine in %i months", (months) => {
		for (let start = JANUARY_2024; start < JANUARY_2024 + 12; start++) {
			const ticks = ticksOf(start, months);
			expect(ticks.length).toBeLessThanOrEqual(9);
			expect(ticks[0]).toMatchObject({ at: 0, always: true });
		}
	});

	it("keep a label that would run into another, or out of the drawing", () => {
		const [first, second, third] = ticksOf(JANUARY_2024 - 1, 60);
		expect(first?.label).toBe("dec 2023");
		expect(second?.label).toBeUndefined();
		expect(third?.label).toBe("jan 2025");
		expect(ticksOf(JANUARY_2024, 12 * 5 - 11).at(-1)).toEqual({ at: 48 / 49 });
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
