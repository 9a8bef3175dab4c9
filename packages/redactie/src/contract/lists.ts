/** Every list of the content, and what its files may have or lack, named by the contract. */

import type { ContentList, Data, FieldId, ListItem, Part } from "../protocol.ts";
import type { Content } from "../site.ts";
import { folderLists } from "./entries.ts";
import { byFile, fieldAt, walkFile } from "./fields.ts";
import { itemWords } from "./item-words.ts";
import { itemName, partName } from "./naming.ts";
import type { List, Node } from "./nodes.ts";
import { type Around, type Item, type Spot, walk } from "./walk.ts";

/**
 * @param data of each file, as its YAML says it.
 * @param content what the site reads of it.
 * @returns in the order of the contract, and last the folders. A list that its file lacks is there too
 *   where its items are texts, for these can be filled in one by one.
 */
export function listsOf(
	data: ReadonlyMap<string, unknown>,
	content: Content,
): { lists: ContentList[]; parts: Part[] } {
	const found = listsByFile(data, content);
	return {
		lists: [...found.flatMap(({ lists }) => lists), ...folderLists(content)],
		parts: found.flatMap(({ parts }) => parts),
	};
}

const listsByFile = byFile((around, data, content) => {
	const lists: ContentList[] = [];
	const parts: Part[] = [];
	walkFile(around, data, content, {
		list: (list, spot, items) => lists.push(listAt(list, spot, items, around)),
		part: (node, spot) => parts.push(partAt(node, spot, around)),
	});
	return { lists, parts };
});

const placeOf = ({ path }: Spot, { file }: Around) => {
	const place = path.join(".");
	return { id: `${file}#${place}` as FieldId, file, path: place };
};

export function listAt(
	list: List,
	spot: Spot,
	items: readonly Item[],
	around: Around,
): ContentList {
	const { said, min, max } = list;
	return {
		...placeOf(spot, around),
		...partName(spot.place, list),
		help: said.description ?? "",
		item: said.item ?? "",
		...(min !== undefined && { min }),
		...(max !== undefined && { max }),
		...(min !== undefined && min === max && { fixed: true as const }),
		...(spot.together !== undefined && { together: `${around.file}#${spot.together}` as const }),
		items: items.map((item) => itemAt(item, around)),
	};
}

function itemAt({ node, spot }: Item, around: Around): ListItem {
	const fields: ReturnType<typeof fieldAt>[] = [];
	walk(node, spot, around, { leaf: (leaf, at) => fields.push(fieldAt(leaf, at, around)) });
	const { title, ...words } = itemWords(fields);
	const { id } = placeOf(spot, around);
	return { id, title: title ?? spot.called ?? itemName(spot.place), ...words };
}

export function partAt(node: Node, spot: Spot, around: Around): Part {
	const together = node.said.withFile ? "" : spot.together;
	return {
		...placeOf(spot, around),
		...partName(spot.place, node),
		help: node.said.description ?? "",
		isThere: (spot.data as Data) != null,
		...(together !== undefined && { together: `${around.file}#${together}` as const }),
	};
}
