/** Which part of a page's text a field's words take up, seen from where they end. */

export interface Cover {
	start: number;
	end: number;
	/** For each character from `start` to `end`: which one of the field's words it is. */
	shownAt: number[];
	/** The words of the field stand here in full. */
	whole: boolean;
}

/** Spaces, soft hyphens and where words may break differ between a text and its place. */
const LOOSE = /[\s\u00ad\u200b-\u200d\u2060|]/;

export const fold = (character: string) =>
	character.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/**
 * @param end where the mark of the field stands.
 * @param floor where the text before it ends: what is made from the field (a date in words)
 *   takes up all from there.
 */
export function coverOf(text: string, end: number, shown: string, floor: number): Cover {
	const places: [number, number][] = [];
	let at = end - 1;
	let letter = shown.length - 1;
	let start = end;
	while (at >= 0 && letter >= 0) {
		const [onPage = "", inField = ""] = [text[at], shown[letter]];
		if (fold(onPage) === fold(inField)) {
			start = at;
			places.push([at--, letter--]);
		} else if (LOOSE.test(onPage)) at--;
		else if (LOOSE.test(inField)) letter--;
		else {
			// `{getoond} van {totaal}`: what is filled in ends where the words before it do.
			const filled = /([^{}]{0,12})\{\w+\}$/.exec(shown.slice(0, letter + 1));
			if (!filled) break;
			const before = filled[1] ?? "";
			const found = before ? text.lastIndexOf(before, at) : floor;
			if (found < floor) break;
			start = found + before.length;
			at = start - 1;
			letter -= filled[0].length - before.length;
		}
	}
	const whole = !/[^\s\u00ad|]/.test(shown.slice(0, letter + 1));
	if (!whole) start = Math.min(start, floor);
	while (start < end && LOOSE.test(text[start] ?? "")) start++;
	return { start, end, shownAt: filledIn(places, start, end), whole };
}

/** What the field does not have itself belongs to the character before it. */
function filledIn(places: [number, number][], start: number, end: number): number[] {
	const known = new Map(places);
	let last = 0;
	return Array.from({ length: end - start }, (_, step) => {
		last = known.get(start + step) ?? last;
		return last;
	});
}
