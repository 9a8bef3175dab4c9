/** What of a draft has to be filled in, and what the page shows until then. */

import { folderOf } from "../../contract/entries.ts";
import type { ContentField } from "../../contract/fields.ts";
import type { Leaf, Node } from "../../contract/nodes.ts";
import { isGroup, withAt } from "../../data.ts";
import type { Data, Value } from "../../protocol.ts";
import { derivedIn, isFolder } from "../entries.ts";
import { isBlank, needed } from "./draft-data.ts";
import type { DraftParts } from "./draft-fields.ts";

interface Place {
	file: string;
	path: string;
}

export interface Needs {
	/** Paths of what has to be there; what follows from the rest is not asked. */
	required: ReadonlySet<string>;
	derived: readonly string[];
	missing: readonly ContentField[];
	/** Fields that have a stand-in in `filled`. */
	standIns: readonly ContentField[];
	/** The data with stand-ins, where something is missing. */
	filled: Data;
}

/** @param data padded. */
export function needsOf(
	node: Node,
	place: Place,
	data: Data,
	{ fields: all, leaves }: Pick<DraftParts, "fields" | "leaves">,
): Needs {
	const fields = all.filter(({ path }) => leaves.has(path));
	const derived = isFolder(place.file) ? derivedIn(folderOf(place.file)) : [];
	const asked = (inPlace: boolean) =>
		new Set(neededIn(node, place, data, inPlace)).difference(new Set(derived));
	const required = asked(false);
	// With nothing in it, there would be nothing to make.
	const [first] = fields;
	if (first && required.size === 0 && isBlank(data)) required.add(first.path);
	const emptyOf = (paths: ReadonlySet<string>) =>
		fields.filter(({ path, value }) => paths.has(path) && (value === null || value === ""));
	const missing = emptyOf(required);
	const standIns = missing.length > 0 ? emptyOf(required.union(asked(true))) : [];
	const filled = standIns.reduce((of, field) => {
		const leaf = leaves.get(field.path);
		return leaf ? withAt(of, below(field.path, place.path), standInFor(leaf, field)) : of;
	}, data);
	return { required, derived, missing, standIns, filled };
}

/** The path of what is in something, from there. */
export const below = (path: string, above: string) =>
	above === "" ? path : path.slice(above.length + 1);

function neededIn(node: Node, { file, path }: Place, data: Data, inPlace: boolean): string[] {
	const places = needed(node, data, path, inPlace);
	const { needs } = (path === "" && folderOf(file)) || {};
	if (!needs || !isGroup(data)) return places;
	// A group has a place for all that it may hold, though nothing is in it yet.
	const begun = Object.entries(data).map(([key, value]) => [
		key,
		isGroup(value) && isBlank(value) ? null : value,
	]);
	return [...places, ...needs(Object.fromEntries(begun))];
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
