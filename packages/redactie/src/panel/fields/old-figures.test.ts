import { expect, test } from "vitest";
import type { Field, State } from "../../protocol.ts";
import { figuresIn, stillSaid } from "./fields.ts";

test.each([
	["We verhuisden 23 applicaties naar OpenShift.", ["23 applicaties"]],
	["De kosten daalden met 38%, in 12 weken.", ["38%", "12 weken"]],
	["99,95%", ["99,95%"]],
	["-38%", ["-38%"]],
	["<50ms", ["<50ms"]],
	["Van 120 naar 18 uur", ["120", "18 uur"]],
	["12.000 collega's en 150+ klanten", ["12.000 collega's", "150+"]],
	["3x sneller, 4,2 s nu", ["3x", "4,2 s"]],
	["In 5 stappen", ["5 stappen"]],
	["Na {{claims.x.weken}} zijn er 21.", ["21"]],
])("finds the figures of %j", (text, words) => {
	expect(figuresIn(text).map((figure) => figure.words)).toEqual(words);
});

test.each([
	"In 2023 en 2024",
	"Bel 0612345678 of +31 20 1234567",
	"Van stap 2 naar 3 in OAuth2 en K8s, in 1 dag",
	"Op 12 november om 14.32 uur",
	"ISO 27001, 24/7, 2-6 FTE, 09:00",
	"{{claims.x.fte}}",
])("leaves what counts nothing in %j", (text) => {
	expect(figuresIn(text).map((figure) => figure.words)).toEqual([]);
});

const field = (id: string, value: string, kind = "text") =>
	({ id, file: id.split("#")[0], value, kind, pages: [] as Field["pages"] }) as Field;
const state = {
	fields: [
		field("content/a.yaml#a", "Met 23 applicaties."),
		field("content/a.yaml#b", "Alle 23 servers."),
		field("content/a.yaml#c", "", "number"),
		field("content/a.yaml#d", "23 applicaties", "choice"),
		field("content/b.yaml#now", "", "number"),
		field("content/b.yaml#text", "Er zijn er 12.000 per dag."),
		field("content/b.yaml#say", "De verzekeraar betaalt er nu 62."),
		field("content/b.yaml#use", "{{claims.c.n}}%"),
		field("content/c.yaml#say", "Iets anders dat 62 is."),
		field("content/claims.yaml#c.n", "", "number"),
		field("content/claims.yaml#x.about", "Hoe het met 23 applicaties ging."),
	],
	names: [{ source: "content/claims.yaml#c.n", usedIn: ["content/b.yaml#use"] }],
	sheets: [],
} as unknown as State;

test.each([
	["a number of the same file", "content/b.yaml#now", 12_000, 9_000, ["content/b.yaml#text"]],
	["a figure, whatever it counts", "content/a.yaml#c", "23 apps", "24 apps", ["#a", "#b"]],
	["a claim, in the files that refer to it", "content/claims.yaml#c.n", "62", "50", ["b.yaml#say"]],
	["one that is as it was", "content/a.yaml#c", "23 apps", "23 toepassingen", []],
	["a sentence", "content/a.yaml#c", "De 23 applicaties van toen.", "Geen.", []],
] as const)("what still says the number of %s", (_, id, was, now, ids) => {
	const own = state.fields.find((one) => one.id === id) as Field;
	const found = stillSaid(state, own, was, now).map((use) => use.field.id);
	expect(found).toEqual(ids.map((id) => expect.stringContaining(id)));
});
