/** A form of what somebody is about to add or to replace: what it asks, and what would become of it. */
import { ContentError, contentOf } from "../../src/content/read-content.ts";
import { choicesIn, type Problem as Refused } from "../../src/content/wording.ts";
import { type ContentField, fieldsOf } from "../contract/fields.ts";
import { contentFile } from "../contract/files.ts";
import { type Found, nodeAt } from "../contract/node-at.ts";
import type { Node } from "../contract/nodes.ts";
import { placeName } from "../contract/place-name.ts";
import type {
	Data,
	FieldId,
	FormAnswer,
	FormRequest,
	Operation,
	Part,
	Problem,
	Value,
} from "../protocol.ts";
import type { Edition } from "./edition.ts";
import { dataAt, isBlank, isGroup, needed, padded, trimmed, withAt } from "./form-data.ts";
import { asEntry, derivedIn, folderOf, linkOf, pagesOf } from "./form-entries.ts";
import { type FormParts, formParts } from "./form-fields.ts";
import { standInFor } from "./form-stand-ins.ts";

type Asked = Pick<FormRequest, "file" | "path" | "data"> & { isNew?: boolean };

/** What is written of a form: `data` in its place, and what else has to change with it. */
export interface Completed {
	file: string;
	path: string;
	data: Data;
	/** The link of an entry that gets a page. */
	also: Operation[];
}

/** What a page is made of. */
export type Shown = Pick<Edition, "content" | "fields">;

export interface Form {
	answer: Omit<FormAnswer, "pages" | "page">;
	/** Where it can be seen, best first: pages of `shown`. */
	paths: string[];
	/** With stand-ins for what is still empty; undefined when the contract refuses even that. */
	shown: Shown | undefined;
}

/** A file that is to be is asked for by its folder. */
const isFolder = (file: string) => file.endsWith("/");

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
	if (!folder || (path !== "" && path !== "story")) return { file, path, data: own, also: [] };
	if (path === "story") return { file, path, data: own, also: linking(edition, file, own) };
	const { content } = edition;
	if (isFolder(file)) return { ...asEntry(folder, own, content), path, also: [] };
	const entry = isGroup(own) ? own : {};
	const link = "link" in entry && { link: linkOf(folder, entry) };
	return { file, path, data: { ...entry, ...link }, also: [] };
}

/** What a form is asked of is about to be there, even when it holds nothing yet. */
const opened = (node: Node, data: Data): Data => (node.optional ? (data ?? {}) : data);

/** With a page of its own an entry leads to that; without one (`story` null) to none. */
export function linking({ data }: Edition, file: string, story: Data): Operation[] {
	const folder = folderOf(file);
	const entry = data.get(file) as { [key: string]: Data } | undefined;
	if (!folder || !entry || !("link" in entry)) return [];
	const value = linkOf(folder, { ...entry, story });
	return value === entry.link ? [] : [{ do: "set", file, path: "link", value }];
}

