/** A form of what somebody is about to add or to replace: what it asks, and what would become of it. */
import { dataOfSome, fieldsOf } from "../contract/fields.ts";
import { type Found, nodeAt } from "../contract/node-at.ts";
import type { Node } from "../contract/nodes.ts";
import { dataAt, isGroup, withAt } from "../data.ts";
import type {
	Data,
	FieldId,
	FormAnswer,
	FormRequest,
	Inside,
	Operation,
	Part,
	Value,
} from "../protocol.ts";
import type { Entry, Refusal } from "../site.ts";
import type { Edition } from "./edition.ts";
import { padded, trimmed } from "./form-data.ts";
import { asEntry, folderOf, following, isFolder, pagesOf } from "./form-entries.ts";
import { formParts } from "./form-fields.ts";
import { judge, problemOf, type Shown } from "./form-judge.ts";
import { below, type Needs, needsOf } from "./form-needs.ts";

type Asked = Pick<FormRequest, "file" | "path" | "data"> & { isNew?: boolean };

/** What is written of a form: `data` in its place, and what else has to change with it. */
export interface Completed {
	file: string;
	path: string;
	data: Data;
	/** The link of an entry that gets a page. */
	also: Operation[];
}

export interface Form {
	answer: Omit<FormAnswer, "pages" | "page">;
	/** Where it can be seen, best first: pages of `shown`. */
	paths: string[];
	/** With stand-ins for what is still empty; undefined when the contract refuses even that. */
	shown: Shown | undefined;
}

function foundAt({ data, content }: Edition, file: string, path: string): Found {
	const place = isFolder(file) ? `${file}new.yaml` : file;
	const found = nodeAt(place, path, data.get(file), content);
	if (!found) throw new Error(`The contract knows no ${path} in ${file}.`);
	return found;
}

/** What is written of what was filled in: without what is empty, with what follows from the rest. */
export function completed(edition: Edition, file: string, path: string, data: Data): Completed {
	const { node } = foundAt(edition, file, path);
	const folder = folderOf(file);
	const own = trimmed(node, padded(node, opened(node, data))) ?? null;
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

/** What a form is asked of is about to be there, even when it holds nothing yet. */
const opened = (node: Node, data: Data): Data => (node.optional ? (data ?? {}) : data);

/** @throws when the contract knows no such place. */
export function formOf(edition: Edition, asked: Asked): Form {
	const { file, path, isNew = false } = asked;
	const found = foundAt(edition, file, path);
	const data = padded(found.node, opened(found.node, asked.data));
	const item = itemOf(found);
	const draft = formParts(found, { file, path, data }, edition, item);
	const needs = needsOf(found.node, asked, data, draft);
	const { required, derived, missing, standIns } = needs;

	const result = completed(edition, file, path, needs.filled);
	const { refused, ...judged } = judge(edition, result, isNew);
	const begun = draft.parts.filter((part) => part.isThere && missingIn(part, needs).length > 0);
	// A number that stands in for another looks like one: '€ 1.000'.
	const numbers = begun.filter((part) =>
		missingIn(part, needs).some(
			({ kind, path }) => kind === "number" && !below(path, part.path).includes("."),
		),
	);
	const shown =
		shownWithout(numbers, edition, asked, needs) ??
		judged.shown ??
		shownWithout(begun, edition, asked, needs);

	const { fields, lists, parts, variants } =
		result.file === file ? draft : formParts(found, { ...result, data }, edition, item);
	/** What a part would have. */
	const insideOf = (part: Part): Inside => {
		const opened = padded(found.node, withAt(data, below(part.path, path), {}));
		const all = formParts(found, { ...result, data: opened }, edition, item);
		const isInside = (one: { path: string }) => `${one.path}.`.startsWith(`${part.path}.`);
		return {
			after: all.fields[all.fields.findIndex(isInside) - 1]?.id,
			fields: all.fields.filter(isInside).map((field) => ({ ...field, pages: [] })),
			lists: all.lists.filter(isInside),
			parts: all.parts.filter(isInside),
			variants: all.variants.filter(isInside),
		};
	};
	const id = (at: string): FieldId => `${result.file}#${at}`;
	const own = shown ? fieldsOf(dataOfSome(shown.data, [result.file]), shown.content) : [];
	const texts = new Map(own.map((field) => [field.id, field.shown]));
	const answered = fields.map((field) => ({
		...field,
		required: required.has(field.path),
		shown: texts.get(field.id) ?? field.shown,
		...(derived.includes(field.path) && { value: valueAt(result.data, field.path) }),
		pages: [],
	}));
	const whole = withAt(edition.data.get(result.file), path, result.data, isNew);
	return {
		answer: {
			file: result.file,
			path,
			item,
			help: (found.list ?? found.node).said.description ?? "",
			fields: answered,
			lists,
			parts: parts.map((part) => (part.isThere ? part : { ...part, inside: insideOf(part) })),
			variants,
			derived: derived.map(id),
			missing: missing.map(({ path }) => id(path)),
			problems: refused
				.filter((each) => isWhole(each, needs, data, path))
				.map((each) => problemOf(each, fields, edition)),
			standIns: standIns.map(({ path }) => id(path)),
		},
		paths: pagesOf(result.file, whole, edition.content),
		shown,
	};
}

const valueAt = (data: Data, path: string) => (dataAt(data, path) ?? null) as Value;

/** What is wrong is said once nothing around it is missing: a stand-in there may be what is wrong. */
function isWhole({ path: field }: Refusal, { missing }: Needs, data: Data, path: string): boolean {
	if (missing.length === 0) return true;
	const own = dataAt(data, below(field, path));
	const around = isGroup(own) ? field : field.replace(/\.?[^.]*$/, "");
	return around !== path && !missing.some((other) => other.path.startsWith(`${around}.`));
}

const missingIn = ({ path }: Part, { missing }: Needs) =>
	missing.filter((field) => field.path.startsWith(`${path}.`));

/** What is begun but cannot be shown yet, a measurement of which the sum is not right, is left out. */
function shownWithout(
	parts: readonly Part[],
	edition: Edition,
	{ file, path, isNew = false }: Asked,
	{ filled }: Needs,
): Shown | undefined {
	if (parts.length === 0) return undefined;
	const rest = parts.reduce((of, part) => withAt(of, below(part.path, path), null), filled);
	return judge(edition, completed(edition, file, path, rest), isNew).shown;
}

/** 'vacature', 'kerncijfer', 'meting', 'eigen pagina' */
function itemOf({ node, list }: Found): string {
	return list?.said.item ?? node.said.item ?? node.said.title?.toLowerCase() ?? "";
}
