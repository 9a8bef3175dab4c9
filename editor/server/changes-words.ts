/** Changes in an editor's words. */

import type { ContentField } from "../contract/fields.ts";
import { contentFile } from "../contract/files.ts";
import { newOne } from "../contract/new-one.ts";
import { placeName } from "../contract/place-name.ts";
import type {
	Change,
	ContentList,
	Data,
	FieldId,
	OnPage,
	Part,
	SitePage,
	Value,
} from "../protocol.ts";
import { type Delta, dataAt, under } from "./changes-deltas.ts";
import type { DeltaFound, FileFound, Found, Held, Mark, OrderFound } from "./changes-found.ts";
import { isGroup } from "./changes-pairs.ts";

/** A state of content/ with the names of what is in it. */
export interface Named extends Held {
	fields: readonly ContentField[];
	lists: readonly ContentList[];
	parts: readonly Part[];
}

export interface Around {
	pages: readonly SitePage[];
	/** Where a field can be read. */
	pagesOf(id: FieldId): readonly OnPage[];
}

type Said = Pick<Change, "name" | "what" | "was" | "now" | "words" | "at">;

export function changeOf(found: Found, before: Named, now: Named, around: Around): Change {
	const said = saidOf(found, before, now);
	return { id: idOf(found), place: placeOf(found, said, now, around), ...said };
}

/** The same for the same difference. */
export function idOf(found: Found): string {
	if (found.what !== "delta") return `${found.file}#:${found.what}`;
	const { delta } = found;
	const where = delta.do === "value" ? delta.path : under(delta.path, placeIn(delta));
	return `${found.file}#${where}:${delta.do}`;
}

const placeIn = (delta: Exclude<Delta, { do: "value" }>) =>
	delta.do === "added" ? delta.index : delta.place;

function saidOf(found: Found, before: Named, now: Named): Said {
	switch (found.what) {
		case "file":
			return ofFile(found, before, now);
		case "order":
			return ofOrder(found, now);
		case "look":
			return {
				name: fileName(found.file, now),
				what: "file",
				words: "alleen opmaak en toelichting",
				at: `${found.file}#`,
			};
		case "delta":
			return found.delta.do === "value"
				? ofValue(found, found.delta, before, now)
				: ofItem(found.file, found.delta, before, now);
	}
}

function ofFile({ file, turn, place, of }: FileFound, before: Named, now: Named): Said {
	const isAdded = turn === "added";
	const list = listOf(folderOf(file), isAdded ? now : before);
	const item = list?.items.find(({ id }) => id === `${file}#`);
	const name = item?.title ?? fileName(file, isAdded ? now : before);
	if (place < 0 || !list)
		return { name, what: "file", words: isAdded ? "nieuw" : "weggehaald", at: `${file}#` };
	return isAdded
		? { name, what: "added", words: newAs(list.item, place), at: `${file}#` }
		: { name, what: "removed", words: goneFrom(place, of), at: folderOf(file) };
}

function ofOrder({ file, was, ofWas, now: place, of }: OrderFound, now: Named): Said {
	const list = listOf(folderOf(file), now);
	const title = list?.items.find(({ id }) => id === `${file}#`)?.title;
	return {
		name: orderOf(list?.name),
		what: "moved",
		words: title ?? fileName(file, now),
		was: nth(was, ofWas),
		now: nth(place, of),
		at: `${file}#`,
	};
}

function ofItem(
	file: string,
	delta: Exclude<Delta, { do: "value" }>,
	before: Named,
	now: Named,
): Said {
	const list = listOf(`${file}#${delta.path}`, now);
	const old = listOf(`${file}#${delta.from}`, before);
	const names = list ?? old;
	const [was, is] = [countOf(file, delta.from, before), countOf(file, delta.path, now)];
	const nameless = placeName(now.fields, file, delta.path) ?? fileName(file, now);
	if (delta.do === "removed")
		return {
			name: short(old?.items[delta.place]?.title) ?? nameless,
			what: "removed",
			words: `${names?.item ?? "regel"} ${goneFrom(delta.place, was)}`,
			at: `${file}#${delta.path}`,
		};
	const title = short(list?.items[delta.index]?.title);
	const at: FieldId = `${file}#${under(delta.path, delta.index)}`;
	if (delta.do === "added")
		return {
			name: title ?? nameless,
			what: "added",
			words: newAs(names?.item ?? "regel", delta.index),
			at,
		};
	return {
		name: orderOf(names?.name ?? nameless),
		what: "moved",
		...(title && { words: title }),
		was: nth(delta.place, was),
		now: nth(delta.index, is),
		at,
	};
}

