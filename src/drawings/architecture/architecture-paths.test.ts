import { expect, it } from "vitest";
import { cells, linesBeside, linesBetween, reachesOf } from "./architecture-paths.ts";

const of = (count: number, gone: number[] = []) => ({ label: "dingen", count, gone });
const platform = { label: "platform", platform: [{ title: "Git" }, { title: "ArgoCD" }] };

it("lets lines run from the middle of a place to the middle of another", () => {
	// Of two places these are at a quarter and three quarters of the height.
	expect(linesBetween("all", of(2), of(1))).toEqual({
		viewBox: "0 0 1 4",
		d: "M0 1L1 2zm0 2L1 2z",
	});
});

it("draws from the side that has most places, so that steps are whole", () => {
	expect(
		linesBetween(
			[
				[0, 2],
				[0, 0],
			],
			of(1),
			of(3),
		).d,
	).toBe("M1 1L0 3zm0 4L0 3z");
});

it("takes no step between lines of one place", () => {
	expect(
		linesBetween(
			[
				[0, 0],
				[0, 1],
			],
			of(2),
			of(2),
		).d,
	).toBe("M0 1L1 1zL1 3z");
});

it.each([
	[of(3), platform],
	[platform, of(3)],
])("meets a platform straight across", (from, to) => {
	expect(linesBetween("straight", from, to)).toEqual({
		viewBox: "0 0 1 6",
		d: "M0 1h1zm0 2h1zm0 2h1z",
	});
});

it("meets a field of a platform in its middle, however high it is", () => {
	const high = { label: "platform", platform: [{ title: "Git", share: 3 }, { title: "ArgoCD" }] };
	// Of eight parts of the height: three quarters have their middle at three, the last at seven.
	expect(linesBetween("all", high, of(1))).toEqual({
		viewBox: "0 0 1 4",
		d: "M0 1.5L1 2zm0 2L1 2z",
	});
});

it("makes lines as long as towns are far", () => {
	const towns = [
		{ name: "Lissabon", distance: 1800 },
		{ name: "Amsterdam", distance: 450 },
	];
	expect(reachesOf({ label: "steden", places: towns })).toEqual([1, 0.25]);
	expect(reachesOf({ label: "steden", places: [{ name: "Lissabon" }] })).toBeUndefined();
});

it("draws a line for each trip", () => {
	expect(linesBeside(2)).toEqual({ viewBox: "0 0 1 4", d: "M0 1h1zm0 2h1z" });
});

it("passes by what is gone", () => {
	expect(linesBetween("straight", of(3, [1]), of(3, [1])).d).toBe("M0 1h1zm0 4h1z");
});

it("puts cells in the middle of their places, and dashes what is gone", () => {
	expect(cells(of(20, [1]))).toMatchObject({
		viewBox: "0 0 1 320",
		d: expect.stringMatching(/^M0 4h1v8H0zm0 32h1v8H0zm0 16h1v8H0z/),
		dashed: "M0 20h1v8H0z",
	});
});

it("keeps the cells of few as low as those of many", () => {
	expect(cells(of(2)).d).toBe("M0 7.5h1v1H0zm0 16h1v1H0z");
});
