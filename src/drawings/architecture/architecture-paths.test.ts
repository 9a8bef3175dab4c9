import { expect, it } from "vitest";
import { reachesOf } from "./architecture.schema.ts";
import { cells, linesBeside, linesBetween } from "./architecture-paths.ts";

const of = (count: number, gone: number[] = []) => ({ label: "dingen", count, gone });
const platform = { label: "platform", platform: [{ title: "Git" }, { title: "ArgoCD" }] };

it("lets lines run from the middle of a place to the middle of another", () => {
	// Of two places these are at a quarter and three quarters of the height.
	expect(linesBetween("all", of(2), of(1))).toEqual({ box: [1, 4], d: "M0 1L1 2M0 3L1 2" });
});

it("draws no lines but those that are told", () => {
	const lines: [number, number][] = [
		[0, 2],
		[0, 0],
	];
	expect(linesBetween(lines, of(1), of(3)).d).toBe("M0 3L1 5M0 3L1 1");
});

it.each([
	[of(3), platform],
	[platform, of(3)],
])("meets a platform straight across", (from, to) => {
	expect(linesBetween("straight", from, to)).toEqual({ box: [1, 6], d: "m0 1h1zm0 2h1zm0 2h1z" });
});

it("meets a field of a platform in its middle, however high it is", () => {
	const high = { label: "platform", platform: [{ title: "Git", share: 3 }, { title: "ArgoCD" }] };
	// Of eight parts of the height: three quarters have their middle at three, the last at seven.
	expect(linesBetween("all", high, of(1))).toEqual({ box: [1, 4], d: "M0 1.5L1 2M0 3.5L1 2" });
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
	expect(linesBeside(2)).toEqual({ box: [1, 4], d: "m0 1h1zm0 2h1z" });
});

it("passes by what is gone", () => {
	expect(linesBetween("straight", of(3, [1]), of(3, [1])).d).toBe("m0 1h1zm0 4h1z");
});

it("puts cells in the middle of their places, and dashes what is gone", () => {
	expect(cells(of(20, [1]))).toMatchObject({
		box: [1, 40],
		d: expect.stringMatching(/^m0 0.5v1h1v-1zm0 4v1h1v-1zm0 2v1h1v-1z/),
		dashed: "m0 2.5v1h1v-1z",
	});
});

it("keeps the cells of few as low as those of many", () => {
	expect(cells(of(2)).d).toBe("m0 0.94v0.13h1v-0.13zm0 2v0.13h1v-0.13z");
});
