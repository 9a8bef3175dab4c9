/** Content with the names of what is in it, as changes are told. */
import type { ContentField } from "../../contract/fields.ts";
import type { ContentList, FieldId, OnPage, Part, SitePage } from "../../protocol.ts";
import { site } from "../../site.ts";
import type { Held } from "./differences.ts";

/** A state of content/ with the names of what is in it. */
export interface Named extends Held {
	fields: readonly ContentField[];
	lists: readonly ContentList[];
	parts: readonly Part[];
}

/** Where what is told can be read. */
export interface Around {
	pages: readonly SitePage[];
	pagesOf(id: FieldId): readonly OnPage[];
}

export const listOf = (id: FieldId, { lists }: Named) => lists.find((list) => list.id === id);
export const folderOf = (file: string): FieldId => `${file.replace(/[^/]*$/, "")}#`;
export const fileName = (file: string, { content }: Named) =>
	site.file(file, content)?.name ?? file.replace(/^content\//, "");

/** @param most characters, with the sign that there is more. */
export function shortened(text: string, most: number): string {
	if (text.length <= most) return text;
	const end = text.lastIndexOf(" ", most - 1);
	return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
