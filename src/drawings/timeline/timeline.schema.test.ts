import { expect, it } from "vitest";
import { problemsWith } from "../../../tests/planted-mistakes.ts";

const FILE = "content/cases/edge-consolidatie.yaml";
const FIELD = "story.timeline";

const MOMENTS = [{ month: 4, title: "De eerste site is over" }];

const problemsOfTimeline = (changes: Record<string, unknown>) =>
	problemsWith(
		FILE,
		Object.fromEntries(
			Object.entries({ above: MOMENTS, ...changes }).map(([path, value]) => [
				`${FIELD}.${path}`,
				value,
			]),
		),
	);

it.each<[string, unknown, string, string]>([
	["start", "jan 2024", "start", "schrijf de maand uit met het jaar erachter, zoals januari 2024"],
	["start", "2024-01", "start", "schrijf de maand uit"],
	["measuring.to", 10, "measuring.to", "het einde (10) moet na het begin (10) komen"],
	["measuring.to", 23, "measuring", "maand 23 valt buiten de lijn van 22 maanden"],
	["below.0.to", 3, "below.0.to", "het einde (3) moet na het begin (4) komen"],
	["above.0.month", 30, "above.0", "maand 30 valt buiten de lijn"],
	["below.0.choice", 4, "below.0.choice", "er is geen keuze 4: onder approach staan er 3"],
	["below.1.times", 3, "below.1.times", "kan alleen als to zegt tot wanneer"],
	["work.0.from", 0.2, "work.0.from", "het eerste deel begint op 0"],
	["work.2.from", 2, "work.2.from", "begint op 2, maar het deel ervoor duurt tot 3"],
	["below.0.lasting", true, "below.0.lasting", "kan niet naast to"],
	["work.1.label", undefined, "work.1.count", "zeg bij label waarvan het er 4 zijn"],
	["work.6.days", 2, "work.6.days", "kan alleen als count zegt hoeveel stuks het zijn"],
	[
		"team.other",
		undefined,
		"team",
		"het vlak van 3 FTE is 4.950 uur, maar het werk erin telt op tot 3.117",
	],
	[
		"work.1.days",
		30,
		"team",
		"het vlak van 3 FTE is 4.950 uur, maar het werk erin telt op tot 7.069",
	],
])("refuses %s: %s", (path, value, field, problem) => {
	expect(problemsOfTimeline({ [path]: value })).toEqual([
		expect.stringContaining(`${FILE}, veld "${FIELD}.${field}": ${problem}`),
	]);
});

it("takes a case without a timeline, and one of a single month", () => {
	expect(problemsWith(FILE, { [FIELD]: undefined })).toEqual([]);
	expect(
		problemsOfTimeline({
			months: 1,
			work: [{ from: 0, to: 1, label: "Alles in één maand" }],
			"team.other": undefined,
			measuring: undefined,
			above: [],
			below: [{ month: 0, choice: 1, title: "Meteen betaald" }],
		}),
	).toEqual([]);
});
