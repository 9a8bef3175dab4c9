import { expect, test } from "vitest";
import type { Change } from "../protocol.ts";
import { changesWords, sentenceOf } from "./words.ts";

test("what does not go along in a commit is counted, and named where it is an entry", () => {
	expect(changesWords.stays(1, [])).toBe("1 tekst is nog niet bewaard en gaat niet mee.");
	expect(changesWords.stays(2, ["Nieuwe vacature"])).toBe(
		"2 teksten en een nieuwe vacature zijn nog niet bewaard en gaan niet mee.",
	);
});

const change = (what: Change["what"], name: string): Change => ({ id: name, name, what });

test.each([
	[[], ""],
	[[change("value", "KvK-nummer")], "KvK-nummer"],
	[[change("value", "Kop"), change("value", "Kop")], "Kop"],
	[[change("order", "Cases"), change("removed", "Docker")], "Volgorde van cases, docker weg"],
])("%#: the sentence of a commit says what was done", (changes, sentence) =>
	expect(sentenceOf(changes)).toBe(sentence),
);

test("it fits on a line, whatever the names, and says how many more there are", () => {
	const long = Array.from({ length: 12 }, (_, n) => change("value", `Veld ${n} met een naam`));
	for (let count = 1; count <= long.length; count++)
		expect(sentenceOf(long.slice(0, count)).length).toBeLessThanOrEqual(72);
	expect(sentenceOf(long)).toMatch(/ en nog \d+ wijzigingen$/);
	expect(sentenceOf([change("value", "x".repeat(80))])).toBe("1 wijziging in de inhoud");
});
