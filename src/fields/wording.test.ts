import { z } from "astro/zod";
import { expect, it } from "vitest";
import { errorInDutch, type Flaw, flawOf, inWords } from "./wording.ts";

it.each([
	[z.number().max(40), 41, "41 kan hier niet: het moet hooguit 40 zijn."],
	[z.number().min(1), 0, "0 kan hier niet: het moet minstens 1 zijn."],
	[z.number().positive(), 0, "0 kan hier niet: het moet meer dan 0 zijn."],
	[z.union([z.number(), z.array(z.number())]), null, "ontbreekt. Vul hier iets in."],
])("says of a number what it may be", (schema, value, sentence) => {
	const { error } = schema.safeParse(value, { error: errorInDutch });
	expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it("says what may stand in a field as a list, whatever that says", () => {
	const values = ["CI, CD", '"zo"'];
	const { error } = z.enum(values).safeParse("x", { error: errorInDutch });
	const [flaw] = (error?.issues ?? []).map(flawOf);
	expect(flaw).toEqual(["", '"x" kan hier niet.', values]);
	const [path, text, choices] = flaw as Flaw;
	expect(inWords({ file: "a.yaml", path, text, choices })).toBe(
		'a.yaml: "x" kan hier niet. Kies uit: CI, CD, "zo".',
	);
});
