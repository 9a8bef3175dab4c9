/** Text as the search reads it: words, each in the spellings and the stem by which it is found. */
import { stemmer } from "@orama/stemmers/dutch";
import { remembered } from "../text/remembered.ts";

/** Letters and digits, also joined by a sign: `full-stack`, `CI/CD`, `Node.js`, `.NET`, `C#`. */
const WORD = /(?<![\p{L}\d])\.?[\p{L}\d]+(?:[-./'’&+][\p{L}\d]+)*[#+]*/gu;
const SIGNS = /[-./'’&+](?=[\p{L}\d])/gu;
/** Parts of one letter say nothing: the e of e-commerce. */
const SHORTEST_PART = 2;

/** The words of a text, in their order, and where each stands, in characters. */
export const wordsIn = (text: string) =>
	[...text.matchAll(WORD)].map(({ 0: word, index }) => ({
		/** The first is the whole of it: `fullstack`, then `full` and `stack`. */
		spellings: spellingsOf(word),
		start: index,
		end: index + word.length,
	}));
export type Word = ReturnType<typeof wordsIn>[number];

/** Without capitals, accents and other widths: 'Eén' is found as 'een'. */
const plain = (word: string) => word.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

const spellingsOf = remembered((written) => {
	const word = plain(written);
	const named = word.startsWith(".") ? `dot${word.slice(1)}` : word;
	const parts = word.split(SIGNS).filter((part) => part.length >= SHORTEST_PART);
	return [...new Set([named.replaceAll(SIGNS, ""), ...parts])];
});

/** Letters: 'over' says too little of 'overheid'. */
const SHORT_STEM = 5;
const LONG_ENDING = 3;

/** What a word has in common with its other forms: `opleid` of opleiding and opleidingen. */
export const stemOf = remembered((spelling) => {
	// Of prijs and prijzen, brief and brieven.
	const stem = stemmer(spelling).replace(/z$/, "s").replace(/v$/, "f");
	const isShort = spelling.length < SHORT_STEM && !spelling.endsWith("s");
	const isOther = stem.length < SHORT_STEM && spelling.length - stem.length > LONG_ENDING;
	return isShort || isOther ? spelling : stem;
});

/** Letters of the shortest word that a compound is seen to hold. */
const SHORTEST_IN_COMPOUND = 4;

/**
 * The two words that a compound is made of: kosten and besparing of kostenbesparing.
 * @param vocabulary the words that may be found in it.
 */
export function compoundParts(word: string, vocabulary: Pick<ReadonlySet<string>, "has">) {
	for (let at = SHORTEST_IN_COMPOUND; at <= word.length - SHORTEST_IN_COMPOUND; at++) {
		const tail = word.slice(at);
		if (!vocabulary.has(tail)) continue;
		// Of beveiligingslek the s belongs to neither.
		const heads = [word.slice(0, at), word.slice(0, at).replace(/s$/, "")];
		const head = heads.find((one) => one.length >= SHORTEST_IN_COMPOUND && vocabulary.has(one));
		if (head) return [head, tail];
	}
	return [];
}

/** Other forms of a word that a stemmer of Dutch keeps apart: migratie of migreren, vacature of vacatures. */
export function otherForms(spelling: string): string[] {
	const [, root] = /^(.{3,}?)(?:er(?:en|ing|d)?|eer(?:t|de)?|aties?)$/.exec(spelling) ?? [];
	const [, small = "", letter = ""] = /^(.{3,}?)([pt]?)jes?$/.exec(spelling) ?? [];
	const shorter = [1, 2].map((letters) => spelling.slice(0, -letters));
	return [
		...(small ? [small, small + letter] : []),
		...(root ? [`${root}atie`, `${root}aties`, `${root}eren`] : []),
		...shorter.filter(({ length }) => length >= SHORTEST_IN_COMPOUND),
	];
}
