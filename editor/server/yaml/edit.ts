/**
 * Edits of YAML text by the smallest change: only the characters of the one value
 * change, and what people wrote around it stays to the byte. Knows no files.
 */
import { isDeepStrictEqual } from "node:util";
import { isScalar } from "yaml";
import { type Scalar, waysToRewrite } from "./scalar.ts";
import { type KeyOrder, waysToAdd, withoutItem } from "./structure.ts";
import {
	columnOf,
	endOf,
	type Found,
	find,
	isNothing,
	lineEnd,
	parsed,
	rangeOf,
	type Step,
	startOf,
} from "./tree.ts";

export type { KeyOrder } from "./structure.ts";

/**
 * @param path keys and places in lists: `story.results.paragraphs.0`.
 * @returns the value that stands there; null when the file lacks it, undefined when it
 *   is a list or a group of values.
 */
export function valueAt(source: string, path: string): Scalar | null | undefined {
	return singleValue(find(parsed(source), path.split(".")));
}

function singleValue({ node }: Found): Scalar | null | undefined {
	if (isNothing(node)) return null;
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
	const isWindows = source.includes("\r\n") && !/(?<!\r)\n/.test(source);
	const text = isWindows ? source.replaceAll("\r\n", "\n") : source;
	const document = parsed(text);
	const parts = path.split(".");
	const found = find(document, parts);
	if (singleValue(found) === value) return source;
	const expected = withValue(document.toJS(), parts, value);
	for (const way of waysToEdit(text, found, value, order))
		if (reads(way, expected)) return isWindows ? way.replaceAll("\n", "\r\n") : way;
	throw new Error(`${path} cannot become ${JSON.stringify(value)}.`);
}

function waysToEdit(text: string, found: Found, value: Scalar | null, order?: KeyOrder): string[] {
	const { steps, node } = found;
	if (value === null) return [withoutItem(text, steps)];
	if (isNothing(node)) return waysToAdd(text, found, value, order);
	if (!isScalar(node)) throw new Error("A list or a group is no value.");

	const step = steps.at(-1) as Step;
	const inFlow = steps.some(({ parent }) => parent.flow);
	const [start, valueEnd] = rangeOf(node);
	const isBlock = /^[>|]/.test(text.slice(start, start + 1));
	const end = isBlock ? endOf(text, step) : inFlow ? valueEnd : lineEnd(text, valueEnd);
	return waysToRewrite(value, {
		token: text.slice(start, isBlock ? end : valueEnd),
		comment: isBlock ? "" : text.slice(valueEnd, end),
		value: node.value,
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
