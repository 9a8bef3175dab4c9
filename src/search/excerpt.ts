/** What a hit of the search shows of a text: the sentence that matches, with its matches marked. */
import { type Word, wordsIn } from "./words.ts";

/** A piece of a text that is marked as a whole, or not at all. */
export interface Segment {
	text: string;
	isMatch: boolean;
}

/** Characters. */
const LONGEST = 180;
const SENTENCE_ENDS = /(?<=[.?!]’?|”) /;

/** The text in pieces: the words that match, and what stands between them. */
export function segmentsOf(text: string, isMatch: (word: Word) => boolean): Segment[] {
	const segments: Segment[] = [];
	let from = 0;
	for (const word of wordsIn(text).filter(isMatch)) {
		segments.push({ text: text.slice(from, word.start), isMatch: false });
		segments.push({ text: text.slice(word.start, word.end), isMatch: true });
		from = word.end;
	}
	segments.push({ text: text.slice(from), isMatch: false });
	return segments.filter(({ text }) => text);
}

/** The sentence with the most different words that match, else the first. */
export function excerptOf(text: string, isMatch: (word: Word) => boolean): Segment[] {
	const sentences = text.split(SENTENCE_ENDS).map((sentence) => {
		const matches = wordsIn(sentence).filter(isMatch);
		return {
			sentence,
			first: matches[0]?.start ?? 0,
			count: new Set(matches.map(({ spellings }) => spellings[0])).size,
		};
	});
	const best = sentences.reduce((a, b) => (b.count > a.count ? b : a));
	return segmentsOf(shortened(best.sentence, best.first), isMatch);
}

/** A long sentence between whole words, around what has to be seen of it. */
function shortened(sentence: string, at: number): string {
	if (sentence.length <= LONGEST) return sentence;
	const from = at < LONGEST / 2 ? 0 : sentence.lastIndexOf(" ", at - LONGEST / 3) + 1;
	const to =
		from + LONGEST < sentence.length ? sentence.lastIndexOf(" ", from + LONGEST) : sentence.length;
	return `${from > 0 ? "… " : ""}${sentence.slice(from, to)}${to < sentence.length ? " …" : ""}`;
}
