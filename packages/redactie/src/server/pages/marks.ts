/**
 * Which field a text on a page comes from: the pages are made of content in which a mark
 * stands behind each text, one character that no font and no text has. It comes out of every
 * page where the text does, also inside a line, an attribute or an address. So the pages tell
 * where each field can be read.
 */
import { isDeepStrictEqual } from "node:util";
import type { ContentField, Named } from "../../contract/fields.ts";
import { dataAt, type Group, parentOf } from "../../data.ts";
import {
	decodedMarks,
	ENCODED_MARK,
	type FieldId,
	MARK,
	MARKS_FROM,
	type OnPage,
	type RenderedPage,
} from "../../protocol.ts";
import { type Content, type EditionOfSite, site } from "../../site.ts";

const markOf = (index: number) => String.fromCodePoint(MARKS_FROM + index);

/** @returns the content with a mark behind the text of each of these fields. */
export function withMarks({ content, fields }: EditionOfSite): Content {
	const marked = structuredClone(content);
	const parts = new Map<string, unknown>();
	for (const [index, { file, path, kind, exact }] of fields.entries()) {
		if (!["text", "form"].includes(kind) || exact) continue;
		if (!parts.has(file)) parts.set(file, site.file(file, marked)?.content);
		const group = dataAt(parts.get(file), parentOf(path));
		const text = dataAt(parts.get(file), path);
		if (typeof text === "string")
			(group as Group)[path.slice(path.lastIndexOf(".") + 1)] = text + markOf(index);
	}
	return marked;
}

/** The page, or whatever else was made of marked content, as visitors get it. */
export const withoutMarks = (text: string) =>
	text.replaceAll(MARK, "").replaceAll(ENCODED_MARK, "");

/** How often each mark occurs in a text. */
export function countMarks(text: string): Map<number, number> {
	const counts = new Map<number, number>();
	for (const [mark] of decodedMarks(text).matchAll(MARK)) {
		const index = (mark.codePointAt(0) ?? 0) - MARKS_FROM;
		counts.set(index, (counts.get(index) ?? 0) + 1);
	}
	return counts;
}

/** The fields whose marks occur in a page. */
export const markedFields = (
	page: string,
	fields: readonly ContentField[],
): Record<number, FieldId> =>
	Object.fromEntries(
		[...countMarks(page).keys()].flatMap((index) => {
			const field = fields[index];
			return field ? [[index, field.id]] : [];
		}),
	);

export type Places = ReadonlyMap<FieldId, OnPage[]>;

/** How often each field is on each page. */
export type PlacesByPage = ReadonlyMap<string, ReadonlyMap<FieldId, number>>;

/**
 * Renders pages: tens of milliseconds each. What cannot be made is left out.
 * @param known of pages that need not be rendered.
 */
export async function findPlaces(
	paths: readonly string[],
	render: (path: string) => Promise<RenderedPage>,
	known: PlacesByPage,
): Promise<PlacesByPage> {
	const found = new Map<string, ReadonlyMap<FieldId, number>>();
	for (const path of paths) {
		const places = known.get(path) ?? (await render(path).then(placesOn, () => undefined));
		if (places) found.set(path, places);
	}
	return found;
}

const placesOn = ({ marked, fields }: RenderedPage) =>
	new Map(
		[...countMarks(bodyOf(marked))].flatMap(([index, times]) => {
			const id = fields[index];
			return id ? [[id, times] as const] : [];
		}),
	);

export function byField(pages: PlacesByPage): Places {
	const places = new Map<FieldId, OnPage[]>();
	for (const [path, found] of pages)
		for (const [id, times] of found) places.set(id, [...(places.get(id) ?? []), { path, times }]);
	return places;
}

/**
 * The pages on which nothing can stand otherwise than before: those without a text that says something else.
 * Where anything but a text is another, or something came, went or has another place, that is no page.
 */
export function untouched(pages: PlacesByPage, before: Named, now: Named): PlacesByPage {
	const known = new Map(before.fields.map((field) => [field.id, field]));
	const others = now.fields.filter(({ id, value, shown }) => {
		const was = known.get(id);
		return was?.value !== value || was.shown !== shown;
	});
	const isText = ({ id, kind, exact, value }: ContentField) =>
		kind === "text" && !exact && known.get(id)?.value !== null && value !== null;
	const isSameList = isDeepStrictEqual(itemsOf(before), itemsOf(now));
	if (before.fields.length !== now.fields.length || !isSameList || !others.every(isText))
		return new Map();
	return new Map([...pages].filter(([, found]) => !others.some(({ id }) => found.has(id))));
}

/** Also the entries of a folder, whose order stands in no field. */
const itemsOf = ({ lists }: Named) => lists.map(({ items }) => items.map(({ id }) => id));

/** A text without a mark stands where the others of its group do: a figure above its caption. */
export function placesOf(field: ContentField, fields: readonly ContentField[], places: Places) {
	const own = places.get(field.id);
	if (own || !field.exact || !field.group || places.size === 0) return own ?? [];
	const beside = fields.find(({ id, group }) => group === field.group && places.has(id));
	return (beside && places.get(beside.id)) ?? [];
}

/** What scripts and machines are told is not to be read: the words of a page are in its body, outside scripts. */
const bodyOf = (html: string) =>
	html
		.slice(html.indexOf("<body"))
		.replaceAll(/<script\b.*?<\/script>/gs, "")
		.replaceAll(/<[^>]*>/g, "");
