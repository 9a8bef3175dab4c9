import { describe, expect, it } from "vitest";
import { sketchOf } from "./sketch.ts";

const shared = { title: "T", text: "U" };
const named = { title: "A", text: "B" };

describe("the small drawing of a field of expertise", () => {
	it("is the journey with borders in outline, the one without filled", () => {
		const teams = [
			{ name: "a", layers: ["1"] },
			{ name: "b", layers: ["2", "3"] },
			{ name: "c", layers: ["4"] },
		];
		expect(sketchOf({ kind: "journey", ...shared, teams, apart: named, together: named })).toEqual({
			width: 28,
			height: 4,
			open: "M0 0L1 1H3.5L5.5 3H8L9 4L10 3H12.5L14.5 1H17L18 0z",
			full: "M20 0h8l-4 4z",
		});
	});

	it("has a cell a day above, and below a cell a step, together as wide", () => {
		expect(
			sketchOf({
				kind: "pipeline",
				...shared,
				figure: "5 min",
				before: { text: "wachten", days: 2, hours: 8 },
				now: "klaar",
				steps: [
					{ name: "a", minutes: 4 },
					{ name: "b", minutes: 1 },
				],
			}),
		).toEqual({
			width: 5,
			height: 3,
			open: "M0 0h5v1H0zM2.5 0v1M0 1v1M0 1L5 2",
			full: "M0 2h4v1h-4zM4 2h1v1h-1z",
		});
	});

	it("has the groups in the order in which they leave, and what is done away with without a field", () => {
		expect(
			sketchOf({
				kind: "waves",
				...shared,
				figure: "9 maanden",
				amount: "5 servers",
				unit: "servers",
				groups: [
					{ name: "b", month: 6, count: 3 },
					{ name: "a", month: 4, count: 2 },
				],
				off: { name: "uit", month: 2, count: 7 },
				deadline: { month: 8, text: "dan" },
			}),
		).toEqual({
			width: 8,
			height: 12,
			open: "M0 0h2v7H0zM0 7h4v2H0zM0 9h6v3H0z",
			full: "M4 7H8v2H4zM6 9H8v3H6z",
		});
	});

	it("has the trips from far as high as the box, the one near by low and short", () => {
		const route = { trips: 1, text: "t" };
		expect(
			sketchOf({
				kind: "distance",
				...shared,
				figure: "20 ms",
				server: { place: "A", text: "a" },
				visitor: { place: "B", text: "b" },
				far: { ...route, ms: 100 },
				near: { ...route, ms: 20, place: "C" },
			}),
		).toEqual({
			width: 100,
			height: 120,
			open: "M0 120l50 -120l50 120z",
			full: "M0 120l10 -30l10 30z",
		});
	});
});
