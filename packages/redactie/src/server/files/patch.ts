/** A change of a text, done in what others made of that text: by its lines. */

/** Lines of the one text that are other lines in the other; either can be none. Each has its line break. */
interface Hunk {
	/** Of the first line in the one text, counted from 0. */
	from: number;
	was: string[];
	now: string[];
}

/**
 * @param current what others made of `from`. What they did alike is done already.
 * @returns it with what leads from the one text to the other; undefined where they changed the same lines.
 */
export function patched(current: string, from: string, to: string): string | undefined {
	if (current === from) return to;
	const others = hunksOf(from, current);
	const own = hunksOf(from, to).filter((hunk) => !others.some((other) => isSame(hunk, other)));
	if (own.some((hunk) => others.some((other) => isTouched(hunk, other)))) return undefined;
	const lines = linesOf(from);
	// From the last on; what only comes, comes before the line that has its place.
	const all = [...own, ...others].sort(
		(one, other) => other.from - one.from || other.was.length - one.was.length,
	);
	for (const { from, was, now } of all) lines.splice(from, was.length, ...now);
	return lines.join("");
}

const isSame = (one: Hunk, other: Hunk) => JSON.stringify(one) === JSON.stringify(other);

/** They have a line in common. Or one comes right where the other comes or goes: it may be a part of that. */
function isTouched(one: Hunk, other: Hunk): boolean {
	const [endOne, endOther] = [one.from + one.was.length, other.from + other.was.length];
	if (one.was.length > 0 && other.was.length > 0) return one.from < endOther && other.from < endOne;
	const isEdge = one.from === endOther || other.from === endOne;
	const isChange = [one, other].some(({ was, now }) => was.length > 0 && now.length > 0);
	return isEdge ? !isChange : one.from < endOther && other.from < endOne;
}

/** With their line breaks: joined they are the text again. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * The fewest lines that change the one text into the other, in their order. Compares each line
 * with each between the first and the last that differ: for files of some thousand lines.
 */
function hunksOf(was: string, now: string): Hunk[] {
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
		if (i > from || j > to) hunks.push({ from, was: a.slice(from, i), now: b.slice(to, j) });
		while (i < endA && j < endB && a[i] === b[j]) {
			i++;
			j++;
		}
	}
	return hunks;
}
