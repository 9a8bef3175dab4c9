/** In which lines two texts differ. */

/** Lines of the one text that are other lines in the other; either can be none. Each has its line break. */
export interface Hunk {
	/** Of the first line in the one text, counted from 0. */
	from: number;
	was: string[];
	/** Of the first line in the other text. */
	to: number;
	now: string[];
}

/** With their line breaks: joined they are the text again. */
export const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * The fewest lines that change the one text into the other, in their order. Compares each line
 * with each between the first and the last that differ: for files of some thousand lines.
 */
export function hunksOf(was: string, now: string): Hunk[] {
	const [a, b] = [linesOf(was), linesOf(now)];
	let start = 0;
	while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
	let [endA, endB] = [a.length, b.length];
	while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
		endA--;
		endB--;
	}

	// How many lines are the same from line i of the one and line j of the other on.
	const width = endB - start + 1;
	const same = new Uint32Array((endA - start + 1) * width);
	const at = (i: number, j: number) => (i - start) * width + j - start;
	for (let i = endA - 1; i >= start; i--)
		for (let j = endB - 1; j >= start; j--)
			same[at(i, j)] =
				a[i] === b[j]
					? (same[at(i + 1, j + 1)] ?? 0) + 1
					: Math.max(same[at(i + 1, j)] ?? 0, same[at(i, j + 1)] ?? 0);

	const hunks: Hunk[] = [];
	let [i, j] = [start, start];
	while (i < endA || j < endB) {
		const [from, to] = [i, j];
		while ((i < endA || j < endB) && !(i < endA && j < endB && a[i] === b[j])) {
			const isAdded =
				i === endA || (j < endB && (same[at(i, j + 1)] ?? 0) > (same[at(i + 1, j)] ?? 0));
			if (isAdded) j++;
			else i++;
		}
		if (i > from || j > to) hunks.push({ from, was: a.slice(from, i), to, now: b.slice(to, j) });
		while (i < endA && j < endB && a[i] === b[j]) {
			i++;
			j++;
		}
	}
	return hunks;
}
