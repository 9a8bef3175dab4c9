/** Every field and list of the content, and what its files may have or lack, named by the contract. */
import type { ContentList, Data, FieldId, ListItem, Part, Picture } from "../protocol.ts";
import { type Content, site } from "../site.ts";
import { words } from "../words.ts";
import { type ContentField, fieldAt, sharedOf, walkFile } from "./fields.ts";
import { itemName, partName } from "./naming.ts";
import { type List, type Node, nodeOf } from "./nodes.ts";
import { type Around, type Item, type Spot, walk } from "./walk.ts";

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
