/** Which part of a page's text a field's words take up, seen from where they end. */

export interface Cover {
	start: number;
	end: number;
}

/** Spaces, soft hyphens and where words may break differ between a text and its place. */
const LOOSE = /[\s\u00ad\u200b-\u200d\u2060|]/;

export const fold = (character: string) =>
	character.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/**
 * @param end where the mark of the field stands.
 * @param floor where the text before it ends: what is made from the field (a date in words, a sentence that the
 *   site fills in) takes up all from there.
 */
export function coverOf(text: string, end: number, shown: string, floor: number): Cover {
	let at = end - 1;
	let letter = shown.length - 1;
	while (at >= 0 && letter >= 0) {
		const [onPage = "", inField = ""] = [text[at], shown[letter]];
		if (fold(onPage) === fold(inField)) {
			at--;
			letter--;
		} else if (LOOSE.test(onPage)) at--;
		else if (LOOSE.test(inField)) letter--;
		else break;
	}
	const isWhole = [...shown.slice(0, letter + 1)].every((one) => LOOSE.test(one));
	let start = isWhole ? at + 1 : Math.min(at + 1, floor);
	while (start < end && LOOSE.test(text[start] ?? "")) start++;
	return { start, end };
}
