import { describe, expect, it } from "vitest";
import { type ExpertiseDrawingData, storyOf } from "./expertise-drawing.schema.ts";

const sketchOf = (drawing: ExpertiseDrawingData) => storyOf(drawing).sketch(drawing);
const shared = { title: "T", text: "U" };
const named = { title: "A", text: "B" };

describe("the small drawing of a field of expertise", () => {
	it("has a lane a team and one for all, waits in outline and work filled", () => {
		const teams = [{ layers: ["1"] }, { layers: ["2", "3"] }];
		expect(sketchOf({ kind: "journey", ...shared, teams, apart: named, together: named })).toEqual({
			width: 14,
			height: 3,
			open: "M9 0h4v1h-4zM1 1h4v1h-4z",
			full: "M0 0h1v1h-1zM13 0h1v1h-1zM5 1h4v1h-4zM0 2h6v1h-6z",
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
			open: "M0 0h5v1h-5zM2.5 0v1M0 1v1M0 1L5 2",
			full: "M0 2h4v1h-4zM4 2h1v1h-1z",
		});
	});

	it("has a stripe a group in the order in which they leave, and what is done away with in outline", () => {
		expect(
			sketchOf({
				kind: "waves",
				...shared,
				figure: "9 maanden",
				amount: "5 servers",
				unit: "servers",
				groups: [
					{ month: 4, count: 2 },
					{ month: 6, count: 3 },
				],
				off: { name: "uit", month: 5, count: 7 },
				deadline: { month: 8, text: "dan" },
			}),
		).toEqual({
			width: 7,
			height: 3,
			open: "M0 1h7v1h-7z",
			full: "M0 0h2v1h-2zM0 2h3v1h-3z",
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
