import { expect, it } from "vitest";
import { lanesOf } from "./journey.schema.ts";

const teamsOf = (...counts: number[]) =>
	counts.map((count) => ({ layers: Array(count).fill("laag") }));

it("waits for each team that it comes to, on the way down and on the way up", () => {
	const { lanes, end, together } = lanesOf(teamsOf(1, 2, 1));
	const [top, , deepest] = lanes;
	expect(top).toEqual([
		{ from: 0, length: 1, waits: false },
		{ from: 19, length: 4, waits: true },
		{ from: 23, length: 1, waits: false },
	]);
	expect(deepest).toEqual([
		{ from: 7, length: 4, waits: true },
		{ from: 11, length: 2, waits: false },
	]);
	expect({ end, together }).toEqual({ end: 24, together: 8 });
});

it("waits the largest part, and works as long as one team does", () => {
	for (const counts of [
		[1, 1],
		[4, 2],
		[1, 2, 2, 1],
	]) {
		const { lanes, together } = lanesOf(teamsOf(...counts));
		const sum = (waits: boolean) =>
			lanes
				.flat()
				.filter((span) => span.waits === waits)
				.reduce((all, { length }) => all + length, 0);
		expect(sum(false)).toBe(together);
		expect(sum(true)).toBe(8 * (counts.length - 1));
	}
});
