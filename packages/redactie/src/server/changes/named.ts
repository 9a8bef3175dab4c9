/** A difference by the names of what it is about. */
import { fileName, placeName } from "../../contract/naming.ts";
import { isGroup, parentOf } from "../../data.ts";
import type { Change, Data, FieldId, Value } from "../../protocol.ts";
import type { Edition } from "../edition.ts";
import { type Difference, isMark, pendingOf } from "./differences.ts";

/** The same for the same difference. */
export const idOf = ({ file, path, name }: Difference): string =>
	`${file}#${path}${name === undefined ? "" : `:${name}`}`;

export function changeOf(one: Difference, before: Edition, now: Edition): Change {
	const said = one.path === "" ? ofFile(one, before, now) : ofPlace(one, before, now);
	return { id: idOf(one), ...said };
}

type Said = Omit<Change, "id">;

const listOf = (id: FieldId, { lists }: Edition) => lists.find((list) => list.id === id);

/** A file, or the order of those of a folder. */
function ofFile({ file }: Difference, before: Edition, now: Edition): Said {
	const at: FieldId = `${file}#`;
	const [was, is] = [before, now].map((edition) => titlesIn(listOf(at, edition)));
	if (file.endsWith("/"))
		return { name: listOf(at, now)?.name ?? file, what: "order", was, now: is, at };
	if (file in before.texts && file in now.texts)
		return { name: fileName(file, now.content), what: "form", at };
	const what = file in now.texts ? "added" : "removed";
	const edition = what === "added" ? now : before;
	const list = edition.lists.find(({ items }) => items.some(({ id }) => id === at));
	const title = list?.items.find(({ id }) => id === at)?.title;
	if (!list || !title) return { name: fileName(file, edition.content), what, at };
	return { name: title, what, entry: list.item, at: what === "added" ? at : list.id };
}

function ofPlace(one: Difference, before: Edition, now: Edition): Said {
	if (isMark(one)) return ofMark(one, now);
	const { file, path, was, now: is, also } = one;
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
	if (isTree(was) && is === undefined) return { name, what: "removed", at };
	if (isTree(is) && was === undefined) return { name, what: "added", at };
	const mark = also.find(isMark);
	return {
		name,
		what: "value",
		was: titlesIn(listOf(at, before)) ?? firstOf(was, at, before),
		now: titlesIn(listOf(at, now)) ?? firstOf(is, at, now),
		...(mark && { words: pendingOf(mark)?.words[isSet(mark) ? 0 : 1] ?? "" }),
		at,
	};
}

/** What is final now, or no longer, and for the rest is as it was. */
function ofMark(one: Difference, now: Edition): Said {
	const { file, path, name } = one;
	const group = parentOf(path);
	const own = now.fields.find((field) => {
		if (field.file !== file) return false;
		return name ? field.path === name : parentOf(field.path) === group && field.path !== path;
	});
	const [set = "", unset = ""] = pendingOf(one)?.sides ?? [];
	const [was, is] = isSet(one) ? [unset, set] : [set, unset];
	const about = own?.kind === "text" || name ? own?.shown : undefined;
	return {
		name: (name ? own?.name : placeName(now.fields, file, group)) ?? fileName(file, now.content),
		what: "value",
		was,
		now: is,
		...(about && { words: shortened(about) }),
		at: own?.id ?? `${file}#`,
	};
}

const isSet = ({ name, now }: Difference) =>
	name ? Array.isArray(now) && now.includes(name) : now === true;

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
