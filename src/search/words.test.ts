import { describe, expect, it } from "vitest";
import { compoundParts, otherForms, stemOf, wordsIn } from "./words.ts";

describe("the words of a text", () => {
	it.each([
		["Full-stack", ["fullstack", "full", "stack"]],
		["CI/CD", ["cicd", "ci", "cd"]],
		[".NET", ["dotnet", "net"]],
		["Node.js", ["nodejs", "node", "js"]],
		["C#", ["c#"]],
		["C++", ["c++"]],
		["e-commerce", ["ecommerce", "commerce"]],
		["foto's", ["fotos", "foto"]],
		["foto’s", ["fotos", "foto"]],
		["Eén", ["een"]],
		["12.000", ["12000", "12", "000"]],
	])("%s is found as %j", (text, spellings) => {
		expect(wordsIn(text).map((word) => word.spellings)).toEqual([spellings]);
	});

	it("stand where they stand, without the signs around them", () => {
		const text = "Wij bouwen (ook) in .NET. Kom?";
		expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
			...["Wij", "bouwen", "ook", "in", ".NET", "Kom"],
		]);
	});
});

describe("a stem", () => {
	it.each([
		["opleiding", "opleidingen"],
		["prijs", "prijzen"],
		["tarief", "tarieven"],
		["kantoor", "kantoren"],
		["veilig", "veiligheid"],
	])("is what %s and %s share", (one, other) => {
		expect(stemOf(one)).toBe(stemOf(other));
	});

	it("does not make two words of different meaning one", () => {
		expect(stemOf("overheid")).not.toBe(stemOf("over"));
		expect(stemOf("contract")).not.toBe(stemOf("contact"));
	});
});

it.each([
	["migreren", "migratie"],
	["solliciteren", "sollicitatie"],
	["sollicitaties", "sollicitatie"],
	["integratie", "integreren"],
	["vacatures", "vacature"],
	["werkt", "werk"],
])("%s is also looked for as %s", (word, form) => {
	expect(otherForms(word)).toContain(form);
});

describe("a compound", () => {
	const vocabulary = new Set(["kosten", "cloud", "beveiliging", "lek", "lekken", "team"]);

	it.each([
		["cloudkosten", ["cloud", "kosten"]],
		["beveiligingslekken", ["beveiliging", "lekken"]],
		// Too short a part: it would be found in everything.
		["beveiligingslek", []],
		["kosten", []],
		["teamgeest", []],
	])("%s holds %j", (word, parts) => {
		expect(compoundParts(word, vocabulary)).toEqual(parts);
	});
});
