/** What a form holds: parts of it by their path below the form's own. Nothing is changed in place. */
import type { Data, Field } from "../../protocol.ts";

/** `tasks.1`; empty: all of it. */
type Path = string;

const keysOf = (path: Path): string[] => (path === "" ? [] : path.split("."));
const isNumber = (key: string) => /^\d+$/.test(key);

/** @returns undefined where nothing was filled in. */
export function dataAt(data: Data, path: Path): Data | undefined {
	let part: Data | undefined = data;
	for (const key of keysOf(path)) {
		if (typeof part !== "object" || part === null) return undefined;
		part = Array.isArray(part) ? part[Number(key)] : part[key];
	}
	return part;
}

/** Makes the groups and lists on the way to it; places of a list that nobody filled in are null. */
export const withData = (data: Data, path: Path, value: Data): Data =>
	within(data, keysOf(path), value);

function within(data: Data | undefined, [key, ...rest]: string[], value: Data): Data {
	if (key === undefined) return value;
	if (Array.isArray(data) || (isNumber(key) && isEmpty(data))) {
		const list = padded(data, Number(key) + 1);
		return list.with(Number(key), within(list[Number(key)], rest, value));
	}
	const group = isGroup(data) ? data : {};
	return { ...group, [key]: within(group[key], rest, value) };
}

/** A group or value that may be absent is no longer there. */
export function withoutPart(data: Data, path: Path): Data {
	const { parent, key } = splitAt(path);
	const group = dataAt(data, parent);
	if (!isGroup(group)) return data;
	const { [key]: _, ...rest } = group;
	return withData(data, parent, rest);
}

/** @param path of the item: as with `splice` it may be one past the last. */
export function withItem(data: Data, path: Path, item: Data): Data {
	const { parent, at } = splitAt(path);
	const list = padded(dataAt(data, parent), at);
	return withData(data, parent, list.toSpliced(at, 0, item));
}

export function withoutItem(data: Data, path: Path): Data {
	const { parent, at } = splitAt(path);
	const list = dataAt(data, parent);
	return Array.isArray(list) ? withData(data, parent, list.toSpliced(at, 1)) : data;
}

/** @param to its place once it is taken from its own. */
export function withMoved(data: Data, path: Path, to: number): Data {
	const { parent, at } = splitAt(path);
	const list = padded(dataAt(data, parent), Math.max(at, to) + 1);
	return withData(data, parent, list.toSpliced(at, 1).toSpliced(to, 0, list[at] ?? null));
}

/** What a file has at a place, made of the values of the fields there: a group, a list or a value. */
export function dataOf(fields: readonly Pick<Field, "path" | "value">[], path: Path): Data {
	let data: Data = null;
	for (const { path: own, value } of fields)
		if (value !== null) data = withData(data, own.slice(path.length && path.length + 1), value);
	return data;
}

/** Whether both say the same: an empty place says nothing. */
export const isSame = (one: Data, other: Data): boolean => said(one) === said(other);
const said = (data: Data) =>
	JSON.stringify(data, (_, part) => (part === null || part === "" ? undefined : part));

export function splitAt(path: Path): { parent: Path; key: string; at: number } {
	const dot = path.lastIndexOf(".");
	const key = path.slice(dot + 1);
	return { parent: dot < 0 ? "" : path.slice(0, dot), key, at: Number(key) };
}

/** A part that was just added may be a list too. */
const isEmpty = (data: Data | undefined) => !isGroup(data) || Object.keys(data).length === 0;

const isGroup = (data: Data | undefined): data is { [key: string]: Data } =>
	typeof data === "object" && data !== null && !Array.isArray(data);

/** A list of at least so many places. */
function padded(data: Data | undefined, length: number): Data[] {
	const list = Array.isArray(data) ? data : [];
	return [...list, ...Array<Data>(Math.max(0, length - list.length)).fill(null)];
}
