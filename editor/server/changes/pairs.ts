/** Which item of a list is which of the same list earlier on. */
import { isDeepStrictEqual } from "node:util";
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

export function pairsOf(before: readonly Data[], now: readonly Data[]): Pairs {
	const was: Pairs["was"] = now.map(() => undefined);
	const free = new Set(before.keys());
	const take = (place: number, index: number) => {
		was[index] = place;
		free.delete(place);
	};

	for (const [index, item] of now.entries()) {
		const place = [...free].find((place) => isDeepStrictEqual(before[place], item));
		if (place !== undefined) take(place, index);
	}
	for (const [place, index] of rewritten(before.length, was, free)) take(place, index);

	return { was, gone: [...free].sort((a, b) => a - b), staying: stayingIn(was) };
}

/** What went and what came between the same two neighbours is the same, written anew, as far as it goes. */
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
		for (const [n, place] of places.slice(0, indexes.length).entries())
			pairs.push([place, indexes[n] as number]);
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

const range = (from: number, to: number) =>
	Array.from({ length: Math.max(to - from, 0) }, (_, n) => from + n);
