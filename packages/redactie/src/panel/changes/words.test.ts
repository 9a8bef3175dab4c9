import { describe, expect, it } from "vitest";
import { filesInWords, words } from "./words.ts";

describe("the files of a commit, in words", () => {
	it.each([
		[{ changed: 2, added: 1, removed: 0 }, "Twee bestanden gewijzigd, één nieuw."],
		[{ changed: 0, added: 1, removed: 2 }, "Eén bestand nieuw, twee weg."],
		[{ changed: 13, added: 0, removed: 0 }, "13 bestanden gewijzigd."],
	])("%o is %s", (files, said) => expect(filesInWords(files)).toBe(said));
});

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
