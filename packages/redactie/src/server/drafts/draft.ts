/** What somebody is about to add or to replace: what it asks, and what would become of it. */

import { placeName } from "../../contract/naming.ts";
import type { Found } from "../../contract/node-at.ts";
import { dataAt, isGroup, withAt } from "../../data.ts";
import { placeAfter } from "../../place-after.ts";
import type { Data, DraftAnswer, FieldId, Operation, Problem, Value } from "../../protocol.ts";
import { ContentError, type Refusal, site } from "../../site.ts";
import type { Edition } from "../edition.ts";
import { pagesOf } from "../entries.ts";
import { asked, completed, foundAt, withOperations } from "../operations.ts";
import { fill } from "./draft-data.ts";
import { draftParts } from "./draft-fields.ts";
import { below, needsOf } from "./draft-needs.ts";

/** Adds something, or has it take the place of what is there. */
export type Making = Extract<Operation, { do: "add" | "replace" }>;

/** @throws when the contract knows no such place. */
export function draftOf(edition: Edition, making: Making) {
	const { file, path } = making;
	const found = foundAt(edition, file, path);
	const place = fill(asked(found.node), making.data, path);
	const { data } = place;
	const item = itemOf(found);
	const parts = draftParts(found, { file, path, data }, edition, item);
	const needs = needsOf(making, place, parts);
	const { required, derived, missing, standIns } = needs;

	const result = completed(edition, file, path, needs.filled);
	const { refused, ...judged } = judge(edition, making, needs.filled);
	const begun = parts.parts.filter((part) =>
		missing.some((field) => field.path.startsWith(`${part}.`)),
	);
	// What is begun but cannot be shown yet, a measurement of which the sum is not right, is left out.
	const rest = () => begun.reduce((of, part) => withAt(of, below(part, path), null), needs.filled);
	/** With stand-ins for what is still empty; undefined when the contract refuses even that. */
	const shown =
		judged.shown ?? (begun.length > 0 ? judge(edition, making, rest()).shown : undefined);

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
		/** Where it can be seen, best first: pages of `shown`. */
		paths: pagesOf(
			result.file,
			withAt(edition.data.get(result.file), path, result.data, making.do === "add"),
			edition.content,
		),
		shown,
		idOf,
	};
}

/** What the files would hold, and what the contract says of that. */
function judge(
	edition: Edition,
	making: Making,
	data: Data,
): { shown?: Edition; refused: readonly Refusal[] } {
	try {
		return { shown: withOperations(edition, [{ ...making, data }]), refused: [] };
	} catch (error) {
		if (error instanceof ContentError) return { refused: error.found };
		throw error;
	}
}

/** What is wrong is said once nothing around it is missing: a stand-in there may be what is wrong. */
function isWhole(
	{ path: field }: Refusal,
	{ missing }: ReturnType<typeof needsOf>,
	data: Data,
	path: string,
): boolean {
	if (missing.length === 0) return true;
	const own = dataAt(data, below(field, path));
	const around = isGroup(own) ? field : field.replace(/\.?[^.]*$/, "");
	return around !== path && !missing.some((other) => other.path.startsWith(`${around}.`));
}

/** 'vacature', 'kerncijfer', 'meting', 'eigen pagina' */
function itemOf({ node, list }: Found): string {
	return list?.said.item ?? node.said.item ?? node.said.title?.toLowerCase() ?? "";
}
