/** Mistakes planted in the drawings of the fields of expertise: each is refused, and says how to fix it. */
import { describe, expect, it } from "vitest";

import { type DrawingOf, drawingProblems, expertiseDrawing } from "./expertise-drawing.schema.ts";
import type { PageFigure } from "./kit/story.schema.ts";

const words = { title: "Titel", text: "Tekst." };
const named = { title: "Drie teams", text: "wachten" };
const place = { place: "Gent", text: "de klant" };

const journey: DrawingOf<"journey"> = {
	...words,
	kind: "journey",
	teams: [{ layers: ["scherm"] }, { layers: ["regels", "database"] }],
	apart: named,
	together: named,
};
const pipeline: DrawingOf<"pipeline"> = {
	...words,
	kind: "pipeline",
	figure: "12 min",
	before: { text: "wachten", days: 6, hours: 8 },
	now: "klaar",
	steps: [
		{ name: "bouwen", minutes: 5 },
		{ name: "testen", minutes: 7 },
	],
};
const waves: DrawingOf<"waves"> = {
	...words,
	kind: "waves",
	figure: "9 maanden",
	amount: "67 servers",
	unit: "servers",
	groups: [
		{ month: 3, count: 30 },
		{ month: 9, count: 37 },
	],
	off: { name: "uitgezet", month: 2, count: 27 },
	deadline: { month: 10, text: "het contract loopt af" },
};
const distance: DrawingOf<"distance"> = {
	...words,
	kind: "distance",
	figure: "42 ms",
	server: place,
	visitor: place,
	far: { ms: 310, trips: 3, text: "ver" },
	near: { ms: 42, trips: 1, text: "dichtbij", place: "om de hoek" },
};

const bar = (value: string, label: string, unit: string, was: number, now: number): PageFigure => ({
	value,
	label,
	measured: { kind: "bar", unit, was, now },
});
const figures = [
	bar("12 min", "tot een testomgeving", "min", 2880, 12),
	bar("9 maanden", "tot een leeg datacenter", "maanden", 10, 9),
	bar("67 servers", "verhuisd", "servers", 94, 67),
	bar("42 ms", "reactietijd in Gent", "ms", 310, 42),
	{ value: "150+", label: "apps" },
];

describe("a drawing of a field of expertise", () => {
	it.each([journey, pipeline, waves, distance])("may say what the page says: $kind", (drawing) => {
		expect(expertiseDrawing.safeParse(drawing).success).toBe(true);
		expect(drawingProblems(drawing, figures)).toEqual([]);
	});

	it("may have steps of parts of minutes, of an eighth at least", () => {
		const steps = [1.5, 1.5, 1.5, 1.5, 3.6, 2.4].map((minutes) => ({ name: "stap", minutes }));
		expect(drawingProblems({ ...pipeline, steps }, figures)).toEqual([]);
	});

	it("has room for six layers", () => {
		const teamsOf = (...counts: number[]) =>
			counts.map((count) => ({ layers: Array(count).fill("laag") }));
		expect(drawingProblems({ ...journey, teams: teamsOf(2, 4) }, figures)).toEqual([]);
		expect(drawingProblems({ ...journey, teams: teamsOf(2, 2, 3) }, figures)).toEqual([
			["teams", expect.stringMatching("samen 7 lagen.* hoogstens 6")],
		]);
	});

	it.each([
		["figure", { figure: "13 min" }, "geen cijfer op deze pagina"],
		["figure", { figure: "150+" }, "niet gemeten in min"],
		["figure", { figure: "42 ms" }, "niet gemeten in min"],
		["steps", { steps: [...pipeline.steps, { name: "uitrollen", minutes: 2 }] }, "14 minuten"],
		["before", { before: { text: "wachten", days: 30, hours: 8 } }, "was: 2880"],
		[
			"steps.1.minutes",
			{
				steps: [
					{ name: "bouwen", minutes: 11.5 },
					{ name: "testen", minutes: 0.5 },
				],
			},
			"te smal",
		],
	])("refuses in %s what a pipeline cannot be: %o", (field, change, advice) => {
		expect(drawingProblems({ ...pipeline, ...change }, figures)).toEqual([
			[field, expect.stringContaining(advice)],
		]);
	});

	it.each([
		["groups.1.month", { groups: waves.groups.toReversed() }, "in de volgorde"],
		["deadline.month", { deadline: { month: 8, text: "af" } }, "na maand 8"],
		["deadline.month", { deadline: { month: 12, text: "af" } }, "was: 10"],
		["off.count", { off: { name: "uit", month: 2, count: 20 } }, "87 servers"],
		["off.count", { amount: "67 servers", off: { ...waves.off, count: 28 } }, "was: 94"],
		["amount", { amount: "9 maanden" }, "niet gemeten in servers"],
	])("refuses in %s what waves cannot be: %o", (field, change, advice) => {
		expect(drawingProblems({ ...waves, ...change }, figures)).toEqual([
			[field, expect.stringContaining(advice)],
		]);
	});

	it("refuses groups that end in another month or are another number", () => {
		const [first, last] = waves.groups;
		if (!first || !last) throw new Error("there are two groups");
		const problemsOf = (change: object) =>
			drawingProblems({ ...waves, groups: [first, { ...last, ...change }] }, figures);
		expect(problemsOf({ month: 8 })).toEqual([["groups", expect.stringContaining("now: 9")]]);
		expect(problemsOf({ count: 36 })[0]).toEqual(["groups", expect.stringContaining("now: 67")]);
	});

	it.each([
		["near.ms", { near: { ...distance.near, ms: 310 } }, "andersom"],
		["near.ms", { near: { ...distance.near, ms: 41 } }, "now: 42"],
		["far.ms", { far: { ms: 300, trips: 3, text: "ver" } }, "was: 310"],
		["visitor.place", { visitor: { place: "Oslo", text: "de klant" } }, "Oslo staat niet"],
	])("refuses in %s what a distance cannot be: %o", (field, change, advice) => {
		expect(drawingProblems({ ...distance, ...change }, figures)).toEqual([
			[field, expect.stringContaining(advice)],
		]);
	});

	it.each([
		["one team", { ...journey, teams: journey.teams.slice(1) }],
		["a team without layers", { ...journey, teams: [...journey.teams, { layers: [] }] }],
		["one day", { ...pipeline, before: { text: "x", days: 1, hours: 8 } }],
		["a step of no time", { ...pipeline, steps: [...pipeline.steps, { name: "x", minutes: 0 }] }],
		["more days than can be drawn", { ...pipeline, before: { text: "x", days: 41, hours: 8 } }],
		["one group", { ...waves, groups: waves.groups.slice(1) }],
		["years", { ...waves, deadline: { month: 61, text: "af" } }],
		["no trip", { ...distance, far: { ...distance.far, trips: 0 } }],
		["another kind", { ...journey, kind: "pie" }],
		["a title too long for its place", { ...journey, title: "x".repeat(61) }],
	])("may not have %s", (_, drawing) => {
		expect(expertiseDrawing.safeParse(drawing).success).toBe(false);
	});
});
