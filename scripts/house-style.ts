/** One word for one thing: the table of content/README.md, and the texts that keep to it or not. */
import { type ContentText, inPlace } from "./content-texts.ts";

interface Rule {
	/** What is written instead. */
	right: string;
	/** Each word that is not, and what finds it. */
	wrong: { word: string; pattern: RegExp }[];
	/** Whole texts that may stay. */
	exceptions: string[];
	/** Whether it is meant for sentences alone. */
	inSentences: boolean;
}

const HEADING = "### Eén woord voor één ding";
const ROW = /^\| *(.+?) *\| *(.+?) *\| *(.+?) *\|$/gm;
const EXCEPTION = / \(behalve(?:: (.+)| in een opschrift)\)$/;
const SENTENCE = /[.?!]['"]?$/;
/** What someone else said, or what something is called. */
const QUOTED = /(?<![\p{L}\d])'[^']*'(?!\p{L})/gu;

/**
 * @param manual the text of content/README.md.
 * @throws when the table is not there.
 */
export function rulesOf(manual: string): Rule[] {
	const [, after = ""] = manual.split(HEADING);
	const [section = ""] = after.split(/^#/m);
	const [, , ...rows] = section.matchAll(ROW);
	if (rows.length === 0) throw new Error(`content/README.md has no table below '${HEADING}'.`);
	return rows.map(([, right = "", cell = ""]) => {
		const [exception, texts] = EXCEPTION.exec(cell) ?? [];
		return {
			right,
			wrong: listed(cell.replace(EXCEPTION, "")).map((word) => ({
				word,
				pattern: patternOf(word),
			})),
			exceptions: listed(texts ?? ""),
			inSentences: exception !== undefined && texts === undefined,
		};
	});
}

const listed = (cell: string) => cell.split(",").flatMap((word) => word.trim() || []);

/** A word as a whole, any number where it has a digit. */
const patternOf = (word: string) =>
	new RegExp(`(?<![\\p{L}\\d-])${word.replaceAll(/\d+/g, "\\d+")}(?![\\p{L}\\d])`, "iu");

/** Each word that should be another, worded for an editor, with its place. */
export const wrongWords = (texts: readonly ContentText[], rules: readonly Rule[]): string[] =>
	texts.flatMap((place) => wrongWordsOf(place.text, rules).map((fault) => inPlace(place, fault)));

export const wrongWordsOf = (text: string, rules: readonly Rule[]): string[] =>
	rules
		.filter(
			({ exceptions, inSentences }) =>
				!exceptions.includes(text) && (!inSentences || SENTENCE.test(text)),
		)
		.flatMap(({ right, wrong }) =>
			wrong.flatMap(({ pattern }) => {
				const [found] = pattern.exec(text.replaceAll(QUOTED, "")) ?? [];
				return found ? `"${found}" schrijven we anders: ${right} (zie content/README.md).` : [];
			}),
		);
