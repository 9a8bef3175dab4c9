/** What comes into a YAML file, or goes out of it: keys and items with their lines. */
import { isMap, isSeq, type Pair } from "yaml";
import { type Scalar, waysToWrite } from "./scalar.ts";
import {
	behindColon,
	columnOf,
	endOf,
	type Found,
	isNothing,
	keyOf,
	lineStart,
	rangeOf,
	type Step,
	startOf,
} from "./tree.ts";

/** The keys of the group at a path (`story.results`; the whole file: ``), in the order of the contract. */
export type KeyOrder = (parent: string) => readonly string[];

const indented = (column: number, entry: string) => `\n${" ".repeat(column)}${entry}`;

const spliced = (text: string, from: number, to: number, insert = "") =>
	text.slice(0, from) + insert + text.slice(to);

/** Ways to write what the file lacks, with the groups and lists it stands in. */
export function waysToAdd(
	text: string,
	{ steps, rest }: Found,
	value: Scalar,
	order: KeyOrder = () => [],
): string[] {
	const step = steps.at(-1) as Step;
	const { parent, part, index } = step;
	if (index >= 0) return waysToFill(text, step, rest, value);
	const parts = [part, ...rest];
	if (isMap(parent)) {
		const group = steps.slice(0, -1).map((above) => above.part);
		const keys = parent.items.map(({ key }) => keyOf(key));
		return waysToInsert(text, parent, placeOf(part, keys, order(group.join("."))), parts, value);
	}
	const last = parent.items.length - 1;
	if (Number(part) !== last + 1) throw new Error(`A list has no place ${part} yet.`);
	const owner = steps.at(-2);
	return last < 0 && owner
		? waysToFill(text, owner, parts, value)
		: waysToInsert(text, parent, last, parts, value);
}

/** Behind which of the keys a new one comes: the nearest that the order has before it; -1: first of all. */
function placeOf(key: string, keys: string[], order: readonly string[]): number {
	const at = order.indexOf(key);
	const before = order.slice(0, Math.max(at, 0)).findLast((other) => keys.includes(other));
	if (before !== undefined) return keys.indexOf(before);
	const after = keys.findIndex((other) => at >= 0 && order.indexOf(other) > at);
	return after < 0 ? keys.length - 1 : after - 1;
}

/** Ways to write a path that is not there yet, from column `at`. */
function entries(parts: string[], value: Scalar, at: number, inFlow = false): string[] {
	const [part, ...rest] = parts;
	if (part === undefined) return waysToWrite(value, { column: at, indent: at, inFlow });
	if (/^\d+$/.test(part))
		return inFlow
			? entries(rest, value, at, true)
			: entries(rest, value, at + 2).map((entry) => `- ${entry}`);
	const colon = at + part.length;
	return behindKey(rest, value, at, colon, inFlow).map((written) => `${part}:${written}`);
}

function behindKey(rest: string[], value: Scalar, at: number, colon: number, inFlow = false) {
	return rest.length > 0
		? entries(rest, value, at + 2).map((entry) => indented(at + 2, entry))
		: waysToWrite(value, { column: colon + 2, indent: at + 2, inFlow }).map((way) => ` ${way}`);
}

/** `key:` with nothing behind it, or with `[]`, gets what belongs there. */
function waysToFill(text: string, step: Step, rest: string[], value: Scalar): string[] {
	const pair = step.parent.items[step.index] as Pair;
	const colon = behindColon(text, pair);
	const end = isNothing(pair.value) ? colon : rangeOf(pair.value)[1];
	const at = columnOf(text, startOf(step));
	return behindKey(rest, value, at, columnOf(text, colon) - 1).map((written) =>
		spliced(text, colon, end, written),
	);
}

/** @param behind the item it comes behind; -1: it comes first. */
function waysToInsert(
	text: string,
	parent: Step["parent"],
	behind: number,
	parts: string[],
	value: Scalar,
): string[] {
	const stepAt = (index: number): Step => ({ parent, part: "", index });
	const isLast = behind === parent.items.length - 1;
	const first = isLast && behind < 0 ? rangeOf(parent)[0] + 1 : startOf(stepAt(0));
	const end = behind < 0 ? first : endOf(text, stepAt(behind));
	if (parent.flow) {
		const [before, after] = behind < 0 ? ["", isLast ? "" : ", "] : [", ", ""];
		return entries(parts, value, 0, true).map((entry) =>
			spliced(text, end, end, before + entry + after),
		);
	}

	const at = columnOf(text, first);
	const ways = entries(parts, value, at);
	if (isSeq(parent)) return ways.map((entry) => spliced(text, end, end, indented(at, entry)));

	const gapBehind = (index: number) =>
		text.slice(endOf(text, stepAt(index)), startOf(stepAt(index + 1)));
	const isAiry = parent.items.slice(1).some((_, index) => gapBehind(index).startsWith("\n\n"));
	const isGroup = (node: unknown) => (isMap(node) || isSeq(node)) && !node.flow;
	/** Groups stand apart from their neighbours where others do. */
	const isApartFrom = (index: number) =>
		isAiry && (parts.length > 1 || isGroup(parent.items[index]?.value));
	const gap = isLast || behind < 0 ? "" : gapBehind(behind);
	const hasGap = gap.startsWith("\n\n");
	const isNeeded = isLast || hasGap || parts.length > 1;
	const below = !isLast && !hasGap && isNeeded && isApartFrom(behind + 1) ? "\n" : "";
	if (behind < 0)
		return ways.map((entry) => spliced(text, end, end, `${entry}${below}${indented(at, "")}`));
	// A comment that stands by itself is about what is not there: the new key comes right below it.
	const alone = /^(?:\n+ *#[^\n]*)+(?=\n\n)/.exec(gap)?.[0] ?? "";
	const above = !alone && isNeeded && isApartFrom(behind) ? "\n" : "";
	const from = end + alone.length;
	// Of a gap that was there the new key takes the side where its like is.
	const isBelowGap = above && hasGap && !isApartFrom(behind + 1);
	const to = isBelowGap ? from + 1 : from;
	return ways.map((entry) => spliced(text, from, to, above + indented(at, entry) + below));
}

/**
 * The text without an item, its lines and the comments behind and below it. A comment
 * above it stays: nothing goes that somebody may have written for the next one as well.
 */
export function withoutItem(text: string, steps: Step[]): string {
	const step = steps.at(-1) as Step;
	const above = steps.slice(0, -1);
	const { parent, index } = step;
	const isOnly = parent.items.length === 1;
	if (isOnly && isMap(parent) && above.length > 0) return withoutItem(text, above);

	const [start, end] = [startOf(step), endOf(text, step)];
	const after = text.slice(end);
	if (parent.flow) {
		if (index === 0) return spliced(text, start, isOnly ? end : startOf({ ...step, index: 1 }));
		return spliced(text, endOf(text, { ...step, index: index - 1 }), end);
	}
	const line = lineStart(text, start);
	const owner = above.at(-1);
	if (isOnly && owner && isMap(owner.parent)) {
		const colon = behindColon(text, owner.parent.items[owner.index] as Pair);
		return `${text.slice(0, colon)} []${text.slice(colon, line - 1)}${after}`;
	}
	const before = text.slice(0, line);
	if (!after.trim()) return before.replace(/\n+$/, "") + after;
	// The first key of an item stands behind the item's hyphen: the next one takes its place.
	if (text.slice(line, start).trim()) return text.slice(0, start) + after.trimStart();
	const isApart = before === "" || before.endsWith("\n\n");
	return before + after.replace(isApart ? /^\n+/ : "\n", "");
}
