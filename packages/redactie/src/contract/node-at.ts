import { dataAt } from "../data.ts";
import { type Content, site } from "../site.ts";
import { type List, type Node, nodeOf, pick } from "./nodes.ts";

/** What the contract says of a place in a file, and of the list that it is in. */
export interface Found {
	node: Node;
	list?: List;
}

/**
 * @param path of the file; empty for the file itself.
 * @param data of the file, as its YAML says it: it tells which of several shapes something has.
 */
export function nodeAt(
	file: string,
	path: string,
	data: unknown,
	content: Content,
): Found | undefined {
	const known = site.file(file, content);
	let found: Found | undefined = known && { node: nodeOf(known.schema) };
	let value = data;
	for (const part of path === "" ? [] : path.split(".")) {
		found = found && inside(found.node, part, value);
		value = (value as Record<string, unknown> | null | undefined)?.[part];
	}
	return found;
}

function inside(node: Node, part: string, data: unknown): Found | undefined {
	if (node.type === "choice") return inside(pick(node, data), part, data);
	if (node.type === "list") return { node: node.item, list: node };
	if (node.type === "book") return { node: node.entry };
	const field = node.type === "group" ? node.fields.get(part) : undefined;
	return field && { node: field };
}

/**
 * In which order the contract names the fields of a group: a new one is written in its place.
 *
 * @param group its path in the file; empty for the file itself.
 * @param data of the file, as its YAML says it.
 * @returns the keys that may stand there; none where the file chooses them.
 */
export function keysOf(file: string, group: string, data: unknown, content: Content): string[] {
	const found = nodeAt(file, group, data, content);
	const value = dataAt(data, group);
	const node = found?.node.type === "choice" ? pick(found.node, value) : found?.node;
	return node?.type === "group" ? [...node.fields.keys()] : [];
}
