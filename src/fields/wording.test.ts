import { z } from "astro/zod";
import { expect, it } from "vitest";
import { choicesIn, chooseFrom, errorInDutch } from "./wording.ts";

it.each([
	[z.number().max(40), 41, "41 kan hier niet: het moet hooguit 40 zijn."],
	[z.number().min(1), 0, "0 kan hier niet: het moet minstens 1 zijn."],
	[z.number().positive(), 0, "0 kan hier niet: het moet meer dan 0 zijn."],
	[z.union([z.number(), z.array(z.number())]), null, "ontbreekt. Vul hier iets in."],
])("says of a number what it may be", (schema, value, sentence) => {
	const { error } = schema.safeParse(value, { error: errorInDutch });
	expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it("names choices so that each is told from the next, whatever it says", () => {
	const values = ["CI, CD", "1,5 dag", '"zo"', "a\\b, c", "{{claims.kosten.procent}}", "einde."];
	expect(choicesIn(`"x" is geen vak. ${chooseFrom(values)}`)).toEqual({
		problem: '"x" is geen vak.',
		choices: values,
	});
	expect(chooseFrom(["bar", "count"])).toBe("Kies uit: bar, count.");
});
