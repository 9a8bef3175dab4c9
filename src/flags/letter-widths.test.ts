import { expect, it } from "vitest";
import { letterWidths } from "./letter-widths.ts";

it.each(["teams", "leveren", "groep"])("goes from the first ink of %s to the last", (word) => {
	const { advance, width, before, letters } = letterWidths(word);
	expect(letters).toHaveLength(word.length);
	expect(letters[0]?.from).toBe(0);
	expect(letters.at(-1)?.to).toBe(1);
	for (const [at, { from, to }] of letters.entries()) {
		expect(to).toBeGreaterThan(from);
		expect(from).toBeGreaterThan(letters[at - 1]?.to ?? -1);
	}
	expect(before).toBeGreaterThan(0);
	expect(advance).toBeGreaterThan(width + before);
});

it("is wider for wider letters", () => {
	expect(letterWidths("mmm").width).toBeGreaterThan(2 * letterWidths("iii").width);
});

it("has room for letters that hang below the line", () => {
	expect(letterWidths("groep").height).toBeGreaterThan(letterWidths("teams").height);
});
