/** What differs between two states of content/, by its data: per field, list, part and file; and how each is called. */
import { isDeepStrictEqual } from "node:util";
import { fileName, placeName } from "../../contract/naming.ts";
import { type Group, idOf, isGroup, under } from "../../data.ts";
import type { Change, Data, FieldId, Value } from "../../protocol.ts";
import { site } from "../../site.ts";
import type { Edition } from "../edition.ts";
import { changedFiles } from "../files/files.ts";

export interface Difference {
	/** Of the order of entries: their folder. */
	file: string;
	/** Empty: the whole file. */
	path: string;
	/** Undefined: it was not there, or is not. */
	was: Data | undefined;
	now: Data | undefined;
	/** Goes back together with it: the numbers of entries that came to stand in another order. */
	also: Difference[];
}

export function differencesBetween(before: Edition, now: Edition): Difference[] {
	const files = changedFiles(before.texts, now.texts).sort();
	const found = files.flatMap((file) => inFile(file, before, now));
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
	const [was, is] = [before, now].map(({ data }) => data.get(file) as Data | undefined);
	if (!(file in before.texts && file in now.texts)) return [whole(file, was, is)];
	const found = between(file, was, is);
	// How it is written differs, or what its comments say.
	return found.length === 0 ? [whole(file, was, is)] : found;
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
	if (Array.isArray(was) && Array.isArray(now))
		return areInPlace(was, now) ? [...now.keys()].flatMap(below) : [here];
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

export function changeOf(one: Difference, before: Edition, now: Edition): Change {
	const id = idOf(one);
	return { id, at: id, ...(one.path === "" ? ofFile : ofPlace)(one, before, now) };
}

type Said = Omit<Change, "id">;

const listOf = (id: FieldId, { lists }: Edition) => lists.find((list) => list.id === id);

/** A file, or the order of those of a folder. */
function ofFile({ file }: Difference, before: Edition, now: Edition): Said {
	const at: FieldId = `${file}#`;
	const [was, is] = [before, now].map((edition) => titlesIn(listOf(at, edition)));
	if (file.endsWith("/"))
		return { name: listOf(at, now)?.name ?? file, what: "order", was, now: is };
	if (file in before.texts && file in now.texts)
		return { name: fileName(file, now.content), what: "form" };
	const what = file in now.texts ? "added" : "removed";
	const edition = what === "added" ? now : before;
	const list = edition.lists.find(({ items }) => items.some(({ id }) => id === at));
	const title = list?.items.find(({ id }) => id === at)?.title;
	if (!list || !title) return { name: fileName(file, edition.content), what };
	return { name: title, what, entry: list.item, ...(what === "removed" && { at: list.id }) };
}

function ofPlace(one: Difference, before: Edition, now: Edition): Said {
	const { file, path, was, now: is } = one;
	const at: FieldId = `${file}#${path}`;
	const known = [now, before].flatMap(({ fields, lists, parts }) => [
		...fields,
		...lists,
		...parts,
	]);
	const name =
		known.find(({ id }) => id === at)?.name ??
		placeName(now.fields, file, path) ??
		placeName(before.fields, file, path) ??
		fileName(file, now.content);
	if (isTree(was) && is === undefined) return { name, what: "removed" };
	if (isTree(is) && was === undefined) return { name, what: "added" };
	return {
		name,
		what: "value",
		was: titlesIn(listOf(at, before)) ?? firstOf(was, at, before),
		now: titlesIn(listOf(at, now)) ?? firstOf(is, at, now),
	};
}

const isTree = (data: Data | undefined) => typeof data === "object" && data !== null;

/** Characters of a title; a paragraph is known by how it begins. */
const MOST = 60;
export function shortened(text: string): string {
	if (text.length <= MOST) return text;
	const end = text.lastIndexOf(" ", MOST - 1);
	return `${text.slice(0, end > 0 ? end : MOST - 1)}…`;
}
const titlesIn = (list: { items: { title: string }[] } | undefined) =>
	list?.items.map(({ title }) => shortened(title)).join(" · ") ?? null;

/** Of a group or a list what it is, or begins with. */
function firstOf(data: Data | undefined, id: FieldId, edition: Edition): Value {
	if (data === undefined || data === null) return null;
	if (typeof data !== "object") return data;
	const kind = edition.fields.find((field) => field.id === `${id}.kind`);
	const label = kind?.choices?.find(({ value }) => value === kind.value)?.label;
	if (label) return label;
	const [first] = isGroup(data) ? Object.values(data) : data;
	return first === undefined ? null : firstOf(first, id, edition);
}
