/**
 * Edits of YAML text by the smallest change: only the characters of the one value
 * change, and what people wrote around it stays to the byte. Knows no files.
 */
import { isDeepStrictEqual } from "node:util";
import { isScalar } from "yaml";
import { type Scalar, waysToRewrite } from "./scalar.ts";
import { additions, type KeyOrder, withoutItem } from "./structure.ts";
import { columnOf, endOf, find, isNothing, lineEnd, parsed, rangeOf, startOf } from "./tree.ts";

export type { KeyOrder } from "./structure.ts";

/**
 * @param path keys and places in lists: `story.results.paragraphs.0`.
 * @returns the value that stands there; null when the file lacks it, undefined when it
 *   is a list or a group of values.
 */
export function valueAt(source: string, path: string): Scalar | null | undefined {
	const { node, rest, steps } = find(parsed(source), path.split("."));
	if (rest.length > 0 || steps.at(-1)?.index === -1 || isNothing(node)) return null;
	return isScalar(node) ? (node.value as Scalar) : undefined;
}

/**
 * @param value what the field becomes; null takes it away, or the item out of its list. A
 *   group that is left with nothing goes as well, a list becomes `[]`.
 * @param order the keys a group can have, in the order of the contract: says where a new
 *   one comes. Without it a new key comes last.
 * @returns the text of the file with this one value in place.
 * @throws when the field cannot be there, or the text cannot be changed without changing
 *   another value.
 */
export function withEdit(
	source: string,
	path: string,
	value: Scalar | null,
	order?: KeyOrder,
): string {
	if (valueAt(source, path) === value) return source;
	const isWindows = source.includes("\r\n") && !/(?<!\r)\n/.test(source);
	const text = isWindows ? source.replaceAll("\r\n", "\n") : source;
	const parts = path.split(".");
	const data = parsed(text).toJS();
	const expected = withValue(data, parts, value);
	for (const way of waysToEdit(text, parts, value, order))
		if (reads(way, expected)) return isWindows ? way.replaceAll("\n", "\r\n") : way;
	throw new Error(`${path} cannot become ${JSON.stringify(value)} without changing more.`);
}

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
	const isRight = was.every(({ path, value }) => readsAs(text, path, value));
	return isRight ? text : undone();
}

function readsAs(text: string, path: string, value: Scalar | null): boolean {
	try {
		return valueAt(text, path) === value;
	} catch {
		return false;
	}
}

/** The one stretch of whole lines in which two texts differ: start..end of `from` becomes `text`. */
function changeBetween(from: string, to: string): { start: number; end: number; text: string } {
	const most = Math.min(from.length, to.length);
	let start = 0;
	while (start < most && from[start] === to[start]) start++;
	start = from.lastIndexOf("\n", start - 1) + 1;
	let same = 0;
	while (same < most - start && from.at(-1 - same) === to.at(-1 - same)) same++;
	const line = from.indexOf("\n", from.length - same);
	same = same === 0 || line < 0 ? 0 : from.length - line;
	return { start, end: from.length - same, text: to.slice(start, to.length - same) };
}

function waysToEdit(
	text: string,
	parts: string[],
	value: Scalar | null,
	order: KeyOrder | undefined,
): string[] {
	const found = find(parsed(text), parts);
	const step = found.steps.at(-1);
	if (!step) throw new Error("An edit needs a path.");
	if (value === null) return [withoutItem(text, found.steps)];
	if (step.index < 0 || isNothing(found.node)) return additions(text, found, value, order);
	if (!isScalar(found.node)) throw new Error(`${parts.join(".")} is a list or a group.`);

	const inFlow = found.steps.some((above) => above.parent.flow);
	const [start, valueEnd] = rangeOf(found.node);
	const isBlock = /^[>|]/.test(text.slice(start, start + 1));
	const end = isBlock ? endOf(text, step) : inFlow ? valueEnd : lineEnd(text, valueEnd);
	return waysToRewrite(value, {
		token: text.slice(start, isBlock ? end : valueEnd),
		comment: isBlock ? "" : text.slice(valueEnd, end),
		value: found.node.value,
		column: columnOf(text, start),
		indent: columnOf(text, startOf(step)) + 2,
		inFlow,
	}).map((written) => text.slice(0, start) + written + text.slice(end));
}

/** The data with one value changed; undefined when nothing is left of it. */
function withValue(data: unknown, [part, ...rest]: string[], value: Scalar | null): unknown {
	if (part === undefined) return value ?? undefined;
	const copy = (
		Array.isArray(data) ? [...data] : data == null && part === "0" ? [] : { ...(data as object) }
	) as Record<string, unknown>;
	const child = withValue(copy[part], rest, value);
	if (child !== undefined) copy[part] = child;
	else if (Array.isArray(copy)) copy.splice(Number(part), 1);
	else delete copy[part];
	return Array.isArray(copy) || Object.keys(copy).length > 0 ? copy : undefined;
}

function reads(text: string, expected: unknown): boolean {
	try {
		return isDeepStrictEqual(parsed(text).toJS(), expected);
	} catch {
		return false;
	}
}
