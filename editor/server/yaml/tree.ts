/** Where the values of a YAML file stand in its text. */
import {
	type Document,
	isAlias,
	isMap,
	isScalar,
	isSeq,
	type Pair,
	parseDocument,
	type Scalar,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";

/** A list or a group, and which of its items the path leads through. */
export interface Step {
	parent: YAMLMap | YAMLSeq;
	part: string;
	/** Of `parent.items`; -1: it lacks this one. */
	index: number;
}

export interface Found {
	/** From the file's root down, until the first part that the file lacks. */
	steps: Step[];
	/** The parts below that one. */
	rest: string[];
	/** What stands at the path, when all of it is there. */
	node: unknown;
}

/** The latest: a change is read before and after, and the next one begins with what that read. */
const documents = new Map<string, Document.Parsed>();

/**
 * @returns what nobody may change: who reads the same text gets the same document.
 * @throws what YAML does not allow.
 */
export function parsed(text: string): Document.Parsed {
	const document = documents.get(text) ?? documentOf(text);
	documents.delete(text);
	documents.set(text, document);
	const [oldest] = documents.keys();
	if (documents.size > 60 && oldest !== undefined) documents.delete(oldest);
	return document;
}

function documentOf(text: string): Document.Parsed {
	const document = parseDocument(text, { keepSourceTokens: true });
	const [error] = document.errors;
	if (error) throw error;
	return document as Document.Parsed;
}

export function find(document: Document.Parsed, parts: readonly string[]): Found {
	let node: unknown = document.contents;
	const steps: Step[] = [];
	for (const [depth, part] of parts.entries()) {
		if (isNothing(node) && depth > 0) return { steps, rest: parts.slice(depth), node: null };
		if (!isMap(node) && !isSeq(node))
			throw new Error(`${parts.slice(0, depth).join(".")} is a value and has no "${part}".`);
		const index = isMap(node)
			? node.items.findIndex(({ key }) => keyOf(key) === part)
			: /^\d+$/.test(part) && Number(part) < node.items.length
				? Number(part)
				: -1;
		steps.push({ parent: node, part, index });
		if (index < 0) return { steps, rest: parts.slice(depth + 1), node: undefined };
		node = isMap(node) ? node.items[index]?.value : node.items[index];
		if (isAlias(node) || (node as { anchor?: string } | null)?.anchor)
			throw new Error(`${parts.join(".")}: anchors and aliases cannot be edited.`);
	}
	return { steps, rest: [], node };
}

export const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);

/** `key:` with nothing behind it. */
export const isNothing = (node: unknown) => node == null || (isScalar(node) && node.value === null);

/** Where a node begins and ends in the text; a group begins at its first key. */
export function rangeOf(node: unknown): [number, number] {
	const range = (node as Scalar | undefined)?.range;
	if (!range) throw new Error("A part of this file has no place in its text.");
	return [range[0], range[1]];
}

/** Where the item of a group or a list begins: its key, or the hyphen of a list. */
export function startOf({ parent, index }: Step): number {
	if (isMap(parent)) return rangeOf(parent.items[index]?.key)[0];
	if (parent.flow) return rangeOf(parent.items[index])[0];
	const token = parent.srcToken as { items?: { start: { type: string; offset: number }[] }[] };
	const hyphen = token.items?.[index]?.start.find(({ type }) => type === "seq-item-ind");
	if (!hyphen) throw new Error(`A list has no item ${index}.`);
	return hyphen.offset;
}

/** Where the last line of an item ends, before its line break. What is said behind and below it in comments is its own. */
export function endOf(text: string, step: Step): number {
	const item = step.parent.items[step.index] as Pair | undefined;
	const node = isMap(step.parent) ? (item?.value ?? item?.key) : item;
	if (step.parent.flow) return rangeOf(node)[1];
	const column = columnOf(text, startOf(step));
	let end = lineEnd(text, endOfNode(text, node));
	for (;;) {
		const next = lineEnd(text, end + 1);
		const comment = /^( *)#/.exec(text.slice(end + 1, next));
		if (!comment?.[1] || comment[1].length <= column) return end;
		end = next;
	}
}

/** Where the comments directly above an item begin, in its column: they are its own, as far as one can tell. */
export function ownStart(text: string, step: Step): number {
	let start = startOf(step);
	const column = columnOf(text, start);
	// What begins behind another hyphen has nothing above it.
	if (text.slice(start - column, start).trim()) return start;
	for (;;) {
		const above = lineStart(text, start - column - 1);
		const comment = /^( *)#/.exec(text.slice(above, start - column));
		if (start === column || comment?.[1]?.length !== column) return start;
		start = above + column;
	}
}

function endOfNode(text: string, node: unknown): number {
	if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0) {
		const last = node.items.at(-1) as Pair;
		return endOfNode(text, isMap(node) ? (last.value ?? last.key) : last);
	}
	const [start, end] = rangeOf(node);
	// A block's range goes on until the next text.
	return start + text.slice(start, end).trimEnd().length;
}

/** Where a value begins, or the space before it. */
export const behindColon = (text: string, { key }: Pair) => text.indexOf(":", rangeOf(key)[1]) + 1;

export const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;
export const columnOf = (text: string, at: number) => at - lineStart(text, at);
export function lineEnd(text: string, at: number): number {
	const end = text.indexOf("\n", at);
	return end < 0 ? text.length : end;
}
