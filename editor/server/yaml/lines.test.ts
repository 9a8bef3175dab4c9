import fc from "fast-check";
import { expect, it } from "vitest";
import { type Hunk, hunksOf, linesOf } from "./lines.ts";

const lines = (text: string) => text.replaceAll(" ", "\n");

/** The text that the hunks make of the one they were taken from. */
function applied(text: string, hunks: Hunk[]): string {
	const all = linesOf(text);
	for (const { from, was, now } of hunks.toReversed()) {
		expect(all.slice(from, from + was.length)).toEqual(was);
		all.splice(from, was.length, ...now);
	}
	return all.join("");
}

it.each([
	["a b c ", "a b c ", ""],
	["a b c ", "a x c ", "1-b+x"],
	["a b c ", "a c ", "1-b+"],
	["a c ", "a b c ", "1-+b"],
	["a b c d e ", "x b c e f ", "0-a+x 3-d+ 5-+f"],
	["a b a b ", "a b x a b ", "2-+x"],
	["", "a ", "0-+a"],
	["a ", "", "0-a+"],
])("%j to %j", (was, now, expected) => {
	const said = hunksOf(lines(was), lines(now)).map(
		({ from, was, now }) => `${from}-${was.join("").trim()}+${now.join("").trim()}`,
	);
	expect(said.join(" ")).toBe(expected);
});

it("sees a line break that is missing at the end", () => {
	expect(hunksOf("a\nb", "a\nb\n")).toEqual([{ from: 1, was: ["b"], to: 1, now: ["b\n"] }]);
});

it("leads from any text to any other and says where in both", () => {
	const text = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 }).map((l) => l.join("\n"));
	const leads = (was: string, now: string) => {
		const hunks = hunksOf(was, now);
		expect(applied(was, hunks)).toBe(now);
		const back = hunks.map((hunk) => ({
			...{ from: hunk.to, was: hunk.now, to: hunk.from, now: hunk.was },
		}));
		expect(applied(now, back)).toBe(was);
	};
	fc.assert(fc.property(text, text, leads), { seed: 4, numRuns: 300 });
});
