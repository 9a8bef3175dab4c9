import { expect, test } from "vitest";
import { signsOf } from "../../packages/redactie/src/panel/boxes/texts.ts";
import type { Name } from "../../packages/redactie/src/protocol.ts";
import { typography } from "../../src/text/typography.ts";

const name = (name: string, value: string): Name => ({
	name,
	value,
	about: "",
	source: "content/claims.yaml#a",
	from: "Cijfers en beloften",
	usedIn: [],
});
const count = (text: string, names: readonly Name[]) => signsOf(text, names).length;
const NAMES = [name("procent", "42"), name("naam", "De Werf")];

test.each([
	"",
	"  Kop ",
	"Wacht...",
	"a...b....c",
	"...Wacht. . . 'nou' 5 dagen",
	"(...)",
	"Dat 'kost' € 200, versie 3...",
	"‘Zo’  met  spaties … ",
])("counts %j as the contract does", (text) => {
	expect(count(text, NAMES)).toBe(typography(text.trim()).length);
});

test("counts what names stand for, and an unknown one by its name", () => {
	expect(count("{{procent}}% bij {{ naam }}", NAMES)).toBe("42% bij De Werf".length);
	expect(count("{{nergens}}", NAMES)).toBe("nergens".length);
	expect(count("{{half", NAMES)).toBe(6);
});

test("says where in the text each character stands, those of a name all in it", () => {
	const signs = signsOf(" a{{procent}}...b", NAMES);
	expect(signs).toEqual([
		{ from: 1, to: 2 },
		{ from: 2, to: 13 },
		{ from: 2, to: 13 },
		{ from: 13, to: 16 },
		{ from: 16, to: 17 },
	]);
});
