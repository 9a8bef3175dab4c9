/** Which items of a list became which of another. */
import { isDeepStrictEqual } from "node:util";
import type { Data } from "../../protocol.ts";
import { isTree } from "./data.ts";

/** Places in the one list and in the other; undefined: it is new, or it went. */
export type Pair = [was: number | undefined, now: number | undefined];

/** From the first to the last of both, the most alike together. */
export function aligned(was: readonly Data[], now: readonly Data[]): Pair[] {
	/** How alike all is from these places on, at best. */
	const best = [...was, null].map(() => [...now, null].map(() => 0));
	const at = (i: number, j: number) => best[i]?.[j] ?? 0;
	// Better to change an item than to take it out and put another in.
	const together = (i: number, j: number) =>
		0.001 + likeness(was[i] as Data, now[j] as Data) + at(i + 1, j + 1);
	for (let i = was.length - 1; i >= 0; i--)
		for (let j = now.length - 1; j >= 0; j--)
			(best[i] as number[])[j] = Math.max(together(i, j), at(i + 1, j), at(i, j + 1));

	const pairs: Pair[] = [];
	let [i, j] = [0, 0];
	while (i < was.length || j < now.length) {
		if (i < was.length && j < now.length && at(i, j) === together(i, j)) pairs.push([i++, j++]);
		else if (j === now.length || (i < was.length && at(i, j) === at(i + 1, j)))
			pairs.push([i++, undefined]);
		else pairs.push([undefined, j++]);
	}
	return pairs;
}

/** From 0 to 1. */
function likeness(one: Data, other: Data): number {
	if (isDeepStrictEqual(one, other)) return 1;
	if (typeof one === "string" && typeof other === "string") {
		const [words, others] = [one.split(" "), other.split(" ")];
		return words.filter((word) => others.includes(word)).length / (words.length + others.length);
	}
	if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return 0;
	const [parts, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
	const keys = new Set([...parts.keys(), ...others.keys()]);
	const shared = [...keys].filter((key) => parts.has(key) && others.has(key));
	const sum = shared.reduce(
		(total, key) => total + likeness(parts.get(key) as Data, others.get(key) as Data),
		0,
	);
	return sum / keys.size;
}
