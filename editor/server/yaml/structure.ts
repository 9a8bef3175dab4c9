/** What comes into a YAML file, or goes out of it: keys and items with their lines. */
import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import { type Scalar, waysToWrite } from "./scalar.ts";
import {
	columnOf,
	endOf,
	type Found,
	isNothing,
	keyOf,
	lineEnd,
	lineStart,
	rangeOf,
	type Step,
	startOf,
} from "./tree.ts";

/** The keys of the group at a path, in the order of the contract. */
export type KeyOrder = (parent: string) => readonly string[];

const spaces = (count: number) => " ".repeat(count);
const spliced = (text: string, from: number, to: number, insert = "") =>
	text.slice(0, from) + insert + text.slice(to);

/** Ways to write what the file lacks, with the groups and lists it stands in. */
export function additions(
	text: string,
	{ steps, rest }: Found,
	value: Scalar,
	order?: KeyOrder,
): string[] {
	const step = steps.at(-1) as Step;
	const path = steps.slice(0, -1).map(({ part }) => part);
	const { parent, part } = step;
	if (step.index >= 0) return filled(text, step, rest, value);
	if (isSeq(parent)) {
		if (Number(part) !== parent.items.length)
			throw new Error(`${path.join(".")} has ${parent.items.length} items: no place for ${part}.`);
		if (parent.items.length === 0) return filled(text, steps.at(-2), [part, ...rest], value);
		return withItem(text, parent, rest, value);
	}
	const keys = parent.items.map(({ key }) => keyOf(key));
	return withKey(
		text,
		parent,
		placeOf(part, keys, order?.(path.join(".")) ?? []),
		[part, ...rest],
		value,
	);
}

/** Behind which of the keys a new one comes: the nearest one before it in the order; -1: first of all. */
function placeOf(key: string, keys: string[], order: readonly string[]): number {
	const at = order.indexOf(key);
	if (at < 0) return keys.length - 1;
	for (let before = at - 1; before >= 0; before--) {
		const index = keys.indexOf(order[before] as string);
		if (index >= 0) return index;
	}
	const after = keys.findIndex((other) => order.indexOf(other) > at);
	return after < 0 ? keys.length - 1 : after - 1;
}

/** The lines of a path that is not there yet, from column `at`. */
function entries(parts: string[], value: Scalar, at: number, inFlow = false): string[] {
	const [part, ...rest] = parts;
	if (part === undefined) return waysToWrite(value, { column: at, indent: at, inFlow });
	if (inFlow && rest.length > 0) throw new Error(`${part} does not fit between brackets.`);
	// An item of a list that the path makes, unless it is of the list it makes it in.
	if (/^\d+$/.test(part)) return entries(rest, value, at + 2).map((entry) => `- ${entry}`);
	if (rest.length > 0)
		return entries(rest, value, at + 2).map((entry) => `${part}:\n${spaces(at + 2)}${entry}`);
	const place = { column: at + part.length + 2, indent: at + 2, inFlow };
	return waysToWrite(value, place).map((written) => `${part}: ${written}`);
}

/** `key:` without a value, or with `[]`, gets what belongs there. */
function filled(text: string, step: Step | undefined, rest: string[], value: Scalar): string[] {
	if (!step || !isMap(step.parent) || step.parent.flow)
		throw new Error("Only a key on a line of its own can be filled.");
	const at = columnOf(text, startOf(step));
	const pair = step.parent.items[step.index];
	const colon = text.indexOf(":", rangeOf(pair?.key)[1]) + 1;
	const end = isNothing(pair?.value) ? colon : rangeOf(pair?.value)[1];
	if (rest.length === 0)
		return waysToWrite(value, {
			column: colon - lineStart(text, colon) + 1,
			indent: at + 2,
			inFlow: false,
		}).map((written) => spliced(text, colon, end, ` ${written}`));
	const cut = spliced(text, colon, end);
	const line = lineEnd(cut, colon);
	return entries(rest, value, at + 2).map((entry) =>
		spliced(cut, line, line, `\n${spaces(at + 2)}${entry}`),
	);
}

