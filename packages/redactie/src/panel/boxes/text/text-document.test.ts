import { expect, test } from "vitest";
import { documentOf, rawOf, samePlace } from "./text-document.ts";

test.each(["", "Een  {{naam}}{{ prijs }} en {{half", " met\nregel ", "{{a}}"])(
	"gives %j back as it was",
	(raw) => {
		expect(rawOf(documentOf(raw))).toBe(raw);
	},
);

test.each([
	["before what changed", 3, 3],
	["after it", 10, 6],
	["inside it", 7, 5],
])("keeps the caret %s", (_, at, to) => {
	expect(samePlace(at, documentOf("abcdXXXXef"), documentOf("abcdef"))).toBe(to);
});

test("keeps the caret inside a shorter text", () => {
	expect(samePlace(9, documentOf("abcdefgh"), documentOf(""))).toBe(1);
});
