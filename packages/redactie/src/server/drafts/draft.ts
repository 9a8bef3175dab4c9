/** What somebody is about to add or to replace: what it asks, and what would become of it. */

import { folderOf } from "../../contract/entries.ts";
import { type ContentField, dataOfSome, fieldsOf } from "../../contract/fields.ts";
import { placeName } from "../../contract/naming.ts";
import { type Found, nodeAt } from "../../contract/node-at.ts";
import type { Node } from "../../contract/nodes.ts";
import { dataAt, isGroup, withAt } from "../../data.ts";
import { placeAfter } from "../../place-after.ts";
import type { Data, DraftAnswer, FieldId, Operation, Problem, Value } from "../../protocol.ts";
import { ContentError, type Entry, type Refusal, site } from "../../site.ts";
import { type Edition, named } from "../edition.ts";
import { asEntry, following, isFolder, pagesOf } from "../entries.ts";
import { padded, trimmed } from "./draft-data.ts";
import { draftParts } from "./draft-fields.ts";
import { below, type Needs, needsOf } from "./draft-needs.ts";

/** Adds something, or has it take the place of what is there. */
export type Making = Extract<Operation, { do: "add" | "replace" }>;

/** What is written of a draft: `data` in its place, and what else has to change with it. */
export interface Completed {
	file: string;
	path: string;
	data: Data;
	/** The link of an entry that gets a page. */
	also: Operation[];
}

export interface Draft {
	answer: Omit<DraftAnswer, "pages">;
	problems: Problem[];
	/** Where it can be seen, best first: pages of `shown`. */
	paths: string[];
	/** With stand-ins for what is still empty; undefined when the contract refuses even that. */
	shown: Edition | undefined;
	/** By what name the panel knows a field of `shown`: what is in no file has a place of its own. */
	idOf(id: FieldId): FieldId;
}

function foundAt({ data, content }: Edition, file: string, path: string): Found {
	const place = isFolder(file) ? `${file}new.yaml` : file;
	const found = nodeAt(place, path, data.get(file), content);
	if (!found) throw new Error(`The contract knows no ${path} in ${file}.`);
	return found;
}

/** It is about to be there, even when it holds nothing yet. */
const asked = (node: Node): Node => ({ ...node, optional: false });

/** What is written of what was filled in: without what is empty, with what follows from the rest. */
export function completed(edition: Edition, file: string, path: string, data: Data): Completed {
	const node = asked(foundAt(edition, file, path).node);
	const folder = folderOf(file);
	const own = trimmed(node, padded(node, data)) ?? null;
	if (!folder) return { file, path, data: own, also: [] };
	if (path !== "") {
		const entry = edition.data.get(file) as Entry;
		const also = following(file, entry, withAt(entry, path, own) as Entry);
		return { file, path, data: own, also };
	}
	if (isFolder(file)) return { ...asEntry(folder, own, edition.content), path, also: [] };
	const entry = isGroup(own) ? own : {};
	return { file, path, data: { ...entry, ...folder.follows?.(entry) }, also: [] };
}