/** @throws when the contract knows no such place. */
export function formOf(edition: Edition, asked: Asked): Form {
	const { file, path, isNew = false } = asked;
	const found = foundAt(edition, file, path);
	const data = padded(found.node, opened(found.node, asked.data));
	const item = itemOf(found);
	const derived = isFolder(file) ? derivedIn(folderOf(file) ?? "cases") : [];

	const draft = formParts(found, { file, path, data }, edition, item);
	const required = new Set(neededIn(found, asked, data));
	// With nothing in it, there would be nothing to make.
	const [first] = draft.fields;
	if (first && required.size === 0 && isBlank(data)) required.add(first.path);
	for (const key of derived) required.delete(key);
	const missing = draft.fields.filter((field) => required.has(field.path) && isEmpty(field));
	const standIns =
		missing.length > 0
			? standInsFor(draft, new Set([...required, ...neededIn(found, asked, data, true)]), derived)
			: [];
	const filled = standIns.reduce(
		(of, { path: at, value }) => withAt(of, below(at, path), value),
		data,
	);
	const result = completed(edition, file, path, filled);
	const judged = judge(edition, result, isNew);
	const shown =
		judged.shown ?? (missing.length > 0 ? shownWithout(missing, draft.parts) : undefined);

	/** What cannot be shown yet, a measurement of which the sum is not right, is left out. */
	function shownWithout(missing: readonly ContentField[], parts: readonly Part[]) {
		const open = parts.filter(
			({ isThere, path }) => isThere && missing.some((field) => field.path.startsWith(`${path}.`)),
		);
		if (open.length === 0) return undefined;
		const rest = open.reduce((of, part) => withAt(of, below(part.path, path), null), filled);
		return judge(edition, completed(edition, file, path, rest), isNew).shown;
	}

	const { fields, lists, parts, variants } =
		result.file === file ? draft : formParts(found, { ...result, data }, edition, item);
	const id = (at: string): FieldId => `${result.file}#${at}`;
	const texts = new Map(shown?.fields.map((field) => [field.id, field]));
	return {
		answer: {
			file: result.file,
			path,
			item,
			help: (found.list ?? found.node).said.description ?? "",
			fields: fields.map((field) => ({
				...field,
				required: required.has(field.path),
				shown: texts.get(field.id)?.shown ?? field.shown,
				...(derived.includes(field.path) && {
					value: (dataAt(result.data, field.path) ?? null) as Value,
				}),
				pages: [],
			})),
			lists,
			parts,
			variants,
			derived: derived.map(id),
			missing: missing.map(({ path }) => id(path)),
			problems:
				missing.length > 0 ? [] : judged.refused.map((found) => problemOf(found, fields, edition)),
			standIns: standIns.map(({ path }) => id(path)),
		},
		paths: pagesOf(
			result.file,
			withAt(edition.data.get(result.file), path, result.data, isNew),
			edition.content,
		),
		shown,
	};
}

const isEmpty = ({ value }: ContentField) => value === null || value === "";

const below = (path: string, above: string) => (above === "" ? path : path.slice(above.length + 1));

/** 'vacature', 'kerncijfer', 'meting', 'eigen pagina' */
function itemOf({ node, list }: Found): string {
	return list?.said.item ?? node.said.item ?? node.said.title?.toLowerCase() ?? "";
}

/** The places of the values that have to be there. */
function neededIn({ node }: Found, { file, path }: Asked, data: Data, inPlace = false): string[] {
	const places = needed(node, data, path, inPlace);
	const isCase = path === "" && folderOf(file) === "cases";
	return isCase ? [...places, ...explained(data)] : places;
}

/** On its page a case explains each of its figures, see src/content/references.ts. */
function explained(data: Data): string[] {
	const { story, metrics } = isGroup(data) ? data : {};
	return story && Array.isArray(metrics)
		? metrics.flatMap((_, index) => [`metrics.${index}.icon`, `metrics.${index}.description`])
		: [];
}

function standInsFor(
	{ fields, leaves }: FormParts,
	places: ReadonlySet<string>,
	derived: readonly string[],
) {
	return fields.flatMap((field) => {
		const leaf = leaves.get(field.path);
		const isAsked = places.has(field.path) && !derived.includes(field.path);
		return leaf && isAsked && isEmpty(field)
			? [{ path: field.path, value: standInFor(leaf, field) }]
			: [];
	});
}

/** What the site would read, with this in its place. */
function judge(
	edition: Edition,
	{ file, path, data, also }: Completed,
	isNew: boolean,
): { shown?: Shown; refused: readonly Refused[] } {
	const files = new Map(edition.data);
	files.set(file, withAt(files.get(file), path, data, isNew));
	for (const operation of also)
		if (operation.do === "set")
			files.set(file, withAt(files.get(file), operation.path, operation.value));
	try {
		const content = contentOf(files);
		return { shown: { content, fields: fieldsOf(files, content) }, refused: [] };
	} catch (error) {
		if (error instanceof ContentError) return { refused: error.found };
		throw error;
	}
}

function problemOf(
	{ file, field, problem }: Refused,
	fields: readonly ContentField[],
	edition: Edition,
): Problem {
	const name =
		placeName(fields, file, field) ??
		placeName(edition.fields, file, field) ??
		contentFile(file, edition.content)?.name ??
		file;
	return { file, path: field, ...choicesIn(problem), name };
}
