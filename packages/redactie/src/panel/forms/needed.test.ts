import { expect, test } from "vitest";
import type { ContentList, Field, FieldId, FormAnswer, Part } from "../../protocol.ts";
import { neededIn, neededWords } from "./needed.ts";

const idOf = (path: string): FieldId => `content/x.yaml#${path}`;
const answer = {
	fields: [
		{ id: idOf("title"), name: "Functie", short: "Functie" },
		{ id: idOf("pay.from"), name: "Salaris: van", short: "Van" },
		{ id: idOf("pay.to"), name: "Salaris: tot", short: "Tot" },
	] as Field[],
	lists: [
		{
			id: idOf("tasks"),
			name: "Taken",
			item: "taak",
			items: [{ id: idOf("tasks.0") }, { id: idOf("tasks.1") }],
		},
	] as ContentList[],
	parts: [{ id: idOf("pay"), name: "Kerncijfer 1: salaris", isThere: true }] as Part[],
	missing: ["title", "pay.from", "pay.to", "tasks.0", "tasks.1"].map(idOf),
} as FormAnswer;

test("names what is missing, once for a list, and below the part that it is in", () => {
	const said = ["functie", "kerncijfer 1, salaris: van, tot", "2 taken"];
	expect(neededIn(answer).toSorted()).toEqual(said.toSorted());
	expect(neededIn({ ...answer, missing: [idOf("tasks.1")] })).toEqual(["1 taak"]);
});

test("counts what is too much to read", () => {
	expect(neededWords(["a", "b", "c", "d", "e"])).toBe("a, b, c en nog 2");
	expect(neededWords(["a", "b", "c", "d"])).toBe("a, b, c, d");
});
