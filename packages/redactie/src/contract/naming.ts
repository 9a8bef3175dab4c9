/** How the name of a field is put together: 'Uitkomst: 1e alinea', 'Inzicht 3: kop', 'Titel in Google'. */
import { type Content, site } from "../site.ts";
import { capital, small, words } from "../words.ts";
import type { ContentField } from "./fields.ts";
import type { List, Node, Said } from "./nodes.ts";

/** Where a field stands, as its name says it. */
export interface Place {
	/** Heading of the section. */
	section: string;
	/** The names of its fields begin with it. */
	said: boolean;
	/** It is a file, or what is as large: what has a title in it is a section of its own. */
	sheet: boolean;
	/** What stands between the section and the field: 'kolom 2', 'link 3'. */
	parts: readonly string[];
	/** The same below the heading of the section, which may be the name of a list: '2'. */
	short: readonly string[];
}

export const sheetOf = ({ title, silent }: Said): Place => ({
	section: title ?? words.loose,
	said: Boolean(title && !silent),
	sheet: true,
	parts: [],
	short: [],
});

/** Into a group of fields, a list or a book. Of the last two each entry has a name of its own. */
export function enter(place: Place, { type, said }: Node): Place {
	const { title, silent, sheet } = said;
	if (sheet) return sheetOf(said);
	if (!title) return place;
	if (place.sheet) return { ...sheetOf(said), said: !silent && type === "group", sheet: false };
	return silent || type !== "group" ? place : into(place, small(title));
}

/** Into one of a book, which its file gave a name. */
export function enterEntry(place: Place, name: string): Place {
	if (place.sheet) return { ...sheetOf({ title: capital(name) }), sheet: false };
	return into(place, name);
}

/** Into one of a list of groups: 'Inzicht 3' needs no section before it. */
export function enterItem(list: Place, { said: { item = "", title } }: List, index: number): Place {
	const name = `${item} ${index + 1}`;
	if (list.parts.length > 0) return into(list, name);
	const alone = title === list.section;
	return { ...list, said: false, parts: [name], short: [alone ? `${index + 1}` : name] };
}

/** Of a list of values. Its own title is a heading, and else needs not be said. */
export const nth = ({ said: { item = "" } }: List, index: number) => `${index + 1}e ${item}`;

/** @param grouped it opens with others, below the name of them all. */
export function nameOf(place: Place, field: string, grouped: boolean) {
	const before = place.said ? [place.section, ...place.parts] : place.parts;
	return { name: joined(before, field), short: joined(grouped ? [] : place.short, field) };
}

/** Name of a list, or of what a file may lack: 'Taken', 'Uitkomst: alinea's', 'Menu 2: onderdelen'. */
export function partName(place: Place, { said }: Node) {
	const title = said.title ?? capital(said.item ?? "");
	if (place.sheet) return { name: title, section: title };
	const isSection = place.parts.length === 0 && title === place.section;
	return {
		name: isSection ? title : nameOf(place, title, false).name,
		section: place.section,
	};
}

/** Of one of a list, below its heading: 'Kerncijfer 2'. */
export const itemName = ({ parts }: Place) => capital(parts.at(-1) ?? "");

/** Name of what the fields of a group are together: 'Kerncijfer 2'. */
export const groupName = ({ section, said, parts }: Place) =>
	capital(said || parts.length === 0 ? [section, ...parts].join(", ") : parts.join(", "));

const into = (place: Place, part: string): Place => ({
	...place,
	parts: [...place.parts, part],
	short: [...place.short, part],
});

const joined = (before: readonly string[], field: string) =>
	before.length > 0 ? capital(`${before.join(", ")}: ${small(field)}`) : capital(field);

/** 'Case: Logistiek' */
export const fileName = (file: string, content: Content) => site.file(file, content)?.name ?? file;

/**
 * What an editor calls a place in a file, which may be a group, a list or what the file lacks:
 * problems and the launch report name those too.
 *
 * @param fields of all content, or of that file.
 * @returns undefined for a file as a whole.
 */
export function placeName(fields: readonly ContentField[], file: string, path: string) {
	const own = fields.filter((field) => field.file === file);
	const keys = path ? path.split(".") : [];
	for (let length = keys.length; length > 0; length--) {
		const place = keys.slice(0, length).join(".");
		const exact = own.find((field) => field.path === place);
		if (exact) return exact.name;
		const group = own.find((field) => field.group === `${file}#${place}`);
		if (group) return group.groupName;
		const inside = own.find((field) => field.path.startsWith(`${place}.`));
		if (inside) return ITEM.test(place) ? inside.name.replace(/: [^:]*$/, "") : inside.section;
	}
	return undefined;
}

/** One of a list: what its fields are called begins with its own name. */
const ITEM = /\.\d+$/;
