/** Mistakes of an editor in the team that visitors compose. */
import { expect, it } from "vitest";
import { problemsAfter } from "../../../tests/planted-mistakes.ts";

const FILE = "content/diensten/team-as-a-service.yaml";
const CLAIMS = "content/claims.yaml";

it.each([
	["flag: H\n", "flag: A\n", "roles.5.flag", "vlag A is al van een ander"],
	["flag: X\n", "flag: XX\n", "roles.4.flag", '"XX" kan hier niet'],
	[/kind: think/, "kind: denk", "roles.3.kind", "build, run, think"],
	["{F: 1, Q: 0.5, D: 0.5}", "{F: 1, Q: 0.4, D: 0.5}", "examples.0.roles.Q", "halve"],
	["{F: 1, Q: 0.5, D: 0.5}", "{F: 0.5, Q: 0.5, D: 0.5}", "examples.0.roles", "team van 1,5 FTE"],
	["{F: 1, Q: 0.5, D: 0.5}", "{F: 1, D: 1}", "examples.0.roles", "ontbreekt een tester"],
	["{F: 1, Q: 0.5, D: 0.5}", "{F: 1, Q: 0.5, K: 1}", "examples.0.roles", '"K" is geen rol'],
	["A: 0.5, X: 0.5}", "A: 3}", "examples.2.roles", "team van 8 FTE"],
	["{F: 3, Q: 1, D: 1, A", "{F: 0.5, Q: 2, D: 1, A", "examples.2.roles", "genoeg bouwers"],
	["{F: 3, Q: 1, D: 1, A", "{F: 1, Q: 0.5, D: 0.5, H: 3, A", "examples.2.roles", "genoeg bouwers"],
	[/ {2}size: .*/, "  size: klein", "size", "twee getallen"],
	[
		"Nog {fte} FTE erbij",
		"Nog iets erbij",
		"verdicts.small.lacks",
		"zet hier {fte} precies één keer in",
	],
	["Een halve {rol} erbij", "Een halve erbij", "labels.more", "zet hier {rol} precies één keer in"],
])("refuses %s as %s", (from, to, field, advice) => {
	const [problem, ...others] = problemsAfter(FILE, from, to);
	expect(problem).toContain(`${FILE}, veld "compose.${field}"`);
	expect(problem).toContain(advice);
	expect(others).toEqual([]);
});

it("has no team that the company does not offer", () => {
	const problems = problemsAfter(CLAIMS, /fte: 2-6 FTE/, "fte: 3-6 FTE");
	expect(problems.join()).toContain('veld "compose.examples.0.roles": dit team van 2 FTE');
});

it("does without", () => {
	expect(problemsAfter(FILE, /^compose:\n(?: .*\n)+/m, "")).toEqual([]);
});
