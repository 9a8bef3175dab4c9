import fc from "fast-check";
import { expect, it } from "vitest";
import { patched } from "./history.ts";

const lines = (text: string) => text.replaceAll(" ", "\n");

it.each<[string, current: string, from: string, to: string, expected: string | undefined]>([
	["what nobody touched", "a b c ", "a b c ", "a x c ", "a x c "],
	["beside what they changed", "a b y ", "a b c ", "x b c ", "x b y "],
	["right above what they changed", "a b y ", "a b c ", "a x c ", "a x y "],
	["what goes, above what they wrote", "a b c y ", "a b c ", "b c ", "b c y "],
	["what comes, below what they wrote", "y a b c ", "a b c ", "a b x c ", "y a b x c "],
	["in two places around theirs", "a b y d e ", "a b c d e ", "x b c d f ", "x b y d f "],
	["what they did too", "x b c ", "a b c ", "x b c ", "x b c "],
	["what they did in part", "x b c d e ", "a b c d e ", "x b c d y ", "x b c d y "],
	["a missing line break at the end", "y b", "a b", "a b ", "y b "],
	["a line that they changed", "a y c ", "a b c ", "a x c ", undefined],
	["a line that they took", "a c ", "a b c ", "a x c ", undefined],
	["lines where they wrote", "a b y c ", "a b c ", "a b x c ", undefined],
	["lines that went where they wrote", "a b y c ", "a b b c ", "a c ", undefined],
])("%s", (_, current, from, to, expected) => {
	expect(patched(lines(current), lines(from), lines(to))).toBe(expected && lines(expected));
});

it("leads from any text to any other, and what two did apart goes either way", () => {
	const text = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 }).map((l) => l.join("\n"));
	const leads = (one: string, other: string, third: string) => {
		expect(patched(one, one, other)).toBe(other);
		expect(patched(other, one, other)).toBe(other);
		expect(patched(other, one, third)).toBe(patched(third, one, other));
	};
	fc.assert(fc.property(text, text, text, leads), { seed: 4, numRuns: 300 });
});
