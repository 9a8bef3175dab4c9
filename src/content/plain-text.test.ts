import { expect, it } from "vitest";
import { textProblems } from "./plain-text.ts";

it.each([
	["Alles **vooraf** bekend", '"**vooraf**" zou met sterretjes op de site staan.'],
	["Dat is *echt* zo", '"*echt*" zou met sterretjes op de site staan.'],
	["Of [bel ons](/contact).", '"[bel ons](/contact)" zou precies zo op de site staan.'],
	["Een bel\u0007", "heeft een teken dat niemand kan lezen (U+0007)."],
	["Twee\u2028regels", "heeft een teken dat niemand kan lezen (U+2028)."],
	["\uf0b7 een punt", "heeft een teken dat niemand kan lezen (U+F0B7)."],
])("refuses %j, and says why", (text, problem) => {
	expect(textProblems({ story: { tasks: ["goed", text] } })).toEqual([
		["story.tasks.1", expect.stringContaining(problem)],
	]);
});

it.each([
	...["5*3*2", "* verplicht", "2 ** 3 ** 4", "een * en nog een *", "a*b*c", "**", "* *"],
	...["[1] (zie onder)", "[concept]", "lijst[0]", "(a) [b]", "twee\nregels\tmet een tab", "’s 🙂‍↔️"],
])("leaves %j alone", (text) => {
	expect(textProblems({ text })).toEqual([]);
});
