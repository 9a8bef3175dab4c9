/** How the data of a file differs from what it was, and that data with one difference taken back. */
import { isDeepStrictEqual } from "node:util";
import { changedAt, isGroup, under } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { pairsOf } from "./pairs.ts";

/** A difference. `path` is where it is now, `from` where it was. */
export type Delta =
	/** Undefined: nothing was there, or is there now. */
	| { do: "value"; path: string; from: string; was: Data | undefined; now: Data | undefined }
	/** An item of the list at `path`. */
	| { do: "added"; path: string; from: string; index: number }
	/** `back`: its place in the list of now, once it is there again. */
	| { do: "removed"; path: string; from: string; place: number; back: number; item: Data }
	/** `back`: its place once it is back, counted without it. */
	| { do: "moved"; path: string; from: string; index: number; place: number; back: number };

/** @returns in the order of the file as it is now. */
export function deltasOf(was: Data | undefined, now: Data | undefined): Delta[] {
	return between(was, now, "", "");
}

function between(
	was: Data | undefined,
	now: Data | undefined,
	from: string,
	path: string,
): Delta[] {
	if (isDeepStrictEqual(was, now)) return [];
	if (Array.isArray(was) && Array.isArray(now)) return inList(was, now, from, path);
	if (!isGroup(was) || !isGroup(now) || was.kind !== now.kind)
		return [{ do: "value", path, from, was, now }];
	const gone = Object.keys(was).filter((key) => !(key in now));
	return [...Object.keys(now), ...gone].flatMap((key) =>
		between(was[key], now[key], under(from, key), under(path, key)),
	);
}

function inList(was: Data[], now: Data[], from: string, path: string): Delta[] {
	const pairs = pairsOf(was, now);
	/** Behind the last that stands where it stood, of those that were before it. */
	const placeFor = (place: number, own = -1) => {
		const behind = now.findLastIndex(
			(_, index) =>
				index !== own && pairs.staying.has(index) && (pairs.was[index] as number) < place,
		);
		return behind + 1 - (own >= 0 && own < behind ? 1 : 0);
	};
	const deltas = now.flatMap((item, index): Delta[] => {
		const place = pairs.was[index];
		if (place === undefined) return [{ do: "added", path, from, index }];
		const inside = between(was[place], item, under(from, place), under(path, index));
		if (pairs.staying.has(index)) return inside;
		const back = placeFor(place, index);
		return [{ do: "moved", path, from, index, place, back }, ...inside];
	});
	const removed = pairs.gone.map((place): Delta => {
		const back = placeFor(place);
		return { do: "removed", path, from, place, back, item: was[place] as Data };
	});
	return [...deltas, ...removed];
}

/** The data of now as it was before this one difference. */
export function withoutDelta(now: Data | undefined, delta: Delta): Data | undefined {
	if (delta.do === "value") return changedAt(now, delta.path, () => delta.was);
	return changedAt(now, delta.path, (list) => {
		const items = list as Data[];
		if (delta.do === "added") return items.toSpliced(delta.index, 1);
		if (delta.do === "removed") return items.toSpliced(delta.back, 0, delta.item);
		const [item] = items.slice(delta.index) as [Data];
		return items.toSpliced(delta.index, 1).toSpliced(delta.back, 0, item);
	});
}
