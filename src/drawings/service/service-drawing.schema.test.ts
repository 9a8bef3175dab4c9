/** Mistakes of an editor in the picture of a service. */
import { expect, it } from "vitest";
import { problemsAfter } from "../../../tests/planted-mistakes.ts";

const PROJECT = "content/diensten/project-delivery.yaml";
const ADVICE = "content/diensten/consultancy.yaml";

it.each([
	[PROJECT, "2 van 4, 4 van 4]", "4 van 4]", "steps", "phases.steps heeft er 3"],
	[PROJECT, "2 van 4, 4 van 4]", "2 van 4, 3 van 4]", "steps.2", "minstens 4"],
	[PROJECT, "[1 van 4", "[3 van 4", "steps.1", "minstens 3"],
	[PROJECT, "[1 van 4", "[1 van 5", "steps.0", "onder deliverables staan er 4"],
	[PROJECT, "[roadmap, code", "[roadmap, tests", "names.1", "onder deliverables"],
	[PROJECT, "[roadmap, code", "[code", "names", "deliverables heeft er 4"],
	[ADVICE, "1 tot 3 dagen", "2 tot 3 dagen", "steps.1.length", "tekst van Review"],
	[ADVICE, "1 tot 3 dagen", "1 tot 9 dagen", "steps.1.length", "dagen tot 5"],
	[ADVICE, "1 tot 3 dagen", "drie à 4 dagen", "steps.1.length", "Schrijf het zo"],
	[ADVICE, "1 tot 3 dagen", "1 tot 3 uur", "steps.1.length", "tekst van Review"],
	[ADVICE, "kind: forms", "kind: vormen", "kind", "kies uit: parts, forms"],
])("refuses in %s what %s makes when it is %s", (file, from, to, field, advice) => {
	const [problem, ...others] = problemsAfter(file, from, to);
	expect(problem).toContain(`${file}, veld "phases.drawing.${field}"`);
	expect(problem).toContain(advice);
	expect(others).toEqual([]);
});

it("does without a picture", () => {
	expect(problemsAfter(PROJECT, / {2}drawing:\n(?: {4}.*\n)+/, "")).toEqual([]);
});
