/** What a change did, by the names of what it is about. */
import { newOne } from "../../contract/new-one.ts";
import { placeName } from "../../contract/place-name.ts";
import { dataAt, isGroup, parentOf, under } from "../../data.ts";
import type { Change, Data, FieldId, Value } from "../../protocol.ts";
import type { Delta } from "./deltas.ts";
import {
	type DeltaFound,
	type FileFound,
	type Found,
	MARK,
	MARKS,
	type Mark,
	type OrderFound,
} from "./found.ts";
import { fileName, folderOf, listOf, type Named, short } from "./named.ts";

export type Said = Pick<Change, "name" | "what" | "was" | "now" | "words" | "at">;

export function saidOf(found: Found, before: Named, now: Named): Said {
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

function ofFile(
	{ file, turn, place, of, references = 0 }: FileFound,
	before: Named,
	now: Named,
): Said {
	const isAdded = turn === "added";
	const list = listOf(folderOf(file), isAdded ? now : before);
	const item = list?.items.find(({ id }) => id === `${file}#`);
	const name = item?.title ?? fileName(file, isAdded ? now : before);
	if (place < 0 || !list)
		return { name, what: "file", words: isAdded ? "nieuw" : "weggehaald", at: `${file}#` };
	return isAdded
		? { name, what: "added", words: newAs(list.item, place), at: `${file}#` }
		: {
				name,
				what: "removed",
				words: goneFrom(place, of) + goneToo(references),
				at: folderOf(file),
			};
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
	if (delta.path === MARKS && delta.do !== "moved") return ofListedMark(file, delta, now);
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

/** A value of the identity that is no example any more, or is one again. */
function ofListedMark(
	file: string,
	delta: Extract<Delta, { do: "added" | "removed" }>,
	now: Named,
): Said {
	const isSet = delta.do === "added";
	const path = isSet ? dataAt(now.data.get(file) as Data, under(MARKS, delta.index)) : delta.item;
	const own = now.fields.find((field) => field.file === file && field.path === path);
	const [was, is] = isSet ? ["echt", "voorbeeld"] : ["voorbeeld", "echt"];
	return {
		name: own?.name ?? String(path),
		what: "value",
		was: was as string,
		now: is as string,
		...(own && { words: own.shown }),
		at: own?.id ?? `${file}#`,
	};
}

/** A group that is final now, or no longer, and for the rest is as it was. */
function ofMark(file: string, path: string, isSet: boolean, now: Named): Said {
	const group = parentOf(path);
	const sides = path.endsWith("confirm")
		? ["bevestigd", "nog te bevestigen"]
		: ["echt", "voorbeeld"];
	const [was = "", is = ""] = isSet ? sides : sides.toReversed();
	const own = now.fields.find(({ file: other, path: place }) => {
		return other === file && parentOf(place) === group && !MARK.test(place);
	});
	const name = placeName(now.fields, file, group) ?? fileName(file, now);
	const about = own?.kind === "text" ? short(own.shown) : undefined;
	return {
		name,
		what: "value",
		was,
		now: is,
		...(about && { words: about }),
		at: own?.id ?? `${file}#`,
	};
}

function ofValue(
	{ file, mark }: DeltaFound,
	{ path, from, was, now: is }: Delta & { do: "value" },
	before: Named,
	now: Named,
): Said {
	if (MARK.test(path)) return ofMark(file, path, is === true, now);
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

function countOf(file: string, path: string, { data }: Named): number {
	const list = dataAt(data.get(file) as Data, path);
	return Array.isArray(list) ? list.length : 0;
}

const nth = (place: number, of: number) => `${place + 1}e van ${of}`;
const newAs = (item: string, place: number) =>
	`${newOne(item).toLowerCase()}, ${place + 1}e in de lijst`;
const goneToo = (references: number) =>
	references === 0
		? ""
		: `, met ${references === 1 ? "de plek die ernaar verwees" : `de ${references} plekken die ernaar verwezen`}`;
const goneFrom = (place: number, of: number) => `weggehaald, was ${nth(place, of)}`;
const orderOf = (list = "Lijst") =>
	list.includes(": ") ? `${list}, volgorde` : `${list}: volgorde`;
