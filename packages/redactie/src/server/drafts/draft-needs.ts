/** What of a draft has to be filled in, and what the page shows until then. */

import { folderOf } from "../../contract/entries.ts";
import type { ContentField } from "../../contract/fields.ts";
import type { Leaf } from "../../contract/nodes.ts";
import { isGroup, withAt } from "../../data.ts";
import type { Data, Value } from "../../protocol.ts";
import { derivedIn, isFolder } from "../entries.ts";
import { type Filled, isBlank, type Need } from "./draft-data.ts";
import type { DraftParts } from "./draft-fields.ts";

interface Place {
	file: string;
	path: string;
}

/**
 * @returns the paths of what is `required` (what follows from the rest, `derived`, is not asked), which fields are
 *   `missing` and which have `standIns`, and the data `filled` with these.
 */
export function needsOf(
	place: Place,
	{ data, needs }: Filled,
	{ fields: all, leaves }: Pick<DraftParts, "fields" | "leaves">,
) {
	const { file, path } = place;
	const fields = all.filter(({ path }) => leaves.has(path));
	const derived = isFolder(file) ? derivedIn(folderOf(file)) : [];
	const asked = [...needs, ...needsOfEntry(place, data)].filter(
		({ path }) => !derived.includes(path),
	);
	const required = new Set(asked.flatMap(({ path, holdsPlace }) => (holdsPlace ? [] : path)));
	// With nothing in it, there would be nothing to make.
	const [first] = fields;
	if (first && required.size === 0 && isBlank(data)) required.add(first.path);
	const empty = fields.filter(({ value }) => value === null || value === "");
	const missing = empty.filter(({ path }) => required.has(path));
	const standIns =
		missing.length > 0
			? empty.filter(({ path: own }) => required.has(own) || asked.some(({ path }) => path === own))
			: [];
	const filled = standIns.reduce((of, field) => {
		const leaf = leaves.get(field.path);
		return leaf ? withAt(of, below(field.path, path), standInFor(leaf, field)) : of;
	}, data);
	return { required, derived, missing, standIns, filled };
}

/** The path of what is in something, from there. */
export const below = (path: string, above: string) =>
	above === "" ? path : path.slice(above.length + 1);

/** What an entry has to fill in because of what else is in it. */
function needsOfEntry({ file, path }: Place, data: Data): Need[] {
	const { needs } = (path === "" && folderOf(file)) || {};
	if (!needs || !isGroup(data)) return [];
	// A group has a place for all that it may hold, though nothing is in it yet.
	const begun = Object.entries(data).map(([key, value]) => [
		key,
		isGroup(value) && isBlank(value) ? null : value,
	]);
	return needs(Object.fromEntries(begun)).map((path) => ({ path }));
}

/** The name of the field, or else what the contract takes. */
function standInFor(leaf: Leaf, field: ContentField): Value {
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
