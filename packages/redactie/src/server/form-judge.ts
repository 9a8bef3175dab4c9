/** What the site would make of a form, and what the contract says of that. */
import { type ContentField, fieldsWhenAsked } from "../contract/fields.ts";
import { placeName } from "../contract/place-name.ts";
import { withAt } from "../data.ts";
import type { Problem } from "../protocol.ts";
import { ContentError, type Refusal, site } from "../site.ts";
import type { Edition } from "./edition.ts";
import type { Completed } from "./form.ts";

/** What a page is made of. */
export type Shown = Pick<Edition, "data" | "content" | "fields">;

/** @param isNew it comes before the item of a list that has its place. */
export function judge(
	edition: Edition,
	{ file, path, data, also }: Completed,
	isNew: boolean,
): { shown?: Shown; refused: readonly Refusal[] } {
	const files = new Map(edition.data);
	files.set(file, withAt(files.get(file), path, data, isNew));
	for (const operation of also)
		if (operation.do === "set")
			files.set(file, withAt(files.get(file), operation.path, operation.value));
	try {
		return { shown: fieldsWhenAsked(files, site.read(files)), refused: [] };
	} catch (error) {
		if (error instanceof ContentError) return { refused: error.found };
		throw error;
	}
}

/** @param fields of the form, which has names of its own for them. */
export function problemOf(
	refused: Refusal,
	fields: readonly ContentField[],
	edition: Edition,
): Problem {
	const { file, path } = refused;
	const name =
		placeName(fields, file, path) ??
		placeName(edition.fields, file, path) ??
		site.file(file, edition.content)?.name ??
		file;
	return { ...refused, name };
}
