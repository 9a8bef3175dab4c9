/** Which item of a list is which of the same list earlier on. */
import { isDeepStrictEqual } from "node:util";
import { isGroup } from "../../data.ts";
import type { Data } from "../../protocol.ts";

/** What became of a list. Places are counted from 0. */
export interface Pairs {
	/** For each item now: the place it had; undefined: it is new. */
	was: (number | undefined)[];
	/** Places of before that no item has now. */
	gone: number[];
	/** Places now of the items that stand as they did among each other; the others of `was` moved. */
	staying: Set<number>;
}

/** Share of what two items hold, from which one may be the other, changed. */
const ALIKE = 0.5;
/** Of items with the same name, whatever else they hold. */
const NAMESAKE = 0.8;
/** For the one in the same place, of several that are as much alike. */
const IN_PLACE = 0.05;

export function pairsOf(before: readonly Data[], now: readonly Data[]): Pairs {
	const was: Pairs["was"] = now.map(() => undefined);
	const free = new Set(before.keys());
	const take = (place: number, index: number) => {
		was[index] = place;
		free.delete(place);
	};
	const open = () => [...now.keys()].filter((index) => was[index] === undefined);

	for (const [place, index] of sameInOrder(before, now)) take(place, index);
	for (const index of open()) {
		const place = [...free].find((place) => isDeepStrictEqual(before[place], now[index]));
		if (place !== undefined) take(place, index);
	}
	const close = open()
		.flatMap((index) =>
			[...free].map((place) => {
				const likeness = likenessOf(before[place], now[index]);
				return { index, place, likeness, score: likeness + (place === index ? IN_PLACE : 0) };
			}),
		)
		.filter(({ likeness }) => likeness >= ALIKE)
		.sort((one, other) => other.score - one.score);
	for (const { index, place } of close)
		if (was[index] === undefined && free.has(place)) take(place, index);
	for (const [place, index] of rewritten(before.length, was, free)) take(place, index);

	return { was, gone: [...free].sort((a, b) => a - b), staying: stayingIn(was) };
}

/** Places of the longest row of items that are the same in both. */
function sameInOrder(before: readonly Data[], now: readonly Data[]): [number, number][] {
	const a = before.map(written);
	const b = now.map(written);
	const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
	const at = (i: number, j: number) => length[i]?.[j] ?? 0;
	for (let i = a.length - 1; i >= 0; i--)
		for (let j = b.length - 1; j >= 0; j--)
			(length[i] as Uint16Array)[j] =
				a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
	const same: [number, number][] = [];
	for (let [i, j] = [0, 0]; i < a.length && j < b.length; )
		if (a[i] === b[j]) same.push([i++, j++]);
		else if (at(i + 1, j) >= at(i, j + 1)) i++;
		else j++;
	return same;
}

/** Between the same two neighbours as many went as came: each was written anew. */
function rewritten(
	length: number,
	was: Pairs["was"],
	free: ReadonlySet<number>,
): [number, number][] {
	const pairs: [number, number][] = [];
	const staying = [...stayingIn(was)].sort((a, b) => a - b);
	let [place, index] = [0, 0];
	for (const next of [...staying, was.length]) {
		const end = next === was.length ? length : (was[next] as number);
		const places = range(place, end).filter((place) => free.has(place));
		const indexes = range(index, next).filter((index) => was[index] === undefined);
		if (places.length === indexes.length)
			for (const [n, place] of places.entries()) pairs.push([place, indexes[n] as number]);
		[place, index] = [end + 1, next + 1];
	}
	return pairs;
}

/** The longest row of places that rises: what is not in it, moved. */
export function stayingIn(was: Pairs["was"]): Set<number> {
	const rows: number[][] = [];
	for (const [index, place] of was.entries()) {
		if (place === undefined) continue;
		const before = rows.filter((row) => (was[row.at(-1) as number] as number) < place);
		const longest = before.reduce<number[]>(
			(best, row) => (row.length > best.length ? row : best),
			[],
		);
		rows.push([...longest, index]);
	}
	return new Set(rows.reduce<number[]>((best, row) => (row.length > best.length ? row : best), []));
}

/** @returns from 0 (nothing in common) to 1. */
function likenessOf(one: Data | undefined, other: Data | undefined): number {
	if (one === other) return 1;
	if (typeof one === "string" && typeof other === "string")
		return shareOf(one.split(/\s+/), other.split(/\s+/));
	if (Array.isArray(one) && Array.isArray(other))
		return shareOf(one.map(written), other.map(written));
	if (!isGroup(one) || !isGroup(other)) return 0;
	const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
	const sum = [...keys].reduce((sum, key) => sum + likenessOf(one[key], other[key]), 0);
	const share = sum / keys.size;
	const name = nameIn(one);
	return name !== undefined && name === nameIn(other) ? Math.max(share, NAMESAKE) : share;
}

/** What they have in common of all that they have. */
function shareOf(one: readonly string[], other: readonly string[]): number {
	const left = [...other];
	const common = one.filter((part) => {
		const at = left.indexOf(part);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	const all = one.length + other.length;
	return all === 0 ? 1 : (2 * common.length) / all;
}

const NAMES = ["slug", "id", "title", "name", "label", "question", "term", "value"];
const nameIn = (group: { [key: string]: Data }) =>
	NAMES.map((key) => group[key]).find((value) => typeof value === "string");

/** The same for the same data, in whatever order its keys are. */
const written = (data: Data): string =>
	JSON.stringify(data, (_, value) =>
		isGroup(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
	);

const range = (from: number, to: number) =>
	Array.from({ length: Math.max(to - from, 0) }, (_, n) => from + n);
