/** Takes back what was kept. */
import { type KeyOrder, valueAt, withEdit } from "./edit.ts";
import { type Hunk, hunksOf, linesOf } from "./lines.ts";
import type { Scalar } from "./scalar.ts";

/** A kept step: the texts of one file before and after, and which values it had before. */
export interface Kept {
	before: string;
	after: string;
	was: readonly { path: string; value: Scalar | null }[];
}

/**
 * Takes back a step, byte for byte, also when other places of the file changed since. Only
 * where somebody wrote in the same lines, or on both sides of them, are the old values
 * written anew.
 */
export function withUndo(current: string, { before, after, was }: Kept, order?: KeyOrder): string {
	if (current === after) return before;
	const undone = () =>
		was.reduceRight((text, { path, value }) => withEdit(text, path, value, order), current);
	const kept = changeBetween(after, before);
	const others = changeBetween(after, current);
	if (kept.end >= others.start && others.end >= kept.start) return undone();
	const shift = others.end <= kept.start ? others.text.length - (others.end - others.start) : 0;
	const text = current.slice(0, kept.start + shift) + kept.text + current.slice(kept.end + shift);
	try {
		if (was.every(({ path, value }) => valueAt(text, path) === value)) return text;
	} catch {
		// What came in between has another group around it.
	}
	return undone();
}

/** The one stretch of whole lines in which two texts differ: start..end of `from` becomes `text`. */
function changeBetween(from: string, to: string): { start: number; end: number; text: string } {
	const most = Math.min(from.length, to.length);
	let start = 0;
	while (start < most && from[start] === to[start]) start++;
	while (start > 0 && from[start - 1] !== "\n") start--;
	let same = 0;
	while (same < most - start && from.at(-1 - same) === to.at(-1 - same)) same++;
	const line = from.indexOf("\n", from.length - same);
	same = same === 0 || line < 0 ? 0 : from.length - line;
	return { start, end: from.length - same, text: to.slice(start, to.length - same) };
}

/**
 * Takes back the lines in which two texts differ, and keeps what others changed elsewhere.
 *
 * @param current what became of `after` since.
 * @returns undefined when others changed these lines too.
 */
export function withLinesBack(
	current: string,
	{ before, after }: { before: string; after: string },
): string | undefined {
	const kept = hunksOf(after, before);
	const others = hunksOf(after, current);
	if (kept.some((one) => others.some((other) => isTouched(one, other)))) return undefined;
	const lines = linesOf(after);
	const all = [...kept, ...others].sort((one, other) => other.from - one.from);
	for (const { from, was, now } of all) lines.splice(from, was.length, ...now);
	return lines.join("");
}

/** They have a line in common. Or one comes right where the other comes or goes: it may be a part of that. */
function isTouched(one: Hunk, other: Hunk): boolean {
	const [endOne, endOther] = [one.from + one.was.length, other.from + other.was.length];
	if (one.was.length > 0 && other.was.length > 0) return one.from < endOther && other.from < endOne;
	const isEdge = one.from === endOther || other.from === endOne;
	const isChange = [one, other].some(({ was, now }) => was.length > 0 && now.length > 0);
	return isEdge ? !isChange : one.from < endOther && other.from < endOne;
}
