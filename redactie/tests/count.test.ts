import { expect, test } from "vitest";
import { signsOf } from "../../packages/redactie/src/panel/boxes/texts.ts";
import type { Name } from "../../packages/redactie/src/protocol.ts";
import { typography } from "../../src/text/typography.ts";

const NAMES = [
	{ name: "procent", value: "42" },
	{ name: "naam", value: "De Werf" },
] as Name[];
const count = (text: string) => signsOf(text, NAMES).length;

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
	expect(count(text)).toBe(typography(text.trim()).length);
});

test("counts what names stand for, and an unknown one by its name", () => {
	expect(count("{{procent}}% bij {{ naam }}")).toBe("42% bij De Werf".length);
	expect(count("{{nergens}}")).toBe("nergens".length);
	expect(count("{{half")).toBe(6);
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
