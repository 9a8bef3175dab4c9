/** The files of content/ for tests. */
import { globSync, readFileSync } from "node:fs";
import { isMap } from "yaml";
import { columnOf, ownStart, parsed, startOf } from "./tree.ts";

export interface Piece {
	file: string;
	text: string;
}

export const contentFiles: Piece[] = globSync("content/**/*.yaml")
	.sort()
	.map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** All their keys with what is below them as small files, which are read many times as fast. */
export const contentPieces: Piece[] = contentFiles.flatMap(({ file, text }) =>
	piecesOf(text, parsed(text).contents).map((piece) => ({ file, text: piece })),
);

function piecesOf(text: string, group: unknown): string[] {
	if (!isMap(group) || group.flow) return [text];
	const steps = group.items.map((_, index) => ({ parent: group, part: "", index }));
	const [first] = steps;
	const column = first ? columnOf(text, startOf(first)) : 0;
	const starts = steps.map((step) => ownStart(text, step));
	return starts.flatMap((start, index) => {
		const lines = text.slice(start, starts[index + 1] ?? text.length).trimEnd();
		const piece = `${lines.replaceAll(`\n${" ".repeat(column)}`, "\n")}\n`;
		const root = parsed(piece).contents;
		const isLong = lines.split("\n").length > 40;
		return isLong && isMap(root) ? piecesOf(piece, root.items[0]?.value) : [piece];
	});
}
