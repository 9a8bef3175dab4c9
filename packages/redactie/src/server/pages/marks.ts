/**
 * Which field a text on a page comes from: the pages are made of content in which a mark
 * stands behind each text, one character that no font and no text has. It comes out of every
 * page where the text does, also inside a line, an attribute or an address.
 */
import type { ContentField } from "../../contract/fields.ts";
import { dataAt, type Group, parentOf } from "../../data.ts";
import { decodedMarks, ENCODED_MARK, MARK } from "../../marks.ts";
import { type FieldId, MARKS_FROM } from "../../protocol.ts";
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
