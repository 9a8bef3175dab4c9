/** Every field and list of the content, and what its files may have or lack, named by the contract. */
import type { ContentList, Data, FieldId, ListItem, Part } from "../protocol.ts";
import type { Content } from "../site.ts";
import { folderLists } from "./entries.ts";
import { type ContentField, fieldAt, sharedOf, walkFile } from "./fields.ts";
import { itemWords } from "./item-words.ts";
import { itemName, partName } from "./naming.ts";
import type { List, Node } from "./nodes.ts";
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
