/** In which order the contract names the fields of a group: a new one is written in its place. */
import type { Content } from "../../src/content/read-content.ts";
import { contentFile } from "./files.ts";
import { type Node, nodeOf, pick } from "./nodes.ts";

/**
 * @param group its path in the file; empty for the file itself.
 * @param data of the file, as its YAML says it.
 * @returns the keys that may stand there; none where the file chooses them.
 */
export function keysOf(file: string, group: string, data: unknown, content: Content): string[] {
	const known = contentFile(file, content);
	let node: Node | undefined = known && nodeOf(known.schema);
	let value = data;
	for (const part of group === "" ? [] : group.split(".")) {
		node = node && inside(node, part, value);
		value = (value as Record<string, unknown> | undefined)?.[part];
	}
	if (node?.type === "choice") node = pick(node, value);
	return node?.type === "group" ? [...node.fields.keys()] : [];
}

function inside(node: Node, part: string, data: unknown): Node | undefined {
	if (node.type === "choice") return inside(pick(node, data), part, data);
	if (node.type === "list") return node.itemAt(Number(part));
	if (node.type === "book") return node.entry;
	return node.type === "group" ? node.fields.get(part) : undefined;
}
