/** What a row of a list says of its item. */
import type { Content } from "../../../../src/content/read-content.ts";
import type { FlagLetter } from "../../../../src/flags/flags.ts";
import type { ListItem } from "../protocol.ts";
import type { ContentField } from "./fields.ts";

/** How many of the texts and numbers after the first are read beside it. */
const MOST_NOTES = 3;
/** Characters; what may be longer is a paragraph. */
const SHORT = 60;

/** @param fields of the item, in the order of the contract. */
export function itemWords(
	fields: readonly ContentField[],
	content: Content,
): Partial<Pick<ListItem, "title" | "note" | "flag" | "icon">> {
	const filled = fields.filter(({ value }) => value !== null && value !== "");
	const first = fields.length === 1 ? filled[0] : filled.find(isText);
	const title = first && wordsOf(first);
	const depth = fields[0]?.path.split(".").length;
	const beside = filled.filter(
		(field) => field !== first && isShort(field) && field.path.split(".").length === depth,
	);
	const note = fields.some(lacksAnswer)
		? "nog zonder antwoord, niet op de pagina"
		: beside.slice(0, MOST_NOTES).map(noteOf).join(", ");
	const flag = filled.map((field) => flagOf(field, content)).find(Boolean);
	const icon = filled.find(({ kind }) => kind === "icon")?.value;
	return {
		...(title && { title }),
		...(note && { note }),
		...(flag && { flag }),
		...(typeof icon === "string" && { icon }),
	};
}

/** Only with it does a question come on the site. */
const lacksAnswer = ({ path, value }: ContentField) =>
	path.endsWith(".answer") && (value === null || value === "");

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

function flagOf({ kind, value, choices }: ContentField, content: Content): FlagLetter | undefined {
	if (kind === "flag") return value as FlagLetter;
	return choices && typeof value === "string" ? flagNamed(value, content) : undefined;
}

/** Of an entry that content names. */
export const flagNamed = (id: string, { diensten, expertise }: Content): FlagLetter | undefined =>
	[...expertise, ...diensten].find((entry) => entry.id === id)?.flag;