function withItem(text: string, parent: YAMLSeq, rest: string[], value: Scalar): string[] {
	const last: Step = { parent, part: "", index: parent.items.length - 1 };
	const end = endOf(text, last);
	if (parent.flow)
		return entries(rest, value, 0, true).map((entry) => spliced(text, end, end, `, ${entry}`));
	const at = columnOf(text, startOf(last));
	return entries(["0", ...rest], value, at).map((entry) =>
		spliced(text, end, end, `\n${spaces(at)}${entry}`),
	);
}

function withKey(
	text: string,
	parent: YAMLMap,
	behind: number,
	parts: string[],
	value: Scalar,
): string[] {
	const stepAt = (index: number): Step => ({ parent, part: "", index });
	if (parent.flow) {
		const ways = entries(parts, value, 0, true);
		if (behind < 0) {
			const [start, end] = rangeOf(parent);
			if (parent.items.length === 0)
				return ways.map((entry) => spliced(text, start, end, `{ ${entry} }`));
			const first = startOf(stepAt(0));
			return ways.map((entry) => spliced(text, first, first, `${entry}, `));
		}
		const end = endOf(text, stepAt(behind));
		return ways.map((entry) => spliced(text, end, end, `, ${entry}`));
	}

	const at = columnOf(text, startOf(stepAt(0)));
	const isGroup = (index: number) => !isScalar(parent.items[index]?.value);
	const gapBehind = (index: number) =>
		text.slice(endOf(text, stepAt(index)), startOf(stepAt(index + 1)));
	const isAiry = parent.items.slice(1).some((_, index) => gapBehind(index).startsWith("\n\n"));
	/** Groups stand apart from their neighbours where the others do. */
	const apart = (neighbour: number) => isAiry && (parts.length > 1 || isGroup(neighbour));
	const isLast = behind === parent.items.length - 1;
	const gap = isLast || behind < 0 ? "" : gapBehind(behind);
	const below = apart(behind + 1) && !isLast && !gap.startsWith("\n\n") ? "\n" : "";
	const ways = entries(parts, value, at);
	if (behind < 0) {
		const first = startOf(stepAt(0));
		return ways.map((entry) => spliced(text, first, first, `${entry}\n${below}${spaces(at)}`));
	}
	// A comment that stands by itself is about what is not there: the new key comes right below it.
	const alone = /^(?:\n+ *#[^\n]*)+(?=\n\n)/.exec(gap)?.[0] ?? "";
	const end = endOf(text, stepAt(behind)) + alone.length;
	const above = !alone && apart(behind) ? "\n\n" : "\n";
	return ways.map((entry) => spliced(text, end, end, `${above}${spaces(at)}${entry}${below}`));
}

/**
 * The text without an item, its lines and the comments behind and below it. A comment
 * above it stays: nothing goes that somebody wrote for the next one.
 */
export function withoutItem(text: string, steps: Step[]): string {
	const step = steps.at(-1) as Step;
	const { parent, index } = step;
	const isOnly = parent.items.length === 1;
	const above = steps.slice(0, -1);
	if (isOnly && isMap(parent)) {
		if (above.length === 0) throw new Error("The last value of a file cannot go.");
		return withoutItem(text, above);
	}
	const start = startOf(step);
	const end = endOf(text, step);
	if (parent.flow) {
		if (!isOnly && index === 0) return spliced(text, start, startOf({ ...step, index: 1 }));
		const from = isOnly ? start : endOf(text, { ...step, index: index - 1 });
		return spliced(text, from, end);
	}
	if (isOnly) {
		const owner = above.at(-1);
		if (!owner || !isMap(owner.parent)) throw new Error("A list in a list cannot become empty.");
		const colon = text.indexOf(":", rangeOf(owner.parent.items[owner.index]?.key)[1]) + 1;
		const cut = spliced(text, lineStart(text, start) - 1, end);
		return spliced(cut, colon, colon, " []");
	}
	// The first key of an item stands behind the item's hyphen: the next one takes its place.
	const line = lineStart(text, start);
	if (text.slice(line, start).trim()) {
		const next = /\S/.exec(text.slice(end))?.index ?? 0;
		return spliced(text, start, end + next);
	}
	const isApart = /(^|\n)\n$/.test(text.slice(0, line));
	const blank = isApart ? (/^\n(\n+|\n*$)/.exec(text.slice(end))?.[1]?.length ?? 0) : 0;
	if (end === text.length) return spliced(text, text.slice(0, line).trimEnd().length, end);
	return spliced(text, line, Math.min(end + 1 + blank, text.length));
}
