/** What the page shows where a draft is still empty: the name of the field, or else what the contract takes. */
import type { ContentField } from "../../contract/fields.ts";
import type { Leaf } from "../../contract/nodes.ts";
import type { Value } from "../../protocol.ts";

export function standInFor(leaf: Leaf, field: ContentField): Value {
	const { example } = leaf.said;
	if (example !== undefined) return example;
	if (leaf.of === "number") return first(leaf, [2, 1, 1000, new Date().getFullYear()]);
	if (field.choices) return chosenFor(field);
	return field.kind === "text" ? fitted(field.short, leaf) : first(leaf, FORMS);
}

const first = (leaf: Leaf, values: readonly Value[]) =>
	values.find((value) => leaf.takes(value)) ?? values[0] ?? null;

/** One of each form that a text can have in the contract. */
const FORMS = [
	"#",
	"/",
	new Date().toISOString().slice(0, 10),
	"📌",
	"+31 20 000 00 00",
	"naam@bedrijf.nl",
	"https://www.bedrijf.nl",
];

/** In a list each has another: two of a list may not name the same. */
function chosenFor({ choices = [], path }: ContentField): Value {
	const place = Number(path.split(".").at(-1)) || 0;
	return choices[place % choices.length]?.value ?? null;
}

/** As long as the contract asks. */
function fitted(title: string, { min = 1, max = Number.POSITIVE_INFINITY }: Leaf): string {
	let words = title;
	while (words.length < min) words += `, ${title.toLowerCase()}`;
	return words.slice(0, max).trim();
}
