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
 * with each: for files of some thousand lines.
 */
function hunksOf(was: string, now: string): Hunk[] {
	const [a, b] = [linesOf(was), linesOf(now)];
	// How many lines are the same from line i of the one and line j of the other on.
	const same = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
	const sameFrom = (i: number, j: number) => same[i]?.[j] ?? 0;
	for (let i = a.length - 1; i >= 0; i--)
		for (let j = b.length - 1; j >= 0; j--)
			(same[i] as Uint32Array)[j] =
				a[i] === b[j]
					? sameFrom(i + 1, j + 1) + 1
					: Math.max(sameFrom(i + 1, j), sameFrom(i, j + 1));

	const hunks: Hunk[] = [];
	for (let [i, j] = [0, 0]; i < a.length || j < b.length; i++, j++) {
		const [from, to] = [i, j];
		while (a[i] !== b[j])
			if (i === a.length || (j < b.length && sameFrom(i, j + 1) > sameFrom(i + 1, j))) j++;
			else i++;
		if (i > from || j > to) hunks.push({ from, was: a.slice(from, i), now: b.slice(to, j) });
	}
	return hunks;
}
