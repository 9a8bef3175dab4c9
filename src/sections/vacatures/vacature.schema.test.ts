import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { bareVacature, fullVacature } from "../../../scripts/vacatures.ts";
import { problemsOf, real } from "../../../tests/planted-mistakes.ts";

const FILE = "content/vacatures/vogelaar.yaml";
const problemsWith = (change: object, vacancy: object = fullVacature) =>
	problemsOf({ ...real, [FILE]: stringify({ ...vacancy, ...change }) });

describe("a vacancy with a page", () => {
	it("may tell much or little", () => {
		expect(problemsWith({})).toEqual([]);
		expect(problemsWith({}, bareVacature)).toEqual([]);
	});

	it("can be written as the editors' manual says", () => {
		const manual = readFileSync("content/README.md", "utf8").split("### Een vacature ");
		const [facts = "", page = ""] = manual
			.slice(1)
			.map((part) => part.match(/```yaml\n(.*?)```/s)?.[1] ?? "");
		const file = "content/vacatures/devops-engineer.yaml";
		const vacancy = { ...parse(real[file] ?? ""), ...parse(facts), ...parse(page) };
		expect(Object.keys(vacancy)).toEqual(expect.arrayContaining(["salary", "story"]));
		expect(problemsOf({ ...real, [file]: stringify(vacancy) })).toEqual([]);
	});

	it("is a page that others may lead to", () => {
		const home = "content/navigatie.yaml";
		const menu = real[home]?.replace(
			/^( +)- label: Cases\n +href: \/cases$/m,
			"$&\n$1- label: Vogelaar\n$1  href: /over-ons/werken-bij/vogelaar",
		);
		expect(menu).not.toBe(real[home]);
		const files = { ...real, [home]: menu ?? "" };
		expect(problemsOf(files)[0]).toContain('"/over-ons/werken-bij/vogelaar" is geen pagina');
		expect(problemsOf({ ...files, [FILE]: stringify(fullVacature) })).toEqual([]);
	});

	it.each(["#", "/over-ons/werken-bij/elders", "https://www.bedrijf.nl/vogelaar"])(
		"leads to that page, and not to %s",
		(link) => {
			expect(problemsWith({ link })).toEqual([
				`${FILE}, veld "link": "${link}" klopt niet: met een verhaal (story) is er een eigen pagina, dus hier hoort "/over-ons/werken-bij/vogelaar".`,
			]);
		},
	);

	it("without its text leads to another site or to nowhere, but not to a page that is not there", () => {
		const story = undefined;
		for (const link of ["#", "https://www.bedrijf.nl/vogelaar", "/contact"])
			expect(problemsWith({ story, link })).toEqual([]);
		expect(problemsWith({ story })).toEqual([
			expect.stringContaining(`${FILE}, veld "link": "/over-ons/werken-bij/vogelaar" bestaat niet`),
		]);
	});

	it.each([
		[{ place: "bij de klant" }, "place", "schrijf alleen de naam van een plaats"],
		[{ place: "Regio Utrecht" }, "place", "schrijf alleen de naam van een plaats"],
		[{ place: "Utrecht of thuis" }, "place", "schrijf alleen de naam van een plaats"],
		[{ country: "NL" }, "country", "Kies uit: Nederland, België"],
		[{ employment: ["vast"] }, "employment.0", "Kies uit: voltijd, deeltijd"],
		[{ posted: "5 mei 2031" }, "posted", "schrijf de datum als jaar-maand-dag: 2031-05-28"],
		[{ closes: "2031-02-30" }, "closes", "schrijf de datum als jaar-maand-dag"],
		[
			{ closes: "2031-05-04" },
			"closes",
			"de laatste dag (closes) mag niet vóór de eerste (posted) liggen",
		],
		[{ contact: { name: "Merel", role: "x" } }, "contact.placeholder", "ontbreekt"],
		[{ story: { ...fullVacature.story, chapters: undefined } }, "story.chapters", "ontbreekt"],
	])("refuses %o", (change, field, remedy) => {
		const [problem, ...others] = problemsWith(change);
		expect(problem).toContain(`${FILE}, veld "${field}": `);
		expect(problem).toContain(remedy);
		expect(others).toEqual([]);
	});

	it.each(["Utrecht", "Den Haag", "'s-Hertogenbosch", "IJmuiden, Utrecht of Zwolle"])(
		"can be in %s",
		(place) => {
			expect(problemsWith({ place })).toEqual([]);
		},
	);
});
