import { describe, expect, it } from "vitest";
import { excerptOf, segmentsOf } from "./excerpt.ts";
import { type Word, wordsIn } from "./words.ts";

const isMatch =
	(...words: string[]) =>
	({ spellings }: Word) =>
		spellings.some((spelling) => words.includes(spelling));
const textOf = (segments: ReturnType<typeof excerptOf>) =>
	segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

it("marks whole words, as they are written", () => {
	expect(textOf(segmentsOf("Full-stack met CI/CD.", isMatch("fullstack", "cicd")))).toBe(
		"[Full-stack] met [CI/CD].",
	);
	expect(textOf(segmentsOf("", isMatch("x")))).toBe("");
});

it("marks what was typed on a keyboard where it is printed", () => {
	const typed = wordsIn("foto's binnen 2 weken").map(({ spellings: [spelling = ""] }) => spelling);
	expect(textOf(segmentsOf("‘Je foto’s in 2\u00a0weken’", isMatch(...typed)))).toBe(
		"‘Je [foto’s] in [2]\u00a0[weken]’",
	);
});

describe("an excerpt", () => {
	const text = "Wij bouwen teams. Het team betaalt per sprint. Een sprint kost wat het team kost.";

	it("is the sentence with the most different words that match", () => {
		expect(textOf(excerptOf(text, isMatch("team", "sprint", "kost")))).toBe(
			"Een [sprint] [kost] wat het [team] [kost].",
		);
	});

	it("is the first sentence where none matches", () => {
		expect(textOf(excerptOf(text, isMatch("zee")))).toBe("Wij bouwen teams.");
	});

	it("ends with a sentence that is quoted", () => {
		expect(textOf(excerptOf("‘Is het zo traag?’ Dat vroeg hij.", isMatch("vroeg")))).toBe(
			"Dat [vroeg] hij.",
		);
	});

	it("of a long sentence is the part around its match, between whole words", () => {
		const long = `${"woord ".repeat(60)}Kubernetes ${"slot ".repeat(60)}`.trim();
		const shown = textOf(excerptOf(long, isMatch("kubernetes")));
		expect(shown).toMatch(/^… (woord )+\[Kubernetes\] (slot )*slot …$/);
		expect(shown.length).toBeLessThan(200);
	});
});
