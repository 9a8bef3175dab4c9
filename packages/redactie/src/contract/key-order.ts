/** In which order the contract names the fields of a group: a new one is written in its place. */

import { dataAt } from "../data.ts";
import type { Content } from "../site.ts";
import { nodeAt } from "./node-at.ts";
import { pick } from "./nodes.ts";

/**
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