/** @throws when the contract knows no such place. */
export function draftOf(edition: Edition, making: Making): Draft {
	const { file, path } = making;
	const found = foundAt(edition, file, path);
	const node = asked(found.node);
	const data = padded(node, making.data);
	const item = itemOf(found);
	const parts = draftParts(found, { file, path, data }, edition, item);
	const needs = needsOf(node, making, data, parts);
	const { required, derived, missing, standIns } = needs;

	const result = completed(edition, file, path, needs.filled);
	const { refused, ...judged } = judge(edition, result, making);
	const begun = parts.parts.filter((part) => missingIn(part, needs).length > 0);
	// A number that stands in for another looks like one: '€ 1.000'.
	const numbers = begun.filter((part) =>
		missingIn(part, needs).some(
			({ kind, path }) => kind === "number" && !below(path, part).includes("."),
		),
	);
	const without = (some: readonly string[]) => shownWithout(some, edition, making, needs);
	const shown = without(numbers) ?? judged.shown ?? without(begun);

	const mark = making.do === "add" ? "+" : "=";
	const idOfMade = (at: string): FieldId => `${mark}${file}#${at}`;
	const idOf = (id: FieldId): FieldId => {
		const whole: FieldId = `${result.file}#${path}`;
		if (id === whole || id.startsWith(path === "" ? whole : `${whole}.`))
			return idOfMade(id.slice(result.file.length + 1));
		if (making.do !== "add") return id;
		return placeAfter(id, [{ do: "remove", file: result.file, path }]) ?? id;
	};
	const seen = shown ? fieldsOf(dataOfSome(shown.data, [result.file]), shown.content) : [];
	const texts = new Map(seen.map((field) => [field.path, field.shown]));
	const fields = parts.fields
		.filter(({ kind, path }) => !derived.includes(path) || kind === "address")
		.map((field) => ({
			...field,
			id: idOfMade(field.path),
			file: mark + file,
			...(field.group && { group: mark + field.group }),
			...(field.opens && { opens: mark + field.opens }),
			required: required.has(field.path),
			shown: texts.get(field.path) ?? field.shown,
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
			site.file(at, edition.content)?.name ??
			at;
		const [where = at, place = field] = idOf(`${at}#${field}`).split("#");
		return { ...refused, file: where, path: place, name };
	};
	return {
		answer: {
			item,
			help: (found.list ?? found.node).said.description ?? "",
			fields,
			missing: missing.map(({ path }) => idOfMade(path)),
			standIns: standIns.map(({ path }) => idOfMade(path)),
		},
		problems: refused.filter((each) => isWhole(each, needs, data, path)).map(problemOf),
		paths: pagesOf(
			result.file,
			withAt(edition.data.get(result.file), path, result.data, making.do === "add"),
			edition.content,
		),
		shown,
		idOf,
	};
}

/** What the site would make of it, and what the contract says of that. */
function judge(
	edition: Edition,
	{ file, path, data, also }: Completed,
	making: Making,
): { shown?: Edition; refused: readonly Refusal[] } {
	const files = new Map(edition.data);
	files.set(file, withAt(files.get(file), path, data, making.do === "add"));
	for (const operation of also)
		if (operation.do === "set")
			files.set(file, withAt(files.get(file), operation.path, operation.value));
	try {
		return {
			shown: named({ texts: edition.texts, data: files, content: site.read(files) }),
			refused: [],
		};
	} catch (error) {
		if (error instanceof ContentError) return { refused: error.found };
		throw error;
	}
}

/** What is wrong is said once nothing around it is missing: a stand-in there may be what is wrong. */
function isWhole({ path: field }: Refusal, { missing }: Needs, data: Data, path: string): boolean {
	if (missing.length === 0) return true;
	const own = dataAt(data, below(field, path));
	const around = isGroup(own) ? field : field.replace(/\.?[^.]*$/, "");
	return around !== path && !missing.some((other) => other.path.startsWith(`${around}.`));
}

const missingIn = (part: string, { missing }: Needs): ContentField[] =>
	missing.filter((field) => field.path.startsWith(`${part}.`));

/** What is begun but cannot be shown yet, a measurement of which the sum is not right, is left out. */
function shownWithout(
	parts: readonly string[],
	edition: Edition,
	making: Making,
	{ filled }: Needs,
): Edition | undefined {
	const { file, path } = making;
	if (parts.length === 0) return undefined;
	const rest = parts.reduce((of, part) => withAt(of, below(part, path), null), filled);
	return judge(edition, completed(edition, file, path, rest), making).shown;
}

/** 'vacature', 'kerncijfer', 'meting', 'eigen pagina' */
function itemOf({ node, list }: Found): string {
	return list?.said.item ?? node.said.item ?? node.said.title?.toLowerCase() ?? "";
}
