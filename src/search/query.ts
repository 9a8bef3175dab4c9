/** What a visitor may mean by what he types, as terms that the index of the search knows. */
import MiniSearch from "minisearch";
import { compoundParts, otherForms, stemOf, wordsIn } from "./words.ts";

/** One way to read a word: all of its terms have to be there. */
export interface Reading {
	terms: string[];
	/** 1 for the word itself; what we call it ourselves is worth more. */
	certainty: number;
	/** Whether a longer word that begins with it will do. */
	prefix?: boolean;
}

export interface Language {
	/** The words of the site. */
	vocabulary: ReadonlySet<string>;
	/** What visitors say, and what the site calls that, the best first. */
	synonyms: readonly { words: readonly string[]; find: readonly string[] }[];
	/** Words that say nothing about what is meant. */
	ignored: readonly string[];
}

/** How many letters may be wrong, of a word with so many letters. */
const errorsIn = ({ length }: string) => (length > 8 ? 2 : length > 4 ? 1 : 0);
/** The part of the letters that may be wrong in a word that is only near. */
const NEAR = 0.4;
/** Letters of a beginning that two words have in common for a reason. */
const SHORTEST_BEGINNING = 5;

/** MiniSearch takes words as they are: they have been taken apart before. */
export const AS_IT_IS = {
	tokenize: (word: string) => [word],
	processTerm: (word: string) => word,
};

/**
 * @returns `unitsOf`, what has to be found for a query, each in one of its readings: words, or
 *   words that belong together; and `nearestTo`, the word of the site that looks most like one
 *   that it does not know.
 */
export function queryReader({ vocabulary, synonyms, ignored }: Language) {
	const ignoredKeys = new Set(ignored.map(keyOf));
	const meanings = new Map<string, readonly string[]>();
	for (const { words, find } of synonyms)
		for (const key of new Set(words.map(keyOf)))
			meanings.set(key, [...(meanings.get(key) ?? []), ...find]);
	const longest = Math.max(1, ...[...meanings.keys()].map((key) => key.split(" ").length));
	const siteWords = [...vocabulary];
	const said = synonyms.flatMap(({ words }) => words.map(wholeWordsIn));
	const saidWords = [...said.flat(), ...said.map((words) => words.join(" "))];
	/** All words that can be meant, also of what visitors say in several of them: proof, concept. */
	const known = new Set([...siteWords, ...saidWords].flatMap((word) => [word, stemOf(word)]));
	/** The same, to be found with a typing error. */
	const lexicon = new MiniSearch<{ id: string }>({ fields: ["id"], ...AS_IT_IS });
	lexicon.addAll([...known].map((id) => ({ id })));

	const isWord = (word: string) => known.has(word);
	const isBeginning = (word: string) => siteWords.some((other) => other.startsWith(word));
	/** The words of which so many letters, or such a part of them, are other ones. */
	const wordsNear = (word: string, fuzzy: number) =>
		lexicon.search(word, { fuzzy }).map(({ id }) => `${id}`);

	/** The words that are meant by one that is not known as it is. */
	function recognised(word: string): string[] {
		if (formsOf(word).some(isWord) || isBeginning(word)) return [word];
		const slip = swapped(word).find(isWord) ?? withErrors(word, 1);
		if (slip) return [slip];
		const parts = compoundParts(word, known);
		if (parts.length > 0) return parts;
		const meant = withErrors(word, 2);
		if (meant) return [meant];
		const beginnings = Array.from(word, (_, index) => word.slice(0, -index - 1));
		const beginning = beginnings.find(
			(one) => one.length >= SHORTEST_BEGINNING && (isWord(one) || isBeginning(one)),
		);
		return [beginning ?? word];
	}

	/** The word that is meant by one with so many letters wrong, if it is that long. */
	function withErrors(word: string, errors: number): string | undefined {
		const near = [word, stemOf(word)]
			.filter((form) => errorsIn(form) >= errors)
			.flatMap((form) => wordsNear(form, errors));
		// A first letter is seldom wrong.
		return near.find((other) => other[0] === word[0]) ?? near[0];
	}

	/** The words of a query as the site spells them: typing errors and compounds solved. */
	const wordsMeant = (query: string) =>
		wordsIn(query).flatMap(({ spellings: [whole = "", ...parts] }) =>
			(parts.length > 0 && !isWord(whole) ? parts : [whole]).flatMap(recognised),
		);

	/** The longest synonym that some words begin with; without one the first word. */
	function synonymAt(words: readonly string[]) {
		for (let count = words.length; count > 0; count--) {
			const key = keysOf(words.slice(0, count)).find((key) => meanings.has(key)) ?? "";
			const find = meanings.get(key);
			if (find) return { count, find };
		}
		return { count: 1, find: [] };
	}

	function readingsOf(words: readonly string[]): Reading[] {
		const stems = [{ terms: words.map(stemOf), certainty: 1 }];
		const [word = "", ...others] = words;
		if (others.length > 0) return stems;
		const isWhole = isWord(word) || isWord(stemOf(word));
		return [
			...stems,
			...otherForms(word).map((form) => ({ terms: [form], certainty: 0.7 })),
			// It may not have been typed to its end.
			...(word.length > 1 ? [{ terms: [word], certainty: isWhole ? 0.2 : 0.6, prefix: true }] : []),
		];
	}

	return {
		unitsOf(query: string): Reading[][] {
			const words = wordsMeant(query);
			const units: Reading[][] = [];
			for (let at = 0; at < words.length; ) {
				const { count, find } = synonymAt(words.slice(at, at + longest));
				const group = words.slice(at, at + count);
				// Of 'wie zijn jullie' each word stands all over the site, and says nothing there.
				const saysNothing = group.every((word) => ignoredKeys.has(stemOf(word)));
				const readings = saysNothing ? [] : readingsOf(group);
				if (readings.length + find.length > 0) units.push([...readings, ...meaningsIn(find)]);
				at += count;
			}
			return units.length > 0 ? units : words.map((word) => readingsOf([word]));
		},
		nearestTo(query: string): string | undefined {
			const [word = ""] = wordsIn(query).flatMap(({ spellings }) => spellings);
			return wordsNear(word, NEAR).find((other) => vocabulary.has(other));
		},
	};
}

const meaningsIn = (find: readonly string[]): Reading[] =>
	find.map((phrase, rank) => ({
		terms: wholeWordsIn(phrase).map(stemOf),
		certainty: rank === 0 ? 1.2 : 0.7,
	}));

const wholeWordsIn = (text: string) => wordsIn(text).map(({ spellings: [whole = ""] }) => whole);
/** What a text says, whatever the forms of its words. */
export const keyOf = (text: string) => wholeWordsIn(text).map(stemOf).join(" ");

/** The forms of a word, the likeliest first. */
const formsOf = (word: string) =>
	[word, ...otherForms(word)].flatMap((form) => [form, stemOf(form)]);

/** What words may be called among the synonyms, the likeliest first. */
const keysOf = ([word = "", ...others]: readonly string[]) =>
	others.length === 0 ? formsOf(word) : [[word, ...others].map(stemOf).join(" ")];

/** A word with each two neighbouring letters swapped, the commonest typing error. */
const swapped = (word: string) =>
	Array.from(
		{ length: word.length - 1 },
		(_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
	);
