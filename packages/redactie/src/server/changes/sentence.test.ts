import { expect, test } from "vitest";
import type { Change } from "../../protocol.ts";
import { sentenceOf } from "./sentence.ts";

const change = (what: Change["what"], name: string, words?: string): Change => ({
	id: name,
	place: "",
	name,
	what,
	...(words && { words }),
});
const real = change("value", "Telefoonnummer", "eerst een voorbeeld, nu echt");
const added = change("added", "Platform Engineer", "nieuwe vacature, 4e in de lijst");

test.each([
	[[], ""],
	[[real, added], "Telefoonnummer nu echt, nieuwe vacature Platform Engineer"],
	[[change("value", "KvK-nummer")], "KvK-nummer"],
	[[change("value", "Inzichten: volgorde")], "Inzichten: volgorde"],
	[[change("removed", "Docker", "weggehaald, was 2e van 3")], "Docker weg"],
	[[change("value", "Kop"), change("value", "Kop")], "Kop"],
	[[change("file", "README.md", "gewijzigd")], "Gewijzigd README.md"],
])("%#: says what was done", (changes, sentence) => {
	expect(sentenceOf(changes)).toBe(sentence);
});

test("fits on a line, whatever the names, and says how many more there are", () => {
	const long = Array.from({ length: 12 }, (_, n) => change("value", `Veld ${n} met een naam`));
	for (let count = 1; count <= long.length; count++)
		expect(sentenceOf(long.slice(0, count)).length).toBeLessThanOrEqual(72);
	expect(sentenceOf(long)).toMatch(/ en nog \d+ wijzigingen$/);
	expect(sentenceOf([change("value", "Woord ".repeat(30))])).toMatch(/^Woord .*…$/);
	const longest = change("value", "x".repeat(80));
	expect(sentenceOf([longest, real])).toBe("Telefoonnummer nu echt en nog 1 wijziging");
	expect(sentenceOf([longest, { ...longest, name: "y".repeat(80) }])).toBe(
		"2 wijzigingen in de inhoud",
	);
});
