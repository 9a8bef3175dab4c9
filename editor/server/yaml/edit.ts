/**
 * Edits of YAML text by the smallest change: only the characters of the one value
 * change, and what people wrote around it stays to the byte. Knows no files.
 */
import { isDeepStrictEqual } from "node:util";
import { isScalar } from "yaml";
import { withNew } from "./insert.ts";
import type { Source } from "./models.ts";
import { withoutItem } from "./remove.ts";
import { type Scalar, waysToRewrite } from "./scalar.ts";
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
import type { KeyOrder } from "./write.ts";

export type { KeyOrder } from "./write.ts";

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
	return withLineEnds(source, (text) => editedAt(text, path.split("."), value, order));
}

/** As withEdit; of a text with plain line ends. Each part of the path can have any characters. */
export function editedAt(
	text: string,
	parts: readonly string[],
	value: Scalar | null,
	order?: KeyOrder,
): string {
	const document = parsed(text);
	const found = find(document, parts);
	if (singleValue(found) === value) return text;
	const expected = withValue(document.toJS(), parts, value);
	for (const way of waysToEdit({ text, document }, found, value, order))
		if (reads(way, expected)) return way;
	throw new Error(`${parts.join(".")} cannot become ${JSON.stringify(value)}.`);
}

/** Changes a text that has other line ends in its own. */
export function withLineEnds(source: string, change: (text: string) => string): string {
	const isWindows = source.includes("\r\n") && !/(?<!\r)\n/.test(source);
	if (!isWindows) return change(source);
	return change(source.replaceAll("\r\n", "\n")).replaceAll("\n", "\r\n");
}

function waysToEdit(
	source: Source,
	found: Found,
	value: Scalar | null,
	order: KeyOrder = () => [],
): string[] {
	const { text } = source;
	const { steps, node } = found;
	if (value === null) return [withoutItem(text, steps)];
	if (isNothing(node))
		return [false, true].map((isQuoted) =>
			withNew(found, value, { source, neighbours: [], order, isQuoted }),
		);
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
function withValue(
	data: unknown,
	[part, ...rest]: readonly string[],
	value: Scalar | null,
): unknown {
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

export function reads(text: string, expected: unknown): boolean {
	try {
		return isDeepStrictEqual(parsed(text).toJS(), expected);
	} catch {
		return false;
	}
}
