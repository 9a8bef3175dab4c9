import { expect, it } from "vitest";
import { contentWith, problemsAfter, real } from "../../tests/planted-mistakes.ts";
import { resolve } from "./tokens.ts";

const DIENSTEN = "content/paginas/diensten.yaml";
const TITLE = /^questions:\n/m;

it("tells where a promise waits for its owner, and leaves the mark out of what is read", () => {
	const data = { steps: [{ title: "a" }, { title: "b", confirm: true }] };
	expect(resolve(data, new Map(), expect.unreachable)).toEqual({
		data: { steps: [{ title: "a" }, { title: "b" }] },
		unconfirmed: ["steps.1"],
	});

	const source = real[DIENSTEN]?.replace(TITLE, "questions:\n  confirm: true\n") ?? "";
	const { unconfirmed } = contentWith({ ...real, [DIENSTEN]: source });
	expect(unconfirmed).toContainEqual({ file: DIENSTEN, field: "questions" });
});

it.each(["nee", "false", ""])("refuses the mark '%s', and says what to do", (mark) => {
	expect(problemsAfter(DIENSTEN, TITLE, `questions:\n  confirm: ${mark}\n`)).toEqual([
		expect.stringMatching(/diensten\.yaml, veld "questions\.confirm": .* haal de regel dan weg/),
	]);
});

it("refuses a question without an answer, and without what to find out", () => {
	const items = /^( +)items:\n(?= +- question)/m;
	expect(problemsAfter(DIENSTEN, items, "$1items:\n$1  - question: Waarom?\n")).toEqual([
		expect.stringMatching(/diensten\.yaml, veld "questions\.items\.0": vul answer in/),
	]);
});
