/** What comes into a YAML file, where it lacks it: keys and items with their lines. */
import { isMap, isSeq, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { Data } from "../../protocol.ts";
import { isTree } from "./data.ts";
import { areItemsApart, indentsOf, modelsAt, type Source } from "./models.ts";
import {
	behindColon,
	columnOf,
	endOf,
	type Found,
	isNothing,
	keyOf,
	lineEnd,
	ownStart,
	rangeOf,
	type Step,
	startOf,
} from "./tree.ts";
import {
	behindMark,
	flowEntry,
	type KeyOrder,
	type Manner,
	writtenEntry,
	writtenFlow,
	writtenItem,
} from "./write.ts";

/** How a file is written, and others of its folder. */
export interface Ways {
	source: Source;
	/** Others of its folder. */
	neighbours: readonly Source[];
	order: KeyOrder;
	isQuoted: boolean;
}

/** The text with this in the place of a stretch of it. */
export const spliced = (text: string, from: number, to: number, insert = "") =>
	text.slice(0, from) + insert + text.slice(to);

export const mannerAt = (
	path: readonly string[],
	{ source, neighbours, order, isQuoted }: Ways,
): Manner => ({
	path,
	models: [source, ...neighbours].flatMap((file) => modelsAt(file, path)),
	order,
	indents: indentsOf(source.text),
	isQuoted,
	hasComments: false,
});

/**
 * The text with what it lacks, and with the groups and lists that has to stand in. An item
 * comes before the one that has its place.
 */
export function withNew({ steps, rest }: Found, data: Data, ways: Ways): string {
	const { text } = ways.source;
	const step = steps.at(-1) as Step;
	const { parent, part, index } = step;
	const path = steps.map((one) => one.part);
	const whole = rest.reduceRight(inside, data);
	if (isMap(parent) && index >= 0) return withFilled(text, step, whole, mannerAt(path, ways));
	const count = parent.items.length;
	if (isSeq(parent) && !(/^\d+$/.test(part) && Number(part) <= count))
		throw new Error(`A list has no place ${part} yet.`);
	const owner = steps.at(-2);
	if (count === 0 && owner)
		return withFilled(text, owner, inside(whole, part), mannerAt(path.slice(0, -1), ways));
	if (isSeq(parent)) return withItem(text, parent, Number(part), whole, mannerAt(path, ways));
	const keys = parent.items.map(({ key }) => keyOf(key));
	const behind = placeOf(part, keys, ways.order(path.slice(0, -1).join(".")));
	return withKey(text, parent, behind, part, whole, mannerAt(path, ways));
}

/** The list or the group that holds this alone. */
function inside(data: Data, part: string): Data {
	if (part === "0") return [data];
	if (/^\d+$/.test(part)) throw new Error(`A list has no place ${part} yet.`);
	return { [part]: data };
}

/** Behind which of the keys a new one comes: the nearest that the order has before it; -1: first of all. */
function placeOf(key: string, keys: string[], order: readonly string[]): number {
	const at = order.indexOf(key);
	const before = order.slice(0, Math.max(at, 0)).findLast((other) => keys.includes(other));
	if (before !== undefined) return keys.indexOf(before);
	const after = keys.findIndex((other) => at >= 0 && order.indexOf(other) > at);
	return after < 0 ? keys.length - 1 : after - 1;
}

/** A key or item with nothing in it, or with `[]`, gets what belongs there; what it held goes. */
export function withFilled(text: string, step: Step, data: Data, manner: Manner): string {
	const { parent, index } = step;
	const item = parent.items[index];
	const from = isMap(parent)
		? behindColon(text, item as Pair)
		: startOf(step) + (parent.flow ? 0 : 1);
	const node = isMap(parent) ? (item as Pair).value : item;
	const to = isNothing(node) ? from : endOfValue(text, step, node);
	if (parent.flow)
		return spliced(text, from, to, (isMap(parent) ? " " : "") + writtenFlow(data, manner));
	const column = columnOf(text, startOf(step));
	const mark = { column, start: columnOf(text, from) + 1, isItem: isSeq(parent) };
	const [first, ...lines] = behindMark(data, mark, manner).split("\n");
	const end = lineEnd(text, to);
	return spliced(text, from, end, [first + text.slice(to, end), ...lines].join("\n"));
}

/** What is said behind a value stays, when that is on one line. */
function endOfValue(text: string, step: Step, node: unknown): number {
	const [start, end] = rangeOf(node);
	const token = text.slice(start, end).trimEnd();
	const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
	return isBlock || token.includes("\n") ? endOf(text, step) : start + token.length;
}

/** @param place of the item it comes before. */
function withItem(
	text: string,
	parent: YAMLSeq,
	place: number,
	data: Data,
	manner: Manner,
): string {
	const count = parent.items.length;
	const stepAt = (index: number): Step => ({ parent, part: "", index });
	if (parent.flow) {
		const written = writtenFlow(data, manner);
		if (count === 0) return spliced(text, rangeOf(parent)[0] + 1, rangeOf(parent)[0] + 1, written);
		if (place === count) {
			const end = endOf(text, stepAt(place - 1));
			return spliced(text, end, end, `, ${written}`);
		}
		return spliced(text, startOf(stepAt(place)), startOf(stepAt(place)), `${written}, `);
	}
	const column = columnOf(text, startOf(stepAt(0)));
	const written = writtenItem(data, column, manner);
	const between = (areItemsApart([{ text, node: parent }]) ? "\n\n" : "\n") + " ".repeat(column);
	if (place > 0) {
		const end = endOf(text, stepAt(place - 1));
		// What is said right below an item, with nothing below that, is not about the next one.
		const said = /^(?:\n *#[^\n]*)+(?=\n\n)/.exec(text.slice(end))?.[0] ?? "";
		return spliced(text, end + said.length, end + said.length, between + written);
	}
	const first = ownStart(text, stepAt(0));
	return spliced(text, first, first, written + between);
}

/** @param behind the key it comes behind; -1: it comes first. */
function withKey(
	text: string,
	parent: YAMLMap,
	behind: number,
	part: string,
	data: Data,
	manner: Manner,
): string {
	const stepAt = (index: number): Step => ({ parent, part: "", index });
	const isLast = behind === parent.items.length - 1;
	const first = isLast && behind < 0 ? rangeOf(parent)[0] + 1 : startOf(stepAt(0));
	const end = behind < 0 ? first : endOf(text, stepAt(behind));
	if (parent.flow) {
		const [before, after] = behind < 0 ? ["", isLast ? "" : ", "] : [", ", ""];
		return spliced(text, end, end, before + flowEntry(part, data, manner) + after);
	}

	const at = columnOf(text, first);
	const written = writtenEntry(part, data, at, manner);
	const newLine = `\n${" ".repeat(at)}`;
	const gapBehind = (index: number) =>
		text.slice(endOf(text, stepAt(index)), startOf(stepAt(index + 1)));
	const isAiry = parent.items.slice(1).some((_, index) => gapBehind(index).startsWith("\n\n"));
	const isGroup = (node: unknown) => (isMap(node) || isSeq(node)) && !node.flow;
	const isTall = isTree(data) && /^[^\n]*:\n/.test(written);
	/** Groups stand apart from their neighbours where others do. */
	const isApartFrom = (index: number) => isAiry && (isTall || isGroup(parent.items[index]?.value));
	const gap = isLast || behind < 0 ? "" : gapBehind(behind);
	const hasGap = gap.startsWith("\n\n");
	const isNeeded = isLast || hasGap || isTall;
	const below = !isLast && !hasGap && isNeeded && isApartFrom(behind + 1) ? "\n" : "";
	if (behind < 0) return spliced(text, end, end, `${written}${below}${newLine}`);
	// A comment that stands by itself is about what is not there: the new key comes right below it.
	const alone = /^(?:\n+ *#[^\n]*)+(?=\n\n)/.exec(gap)?.[0] ?? "";
	const above = !alone && isNeeded && isApartFrom(behind) ? "\n" : "";
	const from = end + alone.length;
	// Of a gap that was there the new key takes the side where its like is.
	const isBelowGap = above && hasGap && !isApartFrom(behind + 1);
	const to = isBelowGap ? from + 1 : from;
	return spliced(text, from, to, above + newLine + written + below);
}
