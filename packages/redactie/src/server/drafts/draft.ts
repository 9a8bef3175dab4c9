/** What somebody is about to add or to replace: what it asks, and what would become of it. */
import type { ContentField } from "../../contract/fields.ts";
import { fileName, placeName } from "../../contract/fields.ts";
import type { Leaf } from "../../contract/nodes.ts";
import type { Found } from "../../contract/walk.ts";
import { dataAt, isGroup, isIn, parentOf, partsOf, placeAfter, withAt } from "../../data.ts";
import type { Data, DraftAnswer, FieldId, Operation, Problem, Value } from "../../protocol.ts";
import { ContentError, orRefusal, type Refusal } from "../../site.ts";
import type { Edition } from "../edition.ts";
import {
	asked,
	completed,
	derivedIn,
	folderOf,
	foundAt,
	isFolder,
	pagesOf,
	withOperations,
} from "../operations.ts";
import {
	type DraftParts,
	draftParts,
	type Filled,
	fill,
	isBlank,
	type Need,
} from "./draft-data.ts";

/** Adds something, or has it take the place of what is there. */
export type Making = Extract<Operation, { do: "add" | "replace" }>;

interface Drafted {
	answer: Omit<DraftAnswer, "pages">;
	problems: Problem[];
	/** Where it can be seen, best first: pages of `shown`. */
	paths: string[];
	shown: Edition | undefined;
	idOf(id: FieldId): FieldId;
}

/** @throws when the contract knows no such place. */
export function draftOf(edition: Edition, making: Making): Drafted {
	const { file, path } = making;
	const found = foundAt(edition, file, path);
	const place = fill(asked(found.node), making.data, path);
	const { data } = place;
	const item = itemOf(found);
	const parts = draftParts(found, { file, path, data }, edition, item);
	const needs = needsOf(making, place, parts);
	const { required, derived, missing, standIns } = needs;

	const result = completed(edition, file, path, needs.filled);
	const judged = (data: Data) => orRefusal(() => withOperations(edition, [{ ...making, data }]));
	const whole = judged(needs.filled);
	const refused = whole instanceof ContentError ? whole.found : [];
	const begun = parts.parts.filter((part) =>
		missing.some((field) => field.path.startsWith(`${part}.`)),
	);
	// What is begun but cannot be shown yet, a measurement of which the sum is not right, is left out.
	const rest = () => begun.reduce((of, part) => withAt(of, below(part, path), null), needs.filled);
	/** What is refused itself, a text that is too long, is as good as empty. */
	const without = refused.reduce(
		(of, { path: at }) => (isLeafIn(making, at) ? withAt(of, below(at, path), null) : of),
		making.data,
	);
	const parted = refused.length > 0 && begun.length > 0 ? judged(rest()) : whole;
	/** With stand-ins for what is still empty; undefined when the contract refuses even that. */
	const readable =
		parted instanceof ContentError && without !== making.data
			? draftOf(edition, { ...making, data: without })
			: undefined;
	const shown = parted instanceof ContentError ? readable?.shown : parted;

	const mark = making.do === "add" ? "+" : "=";
	const idOfMade = (at: string): FieldId => `${mark}${file}#${at}`;
	/** By what name the panel knows a field of `shown`: what is in no file has a place of its own. */
	const idOf = (id: FieldId): FieldId => {
		if (isIn(id, `${result.file}#${path}`)) return idOfMade(partsOf(id).path);
		if (making.do !== "add") return id;
		return placeAfter(id, [{ do: "remove", file: result.file, path }]) ?? id;
	};
	/** Without its title its file would have another name. */
	const idOfShown = readable?.idOf ?? idOf;
	const texts = new Map(shown?.fields.map((field) => [idOfShown(field.id), field.shown]));
	const fields = parts.fields
		.filter(({ kind, path }) => !derived.includes(path) || kind === "address")
		.map((field) => ({
			...field,
			id: idOfMade(field.path),
			file: mark + file,
			...(field.group && { group: mark + field.group }),
			required: required.has(field.path),
			shown: texts.get(idOfMade(field.path)) ?? field.shown,
			// Nobody has a link to what is not there yet: it may be changed as any other.
			...(derived.includes(field.path) && {
				kind: "form" as const,
				value: (dataAt(result.data, field.path) ?? null) as Value,
			}),
			pages: [],
		}));
	const own = parts.fields.map((field) => ({ ...field, file: result.file }));
	const problemOf = (refused: Refusal): Problem => {
		const { file: at, path: field } = refused;
		const name =
			placeName(own, at, field) ??
			placeName(edition.fields, at, field) ??
			fileName(at, edition.content);
		const [where = at, place = field] = idOf(`${at}#${field}`).split("#");
		return { ...refused, file: where, path: place, name };
	};
	const answer = {
		item,
		help: (found.list ?? found.node).said.description ?? "",
		fields,
		standIns: standIns.map(({ path }) => idOfMade(path)),
	};
	return {
		answer,
		problems: refused.filter((each) => isWhole(each, needs, data, path)).map(problemOf),
		paths:
			readable?.paths ??
			pagesOf(
				result.file,
				withAt(edition.data.get(result.file), path, result.data, making.do === "add"),
				edition.content,
			),
		shown,
		idOf: idOfShown,
	};
}

/** Whether it is a value that was filled in. */
const isLeafIn = ({ data, path }: Making, at: string): boolean =>
	at.startsWith(path && `${path}.`) &&
	["string", "number"].includes(typeof dataAt(data, below(at, path)));

/** What is wrong is said once nothing around it is missing: a stand-in there may be what is wrong. */
function isWhole(
	{ path: field }: Refusal,
	{ missing }: ReturnType<typeof needsOf>,
	data: Data,
	path: string,
): boolean {
	if (missing.length === 0) return true;
	const own = dataAt(data, below(field, path));
	const around = isGroup(own) ? field : parentOf(field);
	return around !== path && !missing.some((other) => other.path.startsWith(`${around}.`));
}

/** 'vacature', 'kerncijfer', 'meting', 'eigen pagina' */
function itemOf({ node, list }: Found): string {
	return list?.said.item ?? node.said.item ?? node.said.title?.toLowerCase() ?? "";
}

/**
 * What of a draft has to be filled in, and what the page shows until then.
 * @returns the paths of what is `required` (what follows from the rest, `derived`, is not asked), which fields are
 *   `missing` and which have `standIns`, and the data `filled` with these.
 */
function needsOf(
	{ file, path }: Making,
	{ data, needs }: Filled,
	{ fields: all, leaves }: Pick<DraftParts, "fields" | "leaves">,
) {
	const fields = all.filter(({ path }) => leaves.has(path));
	const derived = isFolder(file) ? derivedIn(folderOf(file)) : [];
	const asked = [...needs, ...needsOfEntry(file, path, data)].filter(
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
const below = (path: string, above: string) => (above === "" ? path : path.slice(above.length + 1));

/** What an entry has to fill in because of what else is in it. */
function needsOfEntry(file: string, path: string, data: Data): Need[] {
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
