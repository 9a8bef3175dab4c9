import { expect, it } from "vitest";
import { parseDocument } from "yaml";
import { problemsOf, real } from "../../../tests/planted-mistakes.ts";

const FILE = "content/cases/edge-consolidatie.yaml";
const FIELD = "story.timeline";

const MOMENTS = [{ month: 4, title: "De eerste site is over" }];

/** The problems of the case after changes of its timeline: a path and a value each. */
function problemsWith(...changes: [string, unknown][]) {
	const entry = parseDocument(real[FILE] ?? "");
	for (const [path, value] of [["above", MOMENTS] as [string, unknown], ...changes]) {
		const keys = `${FIELD}.${path}`
			.split(".")
			.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
		if (value === undefined) entry.deleteIn(keys);
		else entry.setIn(keys, entry.createNode(value));
	}
	return problemsOf({ ...real, [FILE]: `${entry}` });
}

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
	expect(problemsWith([path, value])).toEqual([
		expect.stringContaining(`${FILE}, veld "${FIELD}.${field}": ${problem}`),
	]);
});

it("takes a case without a timeline, and one of a single month", () => {
	const entry = parseDocument(real[FILE] ?? "");
	entry.deleteIn(["story", "timeline"]);
	expect(problemsOf({ ...real, [FILE]: `${entry}` })).toEqual([]);
	const month = { months: 1, work: [{ from: 0, to: 1, label: "Alles in één maand" }] };
	expect(
		problemsWith(
			...Object.entries(month),
			["team.other", undefined],
			["measuring", undefined],
			["above", []],
			["below", [{ month: 0, choice: 1, title: "Meteen betaald" }]],
		),
	).toEqual([]);
});
