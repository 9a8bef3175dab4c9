/** What a row of a list says of its item. */
import type { ListItem, Picture } from "../protocol.ts";
import { site } from "../site.ts";
import type { ContentField } from "./fields.ts";

/** How many of the texts and numbers after the first are read beside it. */
const MOST_NOTES = 3;
/** Characters; what may be longer is a paragraph. */
const SHORT = 60;

/** @param fields of the item, in the order of the contract. */
export function itemWords(
	fields: readonly ContentField[],
): Partial<Pick<ListItem, "title" | "note" | "picture">> {
	const filled = fields.filter(({ value }) => value !== null && value !== "");
	const first = fields.length === 1 ? filled[0] : filled.find(isText);
	const title = first && wordsOf(first);
	const depth = fields[0]?.path.split(".").length;
	const beside = filled.filter(
		(field) => field !== first && isShort(field) && field.path.split(".").length === depth,
	);
	const note = site.note?.(fields) ?? beside.slice(0, MOST_NOTES).map(noteOf).join(", ");
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

const wordsOf = ({ choices, value, shown }: ContentField) =>
	choices?.find((choice) => choice.value === value)?.label ?? shown;

const isShort = (field: ContentField) => {
	const { kind, max = Number.POSITIVE_INFINITY, shown } = field;
	if (kind === "text") return max <= SHORT;
	if (kind === "form") return /[\p{L}\d]/u.test(shown);
	return kind === "choice" || kind === "number" || kind === "link";
};

/** A number says nothing without its name. */
const noteOf = (field: ContentField) =>
	typeof field.value === "number"
		? `${field.short.split(": ").at(-1)?.toLowerCase()} ${field.value.toLocaleString("nl-NL")}`
		: wordsOf(field);

/** What is drawn for a value: itself, or what goes with what was chosen. */
export const pictureOf = ({ drawn, value, choices }: ContentField): Picture | undefined =>
	typeof value !== "string"
		? undefined
		: drawn
			? { kind: drawn, value }
			: choices?.find((choice) => choice.value === value)?.picture;
