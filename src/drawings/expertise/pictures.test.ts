import { describe, expect, it } from "vitest";
import { type ExpertiseDrawingData, storyOf } from "./expertise-drawing.schema.ts";

const pictureOf = (drawing: ExpertiseDrawingData) => storyOf(drawing).picture(drawing);
const shared = { title: "T", text: "U" };
const named = { title: "A", text: "B" };

describe("the drawing of a field of expertise", () => {
	it("waits for each team that a change comes to, down and up, and works as long as one team", () => {
		const teams = [{ layers: ["1"] }, { layers: ["2", "3"] }, { layers: ["4"] }];
		expect(
			pictureOf({ kind: "journey", ...shared, teams, apart: named, together: named }),
		).toMatchObject({
			length: 24,
			rows: [
				{ open: "M19 0h4v1h-4z", full: "M0 0h1v1h-1zM23 0h1v1h-1z" },
				{ open: "M1 0h4v1h-4zM13 0h4v1h-4z", full: "M5 0h2v1h-2zM17 0h2v1h-2z" },
				{ open: "M7 0h4v1h-4z", full: "M11 0h2v1h-2z" },
				// Four layers, there and back.
				{ full: `M0 0${Array(4).fill("h1.684v1h-1.684z").join("m2.105 0")}` },
			],
		});
	});

	it("has a cell a day above, and below a cell a step, together as wide", () => {
		expect(
			pictureOf({
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
			length: 5,
			rows: [
				{ open: "M0 0h5v1h-5zM2.5 0v1", full: "M0 0h0.026v1h-0.026z" },
				{ open: "M0 0H0.026L5 1H0z" },
				{ full: "M0 0h4v1h-4zM4 0h1v1h-1z" },
			],
		});
	});

	it("has a stripe a group in the order in which they leave, and what is done away with in outline", () => {
		expect(
			pictureOf({
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
			length: 7,
			rows: [{ full: "M0 0h2v1h-2z" }, { open: "M0 0h7v1h-7z" }, { full: "M0 0h3v1h-3z" }],
		});
	});

	it("has a field for each trip from far, and below them the one near by, as long as it took", () => {
		const route = { place: "A", trips: 1, text: "t" };
		expect(
			pictureOf({
				kind: "distance",
				...shared,
				figure: "20 ms",
				visitor: { place: "B", text: "b" },
				far: { ...route, trips: 3, ms: 90 },
				near: { ...route, ms: 20 },
			}),
		).toEqual({
			length: 90,
			rows: [{ open: "M0 0h30v1h-30zM30 0h30v1h-30zM60 0h30v1h-30z" }, { full: "M0 0h20v1h-20z" }],
		});
	});
});
