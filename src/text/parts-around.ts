/**
 * What stands before and after a word in a text.
 * @returns undefined where the word does not stand there by itself: `team` of teams.
 */
export function partsAround(text: string, word: string) {
	const found = new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, "u").exec(text);
	return found
		? { before: text.slice(0, found.index), after: text.slice(found.index + word.length) }
		: undefined;
}
