/** What a row of a list says of its item. */
import type { ListItem, Picture } from "../protocol.ts";
import { site } from "../site.ts";
import type { ContentField } from "./fields.ts";

/** @param fields of the item, in the order of the contract. */
export function itemWords(
	fields: readonly ContentField[],
): Partial<Pick<ListItem, "title" | "note" | "picture">> {
	const filled = fields.filter(({ value }) => value !== null && value !== "");
	const first = fields.length === 1 ? filled[0] : filled.find(isText);
	const title = first && wordsOf(first);
	const depth = fields[0]?.path.split(".").length;
	const next = filled.find(
		(field) => field !== first && isNote(field) && field.path.split(".").length === depth,
	);
	const note = site.note?.(fields) ?? (next && wordsOf(next));
	const pictures = filled.flatMap((field) => pictureOf(field) ?? []);
	const picture = site.pictures.flatMap(
		(kind) => pictures.find((picture) => picture.kind === kind) ?? [],
	)[0];
	return {
		...(title && { title }),
		...(note && { note }),
		...(picture && { picture }),
	};
}

const isText = ({ kind }: ContentField) => kind === "text" || kind === "choice" || kind === "form";

/** On one line of the panel. */
const isNote = (field: ContentField) => isText(field) && wordsOf(field).length <= 60;

const wordsOf = ({ choices, value, shown }: ContentField) =>
	choices?.find((choice) => choice.value === value)?.label ?? shown;

/** What is drawn for a value: itself, or what goes with what was chosen. */
export const pictureOf = ({ drawn, value, choices }: ContentField): Picture | undefined =>
	typeof value !== "string"
		? undefined
		: drawn
			? { kind: drawn, value }
			: choices?.find((choice) => choice.value === value)?.picture;
