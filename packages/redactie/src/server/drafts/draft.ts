/** What somebody is about to add or to replace: what it asks, and what would become of it. */

import { fileName, placeName } from "../../contract/naming.ts";
import type { Found } from "../../contract/node-at.ts";
import { dataAt, isGroup, parentOf, withAt } from "../../data.ts";
import { placeAfter } from "../../place-after.ts";
import type { Data, DraftAnswer, FieldId, Operation, Problem, Value } from "../../protocol.ts";
import { ContentError, orRefusal, type Refusal } from "../../site.ts";
import type { Edition } from "../edition.ts";
import { pagesOf } from "../entries.ts";
import { asked, completed, foundAt, withOperations } from "../operations.ts";
import { fill } from "./draft-data.ts";
import { draftParts } from "./draft-fields.ts";
import { below, needsOf } from "./draft-needs.ts";

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
	const shown = !(parted instanceof ContentError)
		? parted
		: without === making.data
			? undefined
			: draftOf(edition, { ...making, data: without }).shown;

	const mark = making.do === "add" ? "+" : "=";
	const idOfMade = (at: string): FieldId => `${mark}${file}#${at}`;
	/** By what name the panel knows a field of `shown`: what is in no file has a place of its own. */
	const idOf = (id: FieldId): FieldId => {
		const whole: FieldId = `${result.file}#${path}`;
		if (id === whole || id.startsWith(path === "" ? whole : `${whole}.`))
			return idOfMade(id.slice(result.file.length + 1));
		if (making.do !== "add") return id;
		return placeAfter(id, [{ do: "remove", file: result.file, path }]) ?? id;
	};
	const seen = shown?.fields.filter((field) => field.file === result.file) ?? [];
	const texts = new Map(seen.map((field) => [field.path, field.shown]));
	const fields = parts.fields
		.filter(({ kind, path }) => !derived.includes(path) || kind === "address")
		.map((field) => ({
			...field,
			id: idOfMade(field.path),
			file: mark + file,
			...(field.group && { group: mark + field.group }),
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
			fileName(at, edition.content);
		const [where = at, place = field] = idOf(`${at}#${field}`).split("#");
		return { ...refused, file: where, path: place, name };
	};
	const answer: Omit<DraftAnswer, "pages"> = {
		item,
		help: (found.list ?? found.node).said.description ?? "",
		fields,
		missing: missing.map(({ path }) => idOfMade(path)),
		standIns: standIns.map(({ path }) => idOfMade(path)),
	};
	return {
		answer,
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
