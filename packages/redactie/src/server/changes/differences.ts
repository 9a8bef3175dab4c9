/** What differs between two states of content/, by its data: per field, list, part and file. */
import { isDeepStrictEqual } from "node:util";
import { type Group, isGroup, parentOf, under } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { type Pending, site } from "../../site.ts";
import type { Edition } from "../edition.ts";

export interface Difference {
	/** Of the order of entries: their folder. */
	file: string;
	/** Empty: the whole file. */
	path: string;
	/** Undefined: it was not there, or is not. */
	was: Data | undefined;
	now: Data | undefined;
	/** Of a list of names this one, which came or went: a list of what is no more than an example. */
	name?: string;
	/** Goes back together with it: that it is not final. */
	also: Difference[];
}

export function differencesBetween(before: Edition, now: Edition): Difference[] {
	const files = new Set([...Object.keys(now.texts), ...Object.keys(before.texts)]);
	const found = [...files].sort().flatMap((file) => inFile(file, before, now));
	const orders = site.folders.flatMap(({ file: folder, order }): Difference[] => {
		const also = found.filter(({ file, path }) => file.startsWith(folder) && path === order);
		return also.length > 0 ? [{ ...whole(folder), also }] : [];
	});
	const ordered = new Set(orders.flatMap(({ also }) => also));
	return [...found.filter((one) => !ordered.has(one)), ...orders];
}

const whole = (file: string, was?: Data, now?: Data): Difference => ({
	...{ file, path: "", was, now, also: [] },
});

function inFile(file: string, before: Edition, now: Edition): Difference[] {
	if (before.texts[file] === now.texts[file]) return [];
	const [was, is] = [before, now].map(({ data }) => data.get(file) as Data | undefined);
	if (!(file in before.texts && file in now.texts)) return [whole(file, was, is)];
	const found = between(file, was, is);
	// How it is written differs, or what its comments say.
	if (found.length === 0) return [whole(file, was, is)];
	return found.filter((one) => {
		const host = found.find((other) => !isMark(other) && marks(one, other));
		host?.also.push(one);
		return !host;
	});
}

/** Of what stands at a path. */
export function between(
	file: string,
	was: Data | undefined,
	now: Data | undefined,
	path = "",
): Difference[] {
	if (isDeepStrictEqual(was, now)) return [];
	const below = (key: string | number) =>
		between(file, (was as Group)[key], (now as Group)[key], under(path, key));
	const here: Difference = { file, path, was, now, also: [] };
	if (Array.isArray(was) && Array.isArray(now)) {
		if (site.pending.some(({ key, isList }) => isList && key === path))
			return ofNames(here, was as string[], now as string[]);
		return areInPlace(was, now) ? [...now.keys()].flatMap(below) : [here];
	}
	if (!isGroup(was) || !isGroup(now) || was.kind !== now.kind) return [here];
	return [...new Set([...Object.keys(now), ...Object.keys(was)])].flatMap(below);
}

/** None came, went or moved: at most they say something else. */
const areInPlace = (was: Data[], now: Data[]) =>
	was.length === now.length &&
	now.every((item, index) => {
		const isThere = was.some((other) => isDeepStrictEqual(item, other));
		return !isThere || isDeepStrictEqual(item, was[index]);
	});

const ofNames = (here: Difference, was: string[], now: string[]): Difference[] =>
	[...new Set([...was, ...now])]
		.filter((name) => was.includes(name) !== now.includes(name))
		.map((name) => ({ ...here, name, also: [] }));

/** What says 'not final yet', if that is what a difference is. */
export const pendingOf = ({ path, name }: Difference): Pending | undefined =>
	site.pending.find(({ key, isList }) =>
		isList ? name !== undefined && path === key : path === key || path.endsWith(`.${key}`),
	);

export const isMark = (one: Difference) => pendingOf(one) !== undefined;

const marks = (one: Difference, other: Difference) =>
	one.name === undefined
		? isMark(one) && parentOf(one.path) === parentOf(other.path)
		: one.name === other.path;
