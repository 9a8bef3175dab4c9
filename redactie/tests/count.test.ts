import { expect, test } from "vitest";
import { count, signsOf } from "../../packages/redactie/src/panel/boxes/text/count.ts";
import { namesByName, piecesOf } from "../../packages/redactie/src/panel/boxes/text/raw-text.ts";
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

test("says where in the box each character stands, a chip being one wide", () => {
	const signs = signsOf(piecesOf(" a{{procent}}...b"), namesByName(NAMES));
	expect(signs).toEqual([
		{ from: 1, to: 2 },
		{ from: 2, to: 3 },
		{ from: 2, to: 3 },
		{ from: 3, to: 6 },
		{ from: 6, to: 7 },
	]);
});
