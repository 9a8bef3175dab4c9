/** Mistakes of an editor in the picture of a service. */
import { expect, it } from "vitest";
import { problemsAfter } from "../../../tests/planted-mistakes.ts";

const PROJECT = "content/diensten/project-delivery.yaml";
const ADVICE = "content/diensten/consultancy.yaml";

it.each([
	[
		PROJECT,
		"[code]",
		"[code, tests]",
		"steps",
		"5 onderdelen (parts), maar deliverables heeft er 4",
	],
	[PROJECT, "[documentatie, k", "[k", "steps", "3 onderdelen"],
	[ADVICE, "1 tot 3 dagen", "2 tot 3 dagen", "steps.1.form.length", "tekst van deze stap"],
	[ADVICE, "1 tot 3 dagen", "3 tot 1 dagen", "steps.1.form.length", "Schrijf het zo"],
	[ADVICE, "1 tot 3 dagen", "drie à 4 dagen", "steps.1.form.length", "Schrijf het zo"],
	[ADVICE, "1 tot 3 dagen", "1 tot 3 uur", "steps.1.form.length", "tekst van deze stap"],
])("refuses in %s what %s makes when it is %s", (file, from, to, field, advice) => {
	const [problem, ...others] = problemsAfter(file, from, to);
	expect(problem).toContain(`${file}, veld "phases.${field}"`);
	expect(problem).toContain(advice);
	expect(others).toEqual([]);
});

it("does without a picture", () => {
	expect(problemsAfter(PROJECT, /^ +parts: .*\n/gm, "")).toEqual([]);
	expect(problemsAfter(ADVICE, /^ +form: .*\n/gm, "")).toEqual([]);
});
