import { describe, expect, it } from "vitest";
import type { Change } from "../../protocol.ts";
import { sentenceOf, words } from "./words.ts";

describe("what does not go along in a commit", () => {
	it("is counted, and named where it is an entry", () => {
		expect(words.stays(1, [])).toBe("1 tekst is nog niet bewaard en gaat niet mee.");
		expect(words.stays(2, ["Nieuwe vacature"])).toBe(
			"2 teksten en een nieuwe vacature zijn nog niet bewaard en gaan niet mee.",
		);
		expect(words.stays(0, ["Nieuwe vacature"])).toBe(
			"Een nieuwe vacature is nog niet bewaard en gaat niet mee.",
		);
	});
});

describe("the sentence of a commit", () => {
	const change = (what: Change["what"], name: string): Change => ({ id: name, name, what });

	it.each([
		[[], ""],
		[[change("value", "KvK-nummer")], "KvK-nummer"],
		[[change("value", "Kop"), change("value", "Kop")], "Kop"],
		[[change("order", "Cases"), change("removed", "Docker")], "Volgorde van cases, docker weg"],
	])("%#: says what was done", (changes, sentence) => expect(sentenceOf(changes)).toBe(sentence));

	it("fits on a line, whatever the names, and says how many more there are", () => {
		const long = Array.from({ length: 12 }, (_, n) => change("value", `Veld ${n} met een naam`));
		for (let count = 1; count <= long.length; count++)
			expect(sentenceOf(long.slice(0, count)).length).toBeLessThanOrEqual(72);
		expect(sentenceOf(long)).toMatch(/ en nog \d+ wijzigingen$/);
		expect(sentenceOf([change("value", "x".repeat(80))])).toBe("1 wijziging in de inhoud");
	});
});
