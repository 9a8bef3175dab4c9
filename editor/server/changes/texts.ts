/** The text of a file with one difference taken back: as it was to the byte, wherever that can be. */

import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { under } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { withAdded, withMoved, withRemoved, withReplaced } from "../yaml/change.ts";
import { type KeyOrder, withEdit } from "../yaml/edit.ts";
import { type Hunk, hunksOf, linesOf } from "../yaml/lines.ts";
import { endOf, find, parsed, type Step, startOf } from "../yaml/tree.ts";
import type { Delta } from "./deltas.ts";

interface Texts {
	was: string;
	now: string;
}

/** Lines from `start` up to, and without, `end`; counted from 0. */
interface Lines {
	start: number;
	end: number;
}

interface Places {
	was?: Lines;
	now?: Lines;
}

/**
 * @param expected what the text is to hold.
 * @returns undefined when no way of writing comes to that.
 */
export function withoutDeltaIn(
	texts: Texts,
	delta: Delta,
	expected: Data | undefined,
	order: KeyOrder,
): string | undefined {
	const reads = (text: string | undefined): text is string => {
		try {
			return text !== undefined && isDeepStrictEqual(parse(text), expected);
		} catch {
			return false;
		}
	};
	const asItWas = [
		() => withHunksBack(texts, placesIn(texts, delta)),
		() => withLinesOf(texts, placesIn(texts, delta)),
	];
	for (const way of asItWas) {
		const text = orUndefined(way);
		if (reads(text)) return text;
	}
	const anew = [
		() => writtenBack(texts.now, delta, order),
		() => withReplaced(texts.now, "", expected ?? {}, order),
	];
	for (const way of anew) {
		const text = orUndefined(way);
		if (reads(text)) return asBefore(texts, text, reads);
	}
	return undefined;
}

/** Undefined where YAML has no place for it. */
function orUndefined(write: () => string | undefined): string | undefined {
	try {
		return write();
	} catch {
		return undefined;
	}
}

/** Lines of comments, and empty ones, that differ and stand apart from what else does. */
export function asidesOf(was: string, now: string): Hunk[] {
	const isAside = (line: string) => /^\s*(#.*)?$/.test(line.trimEnd());
	const hunks = hunksOf(was, now).filter(({ was, now }) => [...was, ...now].every(isAside));
	// In a text of several lines they are words.
	return hunks.length > 0 && isSame(withBack(now, hunks), now) ? hunks : [];
}

/** The text with those back. */
export const withAsidesBack = (was: string, now: string): string =>
	isSame(was, now) ? was : withBack(now, asidesOf(was, now));

function isSame(one: string, other: string): boolean {
	try {
		return isDeepStrictEqual(parse(one), parse(other));
	} catch {
		return false;
	}
}

/** Lines and line ends as a program on this computer may have written them. */
export function withEndsOf(text: string, like: string): string {
	const isWindows = like.includes("\r\n") && !/(?<!\r)\n/.test(like);
	const plain = text.replaceAll("\r\n", "\n");
	if (isWindows) return plain.replaceAll("\n", "\r\n");
	return like.includes("\r\n") ? text : plain;
}

/** Which lines of both texts a difference is about. */
function placesIn({ was, now }: Texts, delta: Delta): Places {
	const [old, own] = pathsOf(delta);
	const before = old === undefined ? undefined : linesAt(was, old);
	const after = own === undefined ? undefined : linesAt(now, own);
	return { ...(before && { was: before }), ...(after && { now: after }) };
}

/** Where it was, and is. */
function pathsOf(delta: Delta): [string | undefined, string | undefined] {
	const { from, path } = delta;
	switch (delta.do) {
		case "value":
			return [
				delta.was === undefined ? undefined : from,
				delta.now === undefined ? undefined : path,
			];
		case "added":
			return [undefined, under(path, delta.index)];
		case "removed":
			return [under(from, delta.place), undefined];
		case "moved":
			return [under(from, delta.place), under(path, delta.index)];
	}
}

function linesAt(text: string, path: string): Lines | undefined {
	const { steps, rest } = find(parsed(text), path.split("."));
	const step = steps.at(-1) as Step;
	if (rest.length > 0 || step.index < 0) return undefined;
	const lineOf = (at: number) => text.slice(0, at).split("\n").length - 1;
	return { start: lineOf(startOf(step)), end: lineOf(endOf(text, step)) + 1 };
}

/** Takes back all lines that differ, there. */
function withHunksBack(texts: Texts, places: Places): string {
	const hunks = hunksOf(texts.was, texts.now).flatMap(lineByLine);
	const own = hunks.filter(
		({ from, was, to, now }) =>
			isOver(places.was, from, was.length) || isOver(places.now, to, now.length),
	);
	return withBack(texts.now, own);
}

const isOver = (lines: Lines | undefined, from: number, count: number) =>
	lines !== undefined && count > 0 && from < lines.end && from + count > lines.start;

/** As many lines as there were: each may be about something else. */
const lineByLine = (hunk: Hunk): Hunk[] =>
	hunk.was.length !== hunk.now.length
		? [hunk]
		: hunk.was.map((line, n) => ({
				from: hunk.from + n,
				was: [line],
				to: hunk.to + n,
				now: hunk.now.slice(n, n + 1),
			}));

/** @param hunks from another text to this one, in its order. */
function withBack(now: string, hunks: readonly Hunk[]): string {
	const lines = linesOf(now);
	for (const { to, now, was } of hunks.toReversed()) lines.splice(to, now.length, ...was);
	return lines.join("");
}

/** The lines of before in the place of those of now, whatever differs beside them. */
function withLinesOf({ was, now }: Texts, places: Places) {
	if (!places.was || !places.now) return undefined;
	const lines = linesOf(now);
	const old = linesOf(was).slice(places.was.start, places.was.end);
	lines.splice(places.now.start, places.now.end - places.now.start, ...old);
	return lines.join("");
}

function writtenBack(text: string, delta: Delta, order: KeyOrder): string {
	const { path } = delta;
	switch (delta.do) {
		case "added":
			return withRemoved(text, under(path, delta.index));
		case "removed":
			return withAdded(text, under(path, delta.back), delta.item, order);
		case "moved":
			return withMoved(text, under(path, delta.index), delta.back);
		case "value":
			if (delta.was === undefined) return withRemoved(text, path);
			return typeof delta.was === "object" && delta.was !== null
				? withReplaced(text, path, delta.was, order)
				: withEdit(text, path, delta.was, order);
	}
}

/** Where we wrote the same in other lines than it was written in, as it was. */
function asBefore(texts: Texts, written: string, reads: (text: string) => boolean): string {
	const key = ({ was, now }: Hunk) => JSON.stringify([was, now]);
	const theirs = new Set(hunksOf(texts.was, texts.now).map(key));
	let text = written;
	for (const hunk of hunksOf(texts.was, written).toReversed()) {
		if (theirs.has(key(hunk))) continue;
		const back = withBack(text, [hunk]);
		if (reads(back)) text = back;
	}
	return text;
}
