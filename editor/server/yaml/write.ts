/** Writes values, lists and groups in the manner of what stands in the same place elsewhere. */
import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import type { Data } from "../../protocol.ts";
import { WIDTH } from "./fold.ts";
import { areItemsApart, areKeysApart, below, itemsOf, type Model, tokenOf } from "./models.ts";
import { isPlain, type Scalar, waysToRewrite } from "./scalar.ts";

/** The keys of the group at a path (`story.results`; the whole file: ``), in the order of the contract. */
export type KeyOrder = (parent: string) => readonly string[];

export interface Manner {
	/** Of what is written. */
	path: readonly string[];
	/** What stands in its place elsewhere, the most alike first. */
	models: readonly Model[];
	order: KeyOrder;
	/** Columns by which what is below a key is indented. */
	indents: { group: number; list: number };
	/** Writes each text and key between quotes: for what cannot be read otherwise. */
	isQuoted: boolean;
}

/** Where the key or the hyphen stands that something is written behind. */
interface Mark {
	column: number;
	/** Of the first character behind it and its space. */
	start: number;
	isItem: boolean;
}

type Tree = Data[] | { [key: string]: Data };
export const isTree = (data: Data): data is Tree => typeof data === "object" && data !== null;

/** `key: …`, with the lines below it. */
export function writtenEntry(key: string, data: Data, column: number, manner: Manner): string {
	const mark = `${writtenKey(key, manner.isQuoted)}:`;
	const start = column + mark.length + 1;
	return mark + behindMark(data, { column, start, isItem: false }, manner);
}

/** `- …`, with the lines below it. */
export const writtenItem = (data: Data, column: number, manner: Manner) =>
	`-${behindMark(data, { column, start: column + 2, isItem: true }, manner)}`;

/** What comes behind a key or a hyphen, its space or line break included. */
export function behindMark(data: Data, mark: Mark, manner: Manner): string {
	if (!isTree(data)) return behindMarkOf(data as Scalar, mark, manner);
	if (isInFlow(data, manner)) {
		const line = writtenFlow(data, manner);
		if (mark.start + line.length <= WIDTH) return ` ${line}`;
	}
	const { indents } = manner;
	const step = mark.isItem ? 2 : Array.isArray(data) ? indents.list : indents.group;
	const column = mark.column + step;
	const lines = writtenLines(data, column, manner);
	return (mark.isItem ? " " : `\n${" ".repeat(column)}`) + lines;
}

/** The entries or items, from the first character of the first one. */
export function writtenLines(data: Tree, column: number, manner: Manner): string {
	const indent = " ".repeat(column);
	if (Array.isArray(data)) {
		const gap = areItemsApart(manner.models) ? "\n\n" : "\n";
		return data
			.map((item, index) => writtenItem(item, column, mannerBelow(manner, `${index}`)))
			.join(gap + indent);
	}
	const keys = sortedKeys(data, manner);
	return keys
		.map((key, index) => {
			const entry = writtenEntry(key, data[key] as Data, column, mannerBelow(manner, key));
			const before = keys[index - 1];
			if (before === undefined) return entry;
			return `${areKeysApart(manner.models, before, key) ? "\n\n" : "\n"}${indent}${entry}`;
		})
		.join("");
}

export function sortedKeys(data: { [key: string]: Data }, { order, path }: Manner): string[] {
	const known = order(path.join("."));
	const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
	return Object.keys(data).sort((one, other) => rank(one) - rank(other));
}

export const mannerBelow = (manner: Manner, part: string): Manner => ({
	...manner,
	path: [...manner.path, part],
	models: /^\d+$/.test(part)
		? [...itemsOf(manner.models, Number(part)), ...below(manner.models, part)]
		: below(manner.models, part),
});

const isFilled = (node: unknown): node is YAMLMap | YAMLSeq =>
	(isMap(node) || isSeq(node)) && node.items.length > 0;

/** As its like is; without that only a list of numbers stands on one line. */
function isInFlow(data: Tree, { models }: Manner): boolean {
	if (Object.keys(data).length === 0) return true;
	for (const { node } of models)
		if ((Array.isArray(data) ? isSeq(node) : isMap(node)) && isFilled(node))
			return node.flow === true;
	const isNumeric = (item: Data): boolean =>
		Array.isArray(item) ? item.every(isNumeric) : typeof item === "number";
	return isNumeric(data);
}

export function writtenFlow(data: Data, manner: Manner): string {
	const { isQuoted } = manner;
	if (!isTree(data))
		return typeof data !== "string" || (!isQuoted && isPlain(data, true))
			? String(data)
			: JSON.stringify(data);
	if (Array.isArray(data))
		return `[${data.map((item, index) => writtenFlow(item, mannerBelow(manner, `${index}`))).join(", ")}]`;
	const entries = sortedKeys(data, manner).map((key) =>
		flowEntry(key, data[key] as Data, mannerBelow(manner, key)),
	);
	return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

export const flowEntry = (key: string, data: Data, manner: Manner) =>
	`${writtenKey(key, manner.isQuoted, true)}: ${writtenFlow(data, manner)}`;

/** Names of the contract: no program reads a `y` in their place as `true`. */
const writtenKey = (key: string, isQuoted: boolean, inFlow = false) =>
	!isQuoted && isPlain(key, inFlow, ["1.2"]) ? key : JSON.stringify(key);

function behindMarkOf(value: Scalar, { column, start }: Mark, manner: Manner): string {
	const place = { column: start, indent: column + 2, inFlow: false };
	if (manner.isQuoted) return ` ${typeof value === "string" ? JSON.stringify(value) : value}`;
	const likes = manner.models.filter(
		({ node }) => isScalar(node) && typeof node.value === typeof value,
	);
	const same = likes.find(({ node }) => isScalar(node) && node.value === value);
	const token = same ? tokenOf(same) : "";
	if (token && !token.includes("\n")) return ` ${token}`;
	const [way = ""] = waysToRewrite(value, { ...place, token: "", comment: "", value: null });
	return ` ${way}`;
}
