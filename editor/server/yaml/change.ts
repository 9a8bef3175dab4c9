/**
 * Changes of what a YAML text holds, rather than of one value: what comes, goes, moves or
 * becomes something else. What people wrote around it stays to the byte.
 */
import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, type ParsedNode } from "yaml";
import { type Group, isGroup } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { aligned } from "./align.ts";
import { isTree, withMore, withOther, withOtherOrder, withoutNothing } from "./data.ts";
import { editedAt, reads, withEdit, withLineEnds } from "./edit.ts";
import { mannerAt, type Ways, withFilled, withNew } from "./insert.ts";
import { sourcesOf } from "./models.ts";
import { withItemMoved } from "./move.ts";
import { find, isNothing, parsed, type Step } from "./tree.ts";
import type { KeyOrder } from "./write.ts";

export { newFile } from "./new-file.ts";

/**
 * @param path its last part is a place in a list, before the item that has it now (or behind
 *   the last), or a key that its group lacks. The groups above it are made when they lack.
 * @param neighbours texts of other files of its folder, for the manner in which it is written.
 * @throws when the path holds something already, or the list has no such place.
 */
export function withAdded(
	source: string,
	path: string,
	data: Data,
	order: KeyOrder = () => [],
	neighbours: readonly string[] = [],
): string {
	const whole = withoutNothing(data);
	if (whole === undefined) throw new Error(`${path}: nothing to add.`);
	return withLineEnds(source, (text) =>
		addedAt(text, path.split("."), whole, { order, neighbours: sourcesOf(neighbours) }),
	);
}

type Folder = Pick<Ways, "order" | "neighbours">;

function addedAt(text: string, parts: readonly string[], data: Data, folder: Folder): string {
	const document = parsed(text);
	const found = find(document, parts);
	const { parent } = found.steps.at(-1) as Step;
	if (found.rest.length === 0 && isMap(parent) && !isNothing(found.node))
		throw new Error(`${parts.join(".")} is there already.`);
	return firstThatReads(parts, withMore(document.toJS(), parts, data), (isQuoted) =>
		withNew(found, data, { source: { text, document }, isQuoted, ...folder }),
	);
}

/** @param to the item's place in its list, counted from 0, once it is taken out. */
export const withMoved = (source: string, path: string, to: number): string =>
	withLineEnds(source, (text) => movedAt(text, path.split("."), to));

function movedAt(text: string, parts: readonly string[], to: number): string {
	const document = parsed(text);
	const { parent, index } = find(document, parts).steps.at(-1) as Step;
	if (!isSeq(parent) || index < 0 || !(to in parent.items))
		throw new Error(`${parts.join(".")} cannot move to ${to}.`);
	if (index === to) return text;
	const expected = withOtherOrder(document.toJS(), parts, to);
	return firstThatReads(parts, expected, () => withItemMoved(text, parent, index, to));
}

/** As withEdit takes a value away: a group that is left with nothing goes as well, a list becomes `[]`. */
export const withRemoved = (source: string, path: string): string => withEdit(source, path, null);

/**
 * The smallest change that makes what stands at a path this. What stays keeps its text.
 *
 * @param path empty: the whole file.
 */
export function withReplaced(
	source: string,
	path: string,
	data: Data,
	order: KeyOrder = () => [],
	neighbours: readonly string[] = [],
): string {
	const whole = withoutNothing(data);
	if (whole === undefined && path === "") throw new Error("A file cannot be left with nothing.");
	if (whole === undefined) return withRemoved(source, path);
	return withLineEnds(source, (text) => {
		const parts = path === "" ? [] : path.split(".");
		const expected = withOther(parsed(text).toJS(), parts, whole);
		const folder = { order, neighbours: sourcesOf(neighbours) };
		const replaced = replacedAt(text, parts, whole, folder);
		// A key with nothing behind it may stay: it says as much as none.
		const isRight = isDeepStrictEqual(
			withoutNothing(parsed(replaced).toJS()),
			withoutNothing(expected),
		);
		if (!isRight) throw new Error(`${path} cannot be written.`);
		return replaced;
	});
}

function replacedAt(text: string, parts: readonly string[], data: Data, folder: Folder): string {
	const document = parsed(text);
	const { steps, rest, node } = find(document, parts);
	if (rest.length > 0 || isNothing(node)) return addedAt(text, parts, data, folder);
	const was: Data = (node as ParsedNode).toJS(document);
	if (isDeepStrictEqual(was, data)) return text;
	if (!isTree(was) && !isTree(data)) return editedAt(text, parts, data);
	if (isGroup(was) && isGroup(data)) return replacedGroup(text, parts, was, data, folder);
	if (Array.isArray(was) && Array.isArray(data) && data.length > 0)
		return replacedList(text, parts, was, data, folder);
	return firstThatReads(parts, withOther(document.toJS(), parts, data), (isQuoted) => {
		const ways = { source: { text, document }, isQuoted, ...folder };
		return withFilled(text, steps.at(-1) as Step, data, mannerAt(parts, ways));
	});
}

function replacedGroup(
	text: string,
	parts: readonly string[],
	was: Group,
	data: Group,
	folder: Folder,
): string {
	let now = text;
	for (const [key, value] of Object.entries(data))
		now = replacedAt(now, [...parts, key], value, folder);
	for (const key of Object.keys(was))
		if (!(key in data)) now = editedAt(now, [...parts, key], null);
	return now;
}

function replacedList(
	text: string,
	parts: readonly string[],
	was: Data[],
	data: Data[],
	folder: Folder,
): string {
	const at = (index: number | undefined) => [...parts, `${index}`];
	const order = placesIn(was, data);
	if (order) return order.reduce((now, from, to) => movedAt(now, at(from), to), text);
	// From the last on: the places before it stay what they are.
	return aligned(was, data).reduceRight((now, [before, after], index, pairs) => {
		if (after === undefined) return editedAt(now, at(before), null);
		if (before !== undefined) return replacedAt(now, at(before), data[after] as Data, folder);
		const place = pairs.slice(0, index).filter(([one]) => one !== undefined).length;
		return addedAt(now, at(place), data[after] as Data, folder);
	}, text);
}

/** For each place which item moves there, of what is left behind it; undefined: not all are the same. */
function placesIn(was: Data[], data: Data[]): number[] | undefined {
	if (was.length !== data.length) return undefined;
	const now = [...was];
	const places = data.map((value, to) => {
		const from = now.findIndex((other, index) => index >= to && isDeepStrictEqual(other, value));
		now.splice(to, 0, ...now.splice(from, 1));
		return from;
	});
	return isDeepStrictEqual(now, data) ? places : undefined;
}

function firstThatReads(
	parts: readonly string[],
	expected: unknown,
	write: (isQuoted: boolean) => string,
): string {
	for (const isQuoted of [false, true]) {
		const text = write(isQuoted);
		if (reads(text, expected)) return text;
	}
	throw new Error(`${parts.join(".")} cannot be written.`);
}
