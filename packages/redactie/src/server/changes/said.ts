/** A difference in an editor's words, by the names of what it is about. */
import { newOne } from "../../contract/new-one.ts";
import { placeName } from "../../contract/place-name.ts";
import { isGroup, parentOf } from "../../data.ts";
import type { Change, Data, FieldId, Value } from "../../protocol.ts";
import { site } from "../../site.ts";
import { type Difference, isMark, pendingOf } from "./differences.ts";
import { type Around, fileName, folderOf, listOf, type Named, shortened } from "./named.ts";

type Said = Pick<Change, "name" | "what" | "was" | "now" | "words" | "at">;

export function changeOf(one: Difference, before: Named, now: Named, around: Around): Change {
	const said = saidOf(one, before, now);
	return { id: idOf(one), place: placeOf(one, said, now, around), ...said };
}

/** The same for the same difference. */
export const idOf = ({ file, path, name }: Difference): string =>
	`${file}#${path}${name === undefined ? "" : `:${name}`}`;

const isFolder = ({ file }: Difference) => file.endsWith("/");

function saidOf(one: Difference, before: Named, now: Named): Said {
	if (isFolder(one)) return ofOrder(one, before, now);
	if (one.path === "") return ofFile(one, before, now);
	return isMark(one) ? ofMark(one, now) : ofValue(one, before, now);
}

function ofOrder({ file }: Difference, before: Named, now: Named): Said {
	const [was, is] = [before, now].map((named) => listOf(`${file}#`, named));
	const name = `${is?.name ?? file}: volgorde`;
	return { name, what: "value", was: titlesIn(was), now: titlesIn(is), at: `${file}#` };
}

function ofFile({ file }: Difference, before: Named, now: Named): Said {
	const at: FieldId = `${file}#`;
	if (file in before.texts && file in now.texts)
		return { name: fileName(file, now), what: "file", words: "alleen opmaak en toelichting", at };
	const isNew = file in now.texts;
	const named = isNew ? now : before;
	const list = listOf(folderOf(file), named);
	const place = list?.items.findIndex(({ id }) => id === at) ?? -1;
	const item = list?.items[place];
	if (!list || !item)
		return { name: fileName(file, named), what: "file", words: isNew ? "nieuw" : "weggehaald", at };
	const nth = `${place + 1}e`;
	const { title: name } = item;
	if (!isNew) {
		const words = `weggehaald, was ${nth} van ${list.items.length}`;
		return { name, what: "removed", words, at: folderOf(file) };
	}
	const words = `${newOne(list.item, site.neuter).toLowerCase()}, ${nth} in de lijst`;
	return { name, what: "added", words, at };
}

/** What is final now, or no longer, and for the rest is as it was. */
function ofMark(one: Difference, now: Named): Said {
	const { file, path, name, now: is } = one;
	const group = parentOf(path);
	const own = now.fields.find((field) => {
		if (field.file !== file) return false;
		return name ? field.path === name : parentOf(field.path) === group && field.path !== path;
	});
	const [set = "", unset = ""] = pendingOf(one)?.sides ?? [];
	const isSet = name ? Array.isArray(is) && is.includes(name) : is === true;
	const [was, said] = isSet ? [unset, set] : [set, unset];
	const about = own?.kind === "text" || name ? own?.shown : undefined;
	return {
		name: (name ? own?.name : placeName(now.fields, file, group)) ?? fileName(file, now),
		what: "value",
		was,
		now: said,
		...(about && { words: shortened(about, TITLE) }),
		at: own?.id ?? `${file}#`,
	};
}

function ofValue({ file, path, was, now: is, also }: Difference, before: Named, now: Named): Said {
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
		fileName(file, now);
	if (isTree(was) && is === undefined) return { name, what: "removed", words: "weggehaald", at };
	if (isTree(is) && was === undefined) return { name, what: "added", words: "nieuw", at };
	const mark = also.find(isMark);
	return {
		name,
		what: "value",
		was: titlesIn(listOf(at, before)) ?? firstOf(was, at, before),
		now: titlesIn(listOf(at, now)) ?? firstOf(is, at, now),
		...(mark && { words: markWords(mark) }),
		at,
	};
}

const markWords = (one: Difference) => {
	const { name, now } = one;
	const isSet = name ? Array.isArray(now) && now.includes(name) : now === true;
	return pendingOf(one)?.words[isSet ? 0 : 1] ?? "";
};

const isTree = (data: Data | undefined) => typeof data === "object" && data !== null;

/** Characters of a title; a paragraph is known by how it begins. */
const TITLE = 60;
const titlesIn = (list: { items: { title: string }[] } | undefined) =>
	list?.items.map(({ title }) => shortened(title, TITLE)).join(" · ") ?? null;

/** Of a group or a list what it is, or begins with. */
function firstOf(data: Data | undefined, id: FieldId, named: Named): Value {
	if (data === undefined || data === null) return null;
	if (typeof data !== "object") return data;
	const kind = named.fields.find((field) => field.id === `${id}.kind`);
	const label = kind?.choices?.find(({ value }) => value === kind.value)?.label;
	if (label) return label;
	const [first] = isGroup(data) ? Object.values(data) : data;
	return first === undefined ? null : firstOf(first, id, named);
}

/** The page it is best seen on. */
function placeOf(
	{ file, path }: Difference,
	{ at, what }: Said,
	now: Named,
	{ pages, pagesOf }: Around,
): string {
	const isEntry = path === "" && what !== "file";
	const list = isEntry ? listOf(folderOf(file), now) : undefined;
	if (list) return pages.find(({ path }) => path === list.page)?.name ?? list.name;
	const own = pages.find((page) => page.file === file);
	if (own) return own.name;
	const seen = now.fields.find(({ id }) => id === at || id.startsWith(`${at}.`));
	const on = seen ? pagesOf(seen.id) : [];
	if (on.length > pages.length / 2) return "Alle pagina's";
	const [best] = [...on].sort((one, other) => other.times - one.times);
	return pages.find(({ path }) => path === best?.path)?.name ?? fileName(file, now);
}
