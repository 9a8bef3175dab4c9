/** The text of a file that is new in its folder, as a person would write it beside the others. */
import { isDeepStrictEqual } from "node:util";
import type { Data } from "../../protocol.ts";
import { indentsOf, type Source } from "./models.ts";
import { parsed, rangeOf } from "./tree.ts";
import { type KeyOrder, type Manner, writtenLines } from "./write.ts";

interface Folder {
	order: KeyOrder;
	/** Texts of the other files of the folder, the one it is made from first. */
	neighbours: readonly string[];
}

/**
 * Comments that all neighbours have come along: they explain the kind, not the entry. With
 * one neighbour nobody can tell, so of its comments only the line comes that names its schema.
 */
export function newFile(data: Data, { order, neighbours }: Folder): string {
	const isWindows = neighbours[0]?.includes("\r\n");
	const texts = neighbours.map((text) => text.replaceAll("\r\n", "\n"));
	const sources = texts.map((text): Source => ({ text, document: parsed(text) }));
	const manner: Manner = {
		path: [],
		models: sources.map(({ text, document }) => ({ text, node: document.contents })),
		order,
		indents: indentsOf(texts[0] ?? ""),
		isQuoted: false,
	};
	const header = headerOf(sources);
	for (const isQuoted of [false, true]) {
		const text = `${header}${writtenLines(data as { [key: string]: Data }, 0, { ...manner, isQuoted })}\n`;
		if (isDeepStrictEqual(parsed(text).toJS(), data))
			return isWindows ? text.replaceAll("\n", "\r\n") : text;
	}
	throw new Error("This cannot be a file.");
}

function headerOf(sources: readonly Source[]): string {
	const headers = sources.map(({ text, document }) => text.slice(0, rangeOf(document.contents)[0]));
	const [first = "", ...others] = headers;
	const lines = first
		.trimEnd()
		.split("\n")
		.filter(
			(line) =>
				line.startsWith("# yaml-language-server:") ||
				(others.length > 0 && others.every((other) => other.split("\n").includes(line))),
		);
	const gap = first.endsWith("\n\n") ? "\n\n" : "\n";
	return lines.length > 0 ? lines.join("\n").trim() + gap : "";
}