function ofValue(
	{ file, mark }: DeltaFound,
	{ path, from, was, now: is }: Delta & { do: "value" },
	before: Named,
	now: Named,
): Said {
	const at: FieldId = `${file}#${path}`;
	const field =
		now.fields.find(({ id }) => id === at) ??
		before.fields.find(({ id }) => id === `${file}#${from}`);
	const part = [...now.parts, ...now.lists, ...before.parts, ...before.lists].find(
		({ id }) => id === at,
	);
	const name =
		field?.name ??
		part?.name ??
		placeName(now.fields, file, path) ??
		placeName(before.fields, file, from) ??
		fileName(file, now);
	if (isTree(was) && is === undefined) return { name, what: "removed", words: "weggehaald", at };
	if (isTree(is) && was === undefined) return { name, what: "added", words: "nieuw", at };
	return {
		name,
		what: "value",
		was: firstOf(was, `${file}#${from}`, before),
		now: firstOf(is, at, now),
		...(mark && { words: markWords(mark) }),
		at,
	};
}

const isTree = (data: Data | undefined) => typeof data === "object" && data !== null;

/** Of a group or a list what it is, or begins with. */
function firstOf(data: Data | undefined, id: FieldId, { fields }: Named): Value {
	if (data === undefined || data === null) return null;
	if (typeof data !== "object") return data;
	const kind = fields.find((field) => field.id === `${id}.kind`);
	const label = kind?.choices?.find(({ value }) => value === kind.value)?.label;
	if (label) return label;
	const [first] = isGroup(data) ? Object.values(data) : data;
	return first === undefined ? null : firstOf(first, id, { fields } as Named);
}

const markWords = ({ of, isSet }: Mark) => {
	if (of === "confirm") return isSet ? "moet nog bevestigd worden" : "nu bevestigd";
	return isSet ? "nu een voorbeeld" : "eerst een voorbeeld, nu echt";
};

/** The page it is best seen on. */
function placeOf(found: Found, { at, what }: Said, now: Named, { pages, pagesOf }: Around): string {
	const { file } = found;
	const isEntry = found.what === "order" || (found.what === "file" && what !== "file");
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

const listOf = (id: FieldId, { lists }: Named) => lists.find((list) => list.id === id);
const folderOf = (file: string): FieldId => `${file.replace(/[^/]+$/, "")}#`;
const fileName = (file: string, { content }: Named) =>
	contentFile(file, content)?.name ?? file.replace(/^content\//, "");

function countOf(file: string, path: string, { data }: Named): number {
	const list = dataAt(data.get(file) as Data, path);
	return Array.isArray(list) ? list.length : 0;
}

const nth = (place: number, of: number) => `${place + 1}e van ${of}`;
const newAs = (item: string, place: number) =>
	`${newOne(item).toLowerCase()}, ${place + 1}e in de lijst`;
const goneFrom = (place: number, of: number) => `weggehaald, was ${nth(place, of)}`;
const orderOf = (list = "Lijst") =>
	list.includes(": ") ? `${list}, volgorde` : `${list}: volgorde`;

/** Characters of a name; a paragraph is known by how it begins. */
const MOST = 60;
const short = (title: string | undefined) => title && shortened(title, MOST);

/** @param most characters, with the sign that there is more. */
export function shortened(text: string, most: number): string {
	if (text.length <= most) return text;
	const end = text.lastIndexOf(" ", most - 1);
	return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
