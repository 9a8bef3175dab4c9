/**
 * Which field a text on a page comes from: the pages are made of content in which a mark
 * stands behind each text, one character that no font and no text has. It comes out of every
 * page where the text does, also inside a line, an attribute or an address.
 */
import type { ContentField } from "../../contract/fields.ts";
import { decodedMarks, ENCODED_MARK, MARK } from "../../marks.ts";
import { type FieldId, MARKS_FROM } from "../../protocol.ts";
import { type Content, site } from "../../site.ts";

const markOf = (index: number) => String.fromCodePoint(MARKS_FROM + index);

/** @returns the content with a mark behind the text of each of these fields. */
export function withMarks(content: Content, fields: readonly ContentField[]): Content {
	const marked = structuredClone(content);
	const parts = new Map<string, unknown>();
	for (const [index, field] of fields.entries()) {
		if (!["text", "form"].includes(field.kind) || field.exact) continue;
		const keys = field.path.split(".");
		const last = keys.pop() ?? "";
		const group = keys.reduce(inside, partOf(marked, field.file, parts));
		const text = inside(group, last);
		if (typeof text === "string") (group as Record<string, unknown>)[last] = text + markOf(index);
	}
	return marked;
}

const inside = (data: unknown, key: string): unknown =>
	data && typeof data === "object" ? (data as Record<string, unknown>)[key] : undefined;

/** What a file of content/ became. */
function partOf(content: Content, file: string, known: Map<string, unknown>): unknown {
	if (!known.has(file)) known.set(file, site.file(file, content)?.content);
	return known.get(file);
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
