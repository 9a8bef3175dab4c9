/** Mistakes of an editor in the picture of a service. */
import { expect, it } from "vitest";
import { problemsAfter } from "../planted-mistakes.ts";

const TEAM = "content/diensten/team-as-a-service.yaml";
const PROJECT = "content/diensten/project-delivery.yaml";
const ADVICE = "content/diensten/consultancy.yaml";

it.each([
	[TEAM, "flag: Q, fte: 0.5", "flag: Q, fte: 1", "teams.0.title", "samen 2,5 FTE"],
	[TEAM, "title: 2 FTE", "title: twee", "teams.0.title", "samen 2 FTE"],
	[TEAM, "flag: Q, fte: 0.5", "flag: Q, fte: 0.4", "teams.0.roles.1.fte", "halve"],
	[TEAM, "flag: Q", "flag: B", "teams.0.roles.1.flag", '"B" kan hier niet'],
	[TEAM, /size: .*/, "size: klein", "size", "twee getallen"],
	[PROJECT, "2 van 4, 4 van 4]", "4 van 4]", "steps", "phases.steps heeft er 3"],
	[PROJECT, "2 van 4, 4 van 4]", "2 van 4, 3 van 4]", "steps.2", "moet 4 van 4 zijn"],
	[PROJECT, "[1 van 4", "[3 van 4", "steps.1", "minstens 3 en hooguit 4"],
	[PROJECT, "[1 van 4", "[1 van 5", "steps.0", "zoveel staan er onder deliverables"],
	[PROJECT, "[roadmap, code", "[roadmap, tests", "names.1", "onder deliverables"],
	[PROJECT, "[roadmap, code", "[code", "names", "deliverables heeft er 4"],
	[ADVICE, "1 tot 3 dagen", "2 tot 3 dagen", "steps.1.length", "tekst van Review"],
	[ADVICE, "1 tot 3 dagen", "1 tot 9 dagen", "steps.1.length", "dagen tot 5"],
	[ADVICE, "1 tot 3 dagen", "drie à 4 dagen", "steps.1.length", "Schrijf het zo"],
	[ADVICE, "1 tot 3 dagen", "1 tot 3 uur", "steps.1.length", "tekst van Review"],
	[ADVICE, "kind: forms", "kind: vormen", "kind", "kies uit: team, parts, forms"],
])("refuses in %s what %s makes when it is %s", (file, from, to, field, advice) => {
	const [problem, ...others] = problemsAfter(file, from, to);
	expect(problem).toContain(`${file}, veld "phases.drawing.${field}"`);
	expect(problem).toContain(advice);
	expect(others).toEqual([]);
});

it("does without a picture", () => {
	expect(problemsAfter(PROJECT, / {2}drawing:\n(?: {4}.*\n)+/, "")).toEqual([]);
});
