import { expect, it } from "vitest";
import { problemsWith } from "../../../tests/planted-mistakes.ts";

const FILE = "content/cases/edge-consolidatie.yaml";
const FIELD = "story.timeline";

const MOMENTS = [{ from: 4, title: "De eerste site is over" }];

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
	["above.0.to", 4, "above.0.to", "het einde (4) moet na het begin (4) komen"],
	["above.0.to", 23, "above.0.to", "maand 23 valt buiten de lijn van 22 maanden"],
	["below.0.to", 3, "below.0.to", "het einde (3) moet na het begin (4) komen"],
	["work.0.from", 30, "work.0.to", "maand 30 valt buiten de lijn"],
	["below.1.times", 3, "below.1.times", "kan alleen als to zegt tot wanneer"],
	["below.0.lasting", true, "below.0.lasting", "kan niet naast to"],
	["work.1.times", 5, "work.1.title", "hier staat 4, maar er zijn er 5 getekend"],
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
			work: [{ from: 0, to: 1, title: "Alles in één maand" }],
			"team.other": undefined,
			above: [],
			below: [{ from: 0, title: "Meteen betaald" }],
		}),
	).toEqual([]);
});
