/** What a visitor may mean by what he types, as terms that the index of the search knows. */
import MiniSearch from "minisearch";
import { compoundParts, otherForms, stemOf, type Word, wordsIn } from "./words.ts";

/** One way to read a word: all of its terms have to be there. */
export interface Reading {
	terms: string[];
	/** From 0 to 1. */
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

/** Takes words as they are: they have been taken apart before. */
const AS_IT_IS = {
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
	const meanings = new Map(
		synonyms.flatMap(({ words, find }) =>
			words.flatMap((word) => [keyOf(word), spellingOf(word)].map((key) => [key, find] as const)),
		),
	);
	const longest = Math.max(1, ...[...meanings.keys()].map((key) => key.split(" ").length));
	const siteForms = new Set([...vocabulary].flatMap((word) => [word, stemOf(word)]));
	/** Also the words of what visitors say in several of them: proof, concept. */
	const saidForms = new Set([...meanings.keys()].flatMap((key) => key.split(" ")));
	const isKnown = (word: string) =>
		formsOf(word).some((form) => siteForms.has(form) || saidForms.has(form));
	/** All words that can be meant, to be found with a typing error. */
	const lexicon = new MiniSearch<{ id: string }>({ fields: ["id"], ...AS_IT_IS });
	const said = synonyms.flatMap(({ words }) => words.map(spellingOf));
	lexicon.addAll([...new Set([...siteForms, ...said])].map((id) => ({ id })));

	const isWord = (word: string) => siteForms.has(word) || meanings.has(word);
	const siteWords = [...vocabulary];
	const isBeginning = (word: string) => siteWords.some((other) => other.startsWith(word));

	/** The words that are meant by one that is not known as it is. */
	function recognised(spelling: string): string[] {
		if (isKnown(spelling) || isBeginning(spelling)) return [spelling];
		const errors = errorsIn(spelling);
		const slip = swapped(spelling).find(isWord) ?? (errors > 0 && withErrors(spelling, 1));
		if (slip) return [slip];
		const parts = compoundParts(spelling, { has: isWord });
		if (parts.length > 0) return parts;
		const meant = errors > 1 && withErrors(spelling, 2);
		if (meant) return [meant];
		const beginnings = Array.from(spelling, (_, index) => spelling.slice(0, -index - 1));
		const beginning =
			beginnings.find((one) => one.length >= SHORTEST_BEGINNING && isWord(one)) ??
			beginnings.find((one) => one.length > SHORTEST_BEGINNING && isBeginning(one));
		return [beginning ?? spelling];
	}

	/** The word that is meant by one with so many letters wrong. */
	function withErrors(spelling: string, fuzzy: number): string | undefined {
		const near = [spelling, stemOf(spelling)]
			.filter((word) => errorsIn(word) >= fuzzy)
			.flatMap((word) => lexicon.search(word, { fuzzy }).map(({ id }) => `${id}`));
		// A first letter is seldom wrong; and the site's own words are likelier than other ones.
		const sameBeginning = near.filter((word) => word[0] === spelling[0]);
		const likely = sameBeginning.length > 0 ? sameBeginning : near;
		return likely.find((word) => siteForms.has(word)) ?? likely[0];
	}

	/** The words of a query as the site spells them: typing errors and compounds solved. */
	const wordsMeant = (query: string): Word[] =>
		wordsIn(query).flatMap((word) => {
			const [spelling = "", ...parts] = word.spellings;
			if (parts.length > 0 && isWord(spelling)) return word;
			const pieces = parts.length > 0 ? parts : [spelling];
			return pieces.flatMap(recognised).map((one) => ({ ...word, spellings: [one] }));
		});

	/** The longest synonym that some words begin with; without one the first word. */
	function synonymAt(words: readonly Word[]) {
		for (let count = words.length; count > 0; count--) {
			const key = keysOf(words.slice(0, count)).find((key) => meanings.has(key)) ?? "";
			const find = meanings.get(key);
			if (find) return { count, find };
		}
		return { count: 1, find: [] };
	}

	return {
		unitsOf(query: string): Reading[][] {
			const words = wordsMeant(query);
			const units: Reading[][] = [];
			for (let at = 0; at < words.length; ) {
				const { count, find } = synonymAt(words.slice(at, at + longest));
				const group = words.slice(at, at + count);
				// Of 'wie zijn jullie' each word stands all over the site, and says nothing there.
				const saysNothing = group.every((word) => ignoredKeys.has(keyOfWords([word])));
				const readings = saysNothing ? [] : readingsOf(group, siteForms);
				if (readings.length + find.length > 0) units.push([...readings, ...meaningsIn(find)]);
				at += count;
			}
			return units.length > 0 ? units : words.map((word) => readingsOf([word], siteForms));
		},
		nearestTo(query: string): string | undefined {
			const [spelling = ""] = wordsIn(query).flatMap(({ spellings }) => spellings);
			const near = lexicon.search(spelling, { fuzzy: NEAR }).map(({ id }) => `${id}`);
			return near.find((word) => vocabulary.has(word));
		},
	};
}

function readingsOf(group: readonly Word[], siteForms: ReadonlySet<string>): Reading[] {
	const [word, ...others] = group;
	if (!word || others.length > 0) return [{ terms: group.map(stemOfWord), certainty: 1 }];
	const [spelling = "", ...parts] = word.spellings;
	const isWhole = siteForms.has(spelling) || siteForms.has(stemOf(spelling));
	return [
		{ terms: [spelling], certainty: 1 },
		{ terms: [stemOf(spelling)], certainty: 0.95 },
		...(parts.length > 0 ? [{ terms: parts.map(stemOf), certainty: 0.9 }] : []),
		...otherForms(spelling).map((form) => ({ terms: [form], certainty: 0.7 })),
		// It may not have been typed to its end.
		...(spelling.length > 1
			? [{ terms: [spelling], certainty: isWhole ? 0.2 : 0.6, prefix: true }]
			: []),
	];
}

const meaningsIn = (find: readonly string[]): Reading[] =>
	find.map((phrase, rank) => ({
		terms: wordsIn(phrase).map(stemOfWord),
		certainty: rank === 0 ? 0.9 : 0.7,
	}));

const stemOfWord = ({ spellings: [spelling = ""] }: Word) => stemOf(spelling);
const keyOfWords = (words: readonly Word[]) => words.map(stemOfWord).join(" ");
const spellingOfWords = (words: readonly Word[]) =>
	words.map(({ spellings: [spelling] }) => spelling).join(" ");
const spellingOf = (text: string) => spellingOfWords(wordsIn(text));
/** What a text says, whatever the forms of its words. */
export const keyOf = (text: string) => keyOfWords(wordsIn(text));

/** The forms of a word, the likeliest first. */
const formsOf = (word: string) =>
	[word, ...otherForms(word)].flatMap((form) => [form, stemOf(form)]);

/** What words may be called among the synonyms, the likeliest first. */
const keysOf = (words: readonly Word[]) =>
	words.length === 1
		? formsOf(words[0]?.spellings[0] ?? "")
		: [keyOfWords(words), spellingOfWords(words)];

/** A word with each two neighbouring letters swapped, the commonest typing error. */
const swapped = (word: string) =>
	Array.from(
		{ length: word.length - 1 },
		(_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
	);
