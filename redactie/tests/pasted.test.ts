import { expect, test } from "vitest";
import { pasted } from "../../packages/redactie/src/panel/boxes/texts.ts";
import { typography } from "../../src/text/typography.ts";

test.each([
	["a bell and a break that YAML would show", "een\u0007 twee\u2028drie", "een twee drie"],
	["the bullets of Word", "\uf0b7\tappel\n\uf0b7\u00a0peer\n• banaan", "appel peer banaan"],
	["quotes of every kind", "“zo”, „zo”, «zo», ‘zo’ en API’s", "'zo', 'zo', 'zo', 'zo' en API's"],
	["spaces that do not break, and dots", "12\u00a0uur\u202fen…", "12 uur en..."],
	["what nobody sees", "soft\u00adhyphen\u200b \ufeffen e\u0301e\u0301n", "softhyphen en één"],
	["an emoji of several signs, a dash, a calculation", "👩‍💻 – 3·2 * 4", "👩‍💻 – 3·2 * 4"],
])("takes %s as the house types it", (_, from, to) => {
	expect(pasted(from).text).toBe(to);
});

test("has signs of which the site makes its own", () => {
	expect(typography(pasted("“Zo”… ’s avonds, 3\u00a0uur").text)).toBe(
		"‘Zo’… ’s avonds, 3\u00a0uur",
	);
});

test.each([
	["een zin", '<meta charset="utf-8"><span style="color:red">een zin</span>', []],
	["een zin", '<b style="font-weight:normal;" id="docs-internal"><p>een zin</p></b>', []],
	["een\n\ntwee\n", "<p>een</p><p>twee</p>", ["lines"]],
	["• een\n• twee", "", ["lines", "list"]],
	["· een\n· twee", "<p class=MsoListParagraphCxSpFirst>", ["lines", "list"]],
	["a\tb", "<TABLE border=1><tr>", ["table"]],
	["", '<img src="x.png">', ["image"]],
	[
		"bel ons nu",
		'<a class="x" href="/contact">bel ons</a> <strong>nu</strong>',
		["link", "stress"],
	],
])("says what %j loses", (plain, html, lost) => {
	expect(pasted(plain, html).lost).toEqual(lost);
});
