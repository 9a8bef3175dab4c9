/** Mistakes planted in the drawings of the fields of expertise: each is refused, and says how to fix it. */
import { expect, it } from "vitest";
import { problemsWith } from "../../../tests/planted-mistakes.ts";

const JOURNEY = "content/expertise/full-stack-development.yaml";
const PIPELINE = "content/expertise/devops-ci-cd.yaml";
const WAVES = "content/expertise/cloud-solutions.yaml";
const DISTANCE = "content/expertise/edge-platform.yaml";

const stepsOf = (...minutes: number[]) => minutes.map((minutes) => ({ name: "stap", minutes }));
const layers = (count: number) => Array(count).fill("laag");
const groupsOf = (month: number) => [
	{ month: 3, count: 30 },
	{ month, count: 37 },
];

it.each([
	["parts of minutes", PIPELINE, "steps", stepsOf(0.1, 1.5, 1.6, 3.8, 5)],
	["six layers", JOURNEY, "teams.2.layers", layers(3)],
])("may have %s", (_, file, path, value) => {
	expect(problemsWith(file, { [`drawing.${path}`]: value })).toEqual([]);
});

it.each([
	[JOURNEY, "teams.2.layers", layers(4), "samen meer dan 6 lagen", "teams"],
	[JOURNEY, "teams", [{ layers: ["1"] }], ""],
	[JOURNEY, "teams.2.layers", [], ""],
	[JOURNEY, "kind", "pie", "kies uit: journey, pipeline"],
	[JOURNEY, "title", "x".repeat(61), "hooguit"],
	[PIPELINE, "figure", "13 min", "geen cijfer op deze pagina"],
	[PIPELINE, "figure", "99,95%", "niet gemeten in min"],
	[PIPELINE, "steps", stepsOf(5, 7, 2), "14 minuten"],
	[PIPELINE, "steps.3.minutes", 0, ""],
	[PIPELINE, "before.days", 30, "was: 2880", "before"],
	[PIPELINE, "before.days", 1, ""],
	[PIPELINE, "before.days", 41, ""],
	[WAVES, "groups", groupsOf(8), "now: 9"],
	[WAVES, "groups", groupsOf(9).slice(1), ""],
	[WAVES, "deadline.month", 12, "was: 10"],
	[WAVES, "deadline.month", 61, ""],
	[WAVES, "off.count", 20, "87 servers"],
	[WAVES, "off.count", 28, "was: 94"],
	[WAVES, "amount", "9 maanden", "niet gemeten in servers"],
	[DISTANCE, "near.ms", 310, "now: 42"],
	[DISTANCE, "near.ms", 41, "now: 42"],
	[DISTANCE, "far.ms", 300, "was: 310"],
	[DISTANCE, "far.trips", 0, ""],
	[DISTANCE, "visitor.place", "Oslo", "Oslo staat niet"],
])("refuses in %s as %s: %j", (file, path, value, advice, field = path) => {
	const [problem, ...others] = problemsWith(file, { [`drawing.${path}`]: value });
	expect(problem).toContain(`${file}, veld "drawing.${field}": `);
	expect(problem).toContain(advice);
	expect(others).toEqual([]);
});

it("refuses groups that are another number than the figure, also where all told it is right", () => {
	expect(problemsWith(WAVES, { "drawing.groups.4.count": 12, "drawing.off.count": 28 })).toEqual([
		expect.stringMatching(/cloud-solutions\.yaml, veld "drawing\.groups": .*now: 67/),
	]);
});
