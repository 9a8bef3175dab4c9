/**
 * Every field and list of the content, and what its files may have or lack: named and explained by the contract;
 * and what texts refer to as `{{name}}`.
 */
import type {
	Choice,
	ContentList,
	Data,
	Field,
	FieldId,
	FieldKind,
	ListItem,
	Name,
	Part,
	Picture,
	Value,
} from "../protocol.ts";
import { type Content, site } from "../site.ts";
import { words } from "../words.ts";
import { type Leaf, type List, type Node, nodeOf } from "./nodes.ts";
import {
	type Around,
	type Item,
	itemName,
	namedBy,
	nameOf,
	partName,
	type Spot,
	sheetOf,
	type Visitor,
	walk,
} from "./walk.ts";

/** A field, but for where it can be read: only a rendered page says that. */
export type ContentField = Omit<Field, "pages">;

function walkFile(around: Around, data: unknown, content: Content, visitor: Visitor) {
	const known = site.file(around.file, content);
	if (!known) return;
	const { said, ...node } = nodeOf(known.schema);
	const spot = { path: [], place: sheetOf(said), data, content: known.content };
	walk({ ...node, said: { ...said, sheet: true } }, spot, around, visitor);
}

/** What is the same for all files. */
export const sharedOf = (content: Content): Omit<Around, "file"> => ({
	tokens: tokensIn(content),
	choices: site.choices(content),
});

export function fieldAt(leaf: Leaf, spot: Spot, around: Around): ContentField {
	const { said, min, max } = leaf;
	const value = (spot.data ?? null) as Value;
	const title = spot.called ?? said.title ?? String(spot.path.at(-1));
	const { name, short } = nameOf(spot.place, title, Boolean(spot.group));
	const path = spot.path.join(".");
	const field: ContentField = {
		id: `${around.file}#${path}`,
		file: around.file,
		path,
		name,
		short,
		section: spot.place.section,
		help: said.description ?? spot.help ?? "",
		kind: kindOf(leaf),
		value,
		shown: shownOf(value, spot.content, around.tokens),
		required: !leaf.optional && !spot.lacking,
	};
	if (min !== undefined) field.min = min;
	if (max !== undefined) field.max = max;
	if (leaf.form) field.form = leaf.form;
	if (leaf.decides) field.decides = true;
	if (said.exact) field.exact = true;
	if (field.kind === "picture" && said.kind) field.drawn = said.kind;
	if (leaf.values || said.names) field.choices = choicesFor(leaf, around);
	return spot.group ? Object.assign(field, spot.group) : field;
}

function kindOf({ said, of, values, formed }: Leaf): FieldKind {
	if (said.kind) return site.pictures.includes(said.kind) ? "picture" : (said.kind as FieldKind);
	if (of === "boolean") return "tick";
	if (of === "number") return "number";
	if (values || said.names) return "choice";
	return formed ? "form" : "text";
}

function choicesFor({ said, values = [] }: Leaf, around: Around): Choice[] {
	const own = values.map((value) => ({ value, label: said.choices?.[value] ?? value }));
	return [...own, ...namedBy(said.names, around)];
}

/** Where the site makes something else of a text than a text, its names are all that is filled in. */
function shownOf(value: Value, content: unknown, tokens: Map<string, string>): string {
	if (typeof value === "number") return String(value);
	if (typeof value !== "string") return "";
	return typeof content === "string" ? content : filledIn(value, tokens);
}

/** What each name stands for. */
export const tokensIn = (content: Content): Map<string, string> =>
	new Map(site.names(content).map(({ name, value }) => [name, value]));

const TOKEN = /\{\{\s*(.*?)\s*\}\}/g;

/** A text with its names filled in. */
export const filledIn = (text: string, tokens: ReadonlyMap<string, string>): string =>
	text.replaceAll(TOKEN, (_, name: string) => tokens.get(name) ?? name);

/** @param fields of all content, from `namedIn`. */
export function namesOf(fields: readonly ContentField[], content: Content): Name[] {
	const uses = usesIn(fields);
	const known = new Map(fields.map((field) => [field.id, field]));
	return site.names(content).map(({ name, value, source, about }) => {
		const file = source.slice(0, source.indexOf("#"));
		return {
			name,
			value,
			about: about ?? known.get(source)?.help ?? "",
			source,
			from: fileName(file, content),
			usedIn: uses.get(name) ?? [],
		};
	});
}

function usesIn(fields: readonly ContentField[]): Map<string, FieldId[]> {
	const uses = new Map<string, Set<FieldId>>();
	for (const { id, value } of fields)
		if (typeof value === "string")
			for (const [, name = ""] of value.matchAll(TOKEN))
				uses.set(name, (uses.get(name) ?? new Set()).add(id));
	return new Map([...uses].map(([name, ids]) => [name, [...ids]]));
}

/** 'Case: Logistiek' */
export const fileName = (file: string, content: Content) => site.file(file, content)?.name ?? file;

/**
 * What an editor calls a place in a file, which may be a group, a list or what the file lacks:
 * problems and the launch report name those too.
 *
 * @param fields of all content, or of that file.
 * @returns undefined for a file as a whole.
 */
export function placeName(fields: readonly ContentField[], file: string, path: string) {
	const own = fields.filter((field) => field.file === file);
	const keys = path ? path.split(".") : [];
	for (let length = keys.length; length > 0; length--) {
		const place = keys.slice(0, length).join(".");
		const exact = own.find((field) => field.path === place);
		if (exact) return exact.name;
		const group = own.find((field) => field.group === `${file}#${place}`);
		if (group) return group.groupName;
		const inside = own.find((field) => field.path.startsWith(`${place}.`));
		if (inside) return ITEM.test(place) ? inside.name.replace(/: [^:]*$/, "") : inside.section;
	}
	return undefined;
}

