/** The text of a file that is new in its folder, as a person would write it beside the others. */
import { isMap } from "yaml";
import { isGroup } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { withoutNothing } from "./data.ts";
import { reads } from "./edit.ts";
import { indentsOf, rootOf, type Source, sourcesOf } from "./models.ts";
import { rangeOf } from "./tree.ts";
import { type KeyOrder, writtenLines } from "./write.ts";

/** What tells other editors of the file's schema. */
const SCHEMA = "# yaml-language-server:";

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
	const sources = sourcesOf(neighbours).filter(({ document }) => isMap(document.contents));
	const whole = withoutNothing(data);
	if (whole === undefined || !isGroup(whole)) throw new Error("A file holds a group.");
	for (const isQuoted of [false, true]) {
		const lines = writtenLines(whole, 0, {
			path: [],
			models: sources.map(rootOf),
			order,
			indents: indentsOf(sources[0]?.text ?? ""),
			isQuoted,
			hasComments: true,
		});
		const text = `${headerOf(sources)}${lines}\n`;
		if (reads(text, whole))
			return neighbours[0]?.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
	}
	throw new Error("This cannot be written as a file.");
}

/** The lines above the first key, with the empty line behind them. */
function headerOf(sources: readonly Source[]): string {
	const [first = "", ...others] = sources.map(({ text, document }) =>
		text.slice(0, rangeOf(document.contents)[0]),
	);
	const lines = first.trimEnd().split("\n");
	const isShared = (line: string) =>
		others.length > 0 && others.every((other) => other.split("\n").includes(line));
	const kept = lines.filter((line) => line.startsWith(SCHEMA) || isShared(line)).join("\n");
	const gap = first.endsWith("\n\n") ? "\n\n" : "\n";
	return kept ? kept.replace(/^\n+|(\n#?)+$/g, "") + gap : "";
}
