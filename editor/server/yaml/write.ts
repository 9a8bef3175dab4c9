/** Writes values, lists and groups in the manner of what stands in the same place elsewhere. */
import { isMap, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import type { Group } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { isTree } from "./data.ts";
import { WIDTH } from "./fold.ts";
import {
	areGroupsApart,
	areItemsApart,
	areKeysApart,
	commentsAbove,
	hasKey,
	type Model,
	modelsBelow,
} from "./models.ts";
import { isPlain, type Scalar } from "./scalar.ts";
import { writtenValue } from "./text.ts";

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
	/** The models are files of a kind: what all of them say above a key is said here too. */
	hasComments: boolean;
}

/** Where the key or the hyphen stands that something is written behind. */
interface Mark {
	column: number;
	/** Of the first character behind it and its space. */
	start: number;
	isItem: boolean;
}

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
	if (!isTree(data)) {
		const value = data as Scalar;
		const place = { start: mark.start, indent: mark.column + 2 };
		return manner.isQuoted
			? ` ${JSON.stringify(value)}`
			: writtenValue(value, place, manner.models);
	}
	if (isEmpty(data) || isInFlow(data, manner)) {
		const line = writtenFlow(data, manner);
		if (isEmpty(data) || mark.start + line.length <= WIDTH) return ` ${line}`;
	}
	const { indents } = manner;
	const step = mark.isItem ? 2 : Array.isArray(data) ? indents.list : indents.group;
	const column = mark.column + step;
	const lines = writtenLines(data, column, manner);
	return (mark.isItem ? " " : `\n${" ".repeat(column)}`) + lines;
}

/** The entries or items, from the first character of the first one. */
export function writtenLines(data: Data[] | Group, column: number, manner: Manner): string {
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
			const isFirst = index === 0;
			const isApart = !isFirst && areApart(data, keys[index - 1] as string, key, manner);
			// What stands above the first key of a file is the header's.
			const isExplained = manner.hasComments && !(isFirst && manner.path.length === 0);
			const comments = isExplained ? commentsAbove(manner.models, key) : [];
			const entry = writtenEntry(key, data[key] as Data, column, mannerBelow(manner, key));
			const gap = isFirst ? "" : `${isApart ? "\n\n" : "\n"}${indent}`;
			return gap + [...comments, entry].join(`\n${indent}`);
		})
		.join("");
}

/** Nobody has shown how a key stands that no other group has: a group of its own then stands as groups do. */
function areApart(data: Group, key: string, next: string, { models, ...manner }: Manner): boolean {
	const isLong = (one: string) => {
		const value = data[one] as Data;
		const below = mannerBelow({ models, ...manner }, one);
		return isTree(value) && !isEmpty(value) && !isInFlow(value, below);
	};
	const isNew = !hasKey(models, key) || !hasKey(models, next);
	if (isNew && (isLong(key) || isLong(next))) return areGroupsApart(models);
	return areKeysApart(models, key, next);
}

export function sortedKeys(data: Group, { order, path }: Manner): string[] {
	const known = order(path.join("."));
	const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
	return Object.keys(data).sort((one, other) => rank(one) - rank(other));
}

export const mannerBelow = (manner: Manner, part: string): Manner => ({
	...manner,
	path: [...manner.path, part],
	models: modelsBelow(manner.models, part),
	// Items of a list are no kinds that one could explain in each file.
	hasComments: manner.hasComments && !manner.models.some(({ node }) => isSeq(node)),
});

const isEmpty = (data: Data) => isTree(data) && Object.keys(data).length === 0;

const isFilled = (node: unknown): node is YAMLMap | YAMLSeq =>
	(isMap(node) || isSeq(node)) && node.items.length > 0;

/** As its like is; without that only numbers stand on one line. What has more lines is on none. */
function isInFlow(data: Data[] | Group, manner: Manner): boolean {
	const isList = Array.isArray(data);
	const parts = Object.entries(data).filter(([, value]) => isTree(value) && !isEmpty(value));
	if (!parts.every(([part, value]) => isInFlow(value as Group, mannerBelow(manner, part))))
		return false;
	const like = manner.models.find(
		({ node }) => (isList ? isSeq(node) : isMap(node)) && isFilled(node),
	);
	if (like) return (like.node as YAMLMap | YAMLSeq).flow === true;
	return isList && data.every((item) => Array.isArray(item) || typeof item === "number");
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