/** One of a list: what its fields are called begins with its own name. */
const ITEM = /\.\d+$/;

/** In the order of the contract. */
export interface Named {
	/** What a file may have and lacks is a field too, where it is a single value. */
	fields: ContentField[];
	/** Also those that a file lacks, where their items are texts: these can be filled in one by one. */
	lists: ContentList[];
	parts: Part[];
}

/** What was found in a file, and of which other content: as long as both stay the same, it does. */
const known = new WeakMap<object, { about: string; found: Named }>();

/**
 * @param data of each file, as its YAML says it: path from the project's root and data.
 * @param content what the site reads of it.
 * @returns with the folders as the last lists.
 */
export function namedIn(data: ReadonlyMap<string, unknown>, content: Content): Named {
	const shared = sharedOf(content);
	// All that a file can say of others: their names, and what may be chosen of them.
	const all = JSON.stringify([[...shared.tokens], shared.choices]);
	const files = [...data].map(([file, own]) => {
		const about = `${file} ${all}`;
		const before = own instanceof Object ? known.get(own) : undefined;
		if (before?.about === about) return before.found;
		const found = inFile({ ...shared, file }, own, content);
		if (own instanceof Object) known.set(own, { about, found });
		return found;
	});
	return {
		fields: files.flatMap(({ fields }) => fields),
		lists: [...files.flatMap(({ lists }) => lists), ...folderLists(content)],
		parts: files.flatMap(({ parts }) => parts),
	};
}

function inFile(around: Around, data: unknown, content: Content): Named {
	const found: Named = { fields: [], lists: [], parts: [] };
	walkFile(around, data, content, {
		leaf: (leaf, spot) => found.fields.push(fieldAt(leaf, spot, around)),
		list: (list, spot, items) => found.lists.push(listAt(list, spot, items, around)),
		part: (node, spot) =>
			found.parts.push({ ...partAt(node, spot, around), isThere: (spot.data as Data) != null }),
	});
	return found;
}

function partAt(node: Node, spot: Spot, { file }: Around) {
	const path = spot.path.join(".");
	const together = node.said.withFile ? "" : spot.together;
	return {
		id: `${file}#${path}` as FieldId,
		file,
		path,
		...partName(spot.place, node),
		help: node.said.description ?? "",
		...(together !== undefined && { together: `${file}#${together}` as const }),
	};
}

function listAt(list: List, spot: Spot, items: readonly Item[], around: Around): ContentList {
	const { said, min, max } = list;
	return {
		...partAt(list, spot, around),
		item: said.item ?? "",
		...(min !== undefined && { min }),
		...(max !== undefined && { max }),
		...(min !== undefined && min === max && { fixed: true as const }),
		items: items.map((item) => itemAt(item, around)),
	};
}

function itemAt({ node, spot }: Item, around: Around): ListItem {
	const fields: ContentField[] = [];
	walk(node, spot, around, { leaf: (leaf, at) => fields.push(fieldAt(leaf, at, around)) });
	const { title, ...words } = itemWords(fields);
	const id: FieldId = `${around.file}#${spot.path.join(".")}`;
	return { id, title: title ?? spot.called ?? itemName(spot.place), ...words };
}

/**
 * What a row of a list says of its item.
 * @param fields of the item, in the order of the contract.
 */
function itemWords(fields: readonly ContentField[]) {
	const filled = fields.filter(({ value }) => value !== null && value !== "");
	const first = fields.length === 1 ? filled[0] : filled.find(isText);
	const title = first && wordsOf(first);
	const depth = fields[0]?.path.split(".").length;
	const next = filled.find(
		(field) => field !== first && isNote(field) && field.path.split(".").length === depth,
	);
	const note = site.note?.(fields) ?? (next && wordsOf(next));
	const pictures = filled.flatMap((field) => pictureOf(field) ?? []);
	const picture = site.pictures.flatMap(
		(kind) => pictures.find((picture) => picture.kind === kind) ?? [],
	)[0];
	return {
		...(title && { title }),
		...(note && { note }),
		...(picture && { picture }),
	};
}

const isText = ({ kind }: ContentField) => kind === "text" || kind === "choice" || kind === "form";

/** On one line of the panel. */
const isNote = (field: ContentField) => isText(field) && wordsOf(field).length <= 60;

const wordsOf = ({ choices, value, shown }: ContentField) =>
	choices?.find((choice) => choice.value === value)?.label ?? shown;

/** What is drawn for a value: itself, or what goes with what was chosen. */
const pictureOf = ({ drawn, value, choices }: ContentField): Picture | undefined =>
	typeof value !== "string"
		? undefined
		: drawn
			? { kind: drawn, value }
			: choices?.find((choice) => choice.value === value)?.picture;

/** The entries of the folders as lists, in their order. */
const folderLists = (content: Content): ContentList[] =>
	site.folders.map((folder) => {
		const { file, schema, name, order, isClosed } = folder;
		const page = folder.listedOn?.(content);
		return {
			id: `${file}#`,
			file,
			path: "",
			name,
			section: name,
			help: page ? words.orderOn(page.name) : "",
			item: nodeOf(schema).said.item ?? "",
			order,
			...(page && { page: page.path }),
			...(isClosed && { closed: true as const }),
			items: folder
				.entries(content)
				.map(({ id, order: _, address: __, ...item }) => ({ ...item, id: `${file}${id}.yaml#` })),
		};
	});
