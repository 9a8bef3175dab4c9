/** What a form holds: parts of it by their path below the form's own. Nothing is changed in place. */
import { changedAt, dataAt, isGroup, padded, parentOf } from "../../data.ts";
import type { Data, Field } from "../../protocol.ts";

/** `tasks.1`; empty: all of it. */
type Path = string;

/** Makes the groups and lists on the way to it; places of a list that nobody filled in are null. */
export const withData = (data: Data, path: Path, value: Data): Data =>
	changedAt(data, path, () => value) as Data;

/** A group or value that may be absent is no longer there. */
export const withoutPart = (data: Data, path: Path): Data =>
	isGroup(dataAt(data, parentOf(path))) ? (changedAt(data, path, () => undefined) as Data) : data;

/** @param path of an item. @param become what its list is, when that has a place for it at least. */
const inList = (data: Data, path: Path, become: (list: Data[], at: number) => Data[]): Data =>
	changedAt(data, parentOf(path), (list) => {
		const at = Number(lastOf(path));
		return become(padded(list, at), at);
	}) as Data;

/** @param path of the item: as with `splice` it may be one past the last. */
export const withItem = (data: Data, path: Path, item: Data): Data =>
	inList(data, path, (list, at) => list.toSpliced(at, 0, item));

export const withoutItem = (data: Data, path: Path): Data =>
	Array.isArray(dataAt(data, parentOf(path)))
		? inList(data, path, (list, at) => list.toSpliced(at, 1))
		: data;

/** @param to its place once it is taken from its own. */
export const withMoved = (data: Data, path: Path, to: number): Data =>
	inList(data, path, (list, at) => {
		const all = padded(list, Math.max(at, to) + 1);
		return all.toSpliced(at, 1).toSpliced(to, 0, all[at] ?? null);
	});

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

/** The last step of a path. */
export const lastOf = (path: Path): string => path.slice(path.lastIndexOf(".") + 1);
