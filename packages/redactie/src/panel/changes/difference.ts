/** What differs between two texts, by whole words; `{{names}}` stay in one piece. */

export interface Difference {
	before: string;
	was: string;
	now: string;
	after: string;
}

const PIECES = /\{\{.*?\}\}|\s+|[^\s{.,;:!?]+|./g;
/** Pieces around the change that are shown. */
const AROUND = 8;

export function differenceOf(was: string, now: string): Difference {
	const first = was.match(PIECES) ?? [];
	const second = now.match(PIECES) ?? [];
	const shortest = Math.min(first.length, second.length);
	let start = 0;
	while (start < shortest && first[start] === second[start]) start++;
	let end = 0;
	while (end < shortest - start && first.at(-1 - end) === second.at(-1 - end)) end++;
	return {
		before: lastOf(first.slice(0, start)),
		was: first.slice(start, first.length - end).join(""),
		now: second.slice(start, second.length - end).join(""),
		after: firstOf(first.slice(first.length - end)),
	};
}

const lastOf = (pieces: string[]) =>
	pieces.length > AROUND ? `… ${pieces.slice(-AROUND).join("").trimStart()}` : pieces.join("");
const firstOf = (pieces: string[]) =>
	pieces.length > AROUND ? `${pieces.slice(0, AROUND).join("").trimEnd()} …` : pieces.join("");
