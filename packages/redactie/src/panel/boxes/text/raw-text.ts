/**
 * A text as it stands in the file, with `{{names}}`, taken apart into what an editor sees:
 * words, and chips. In the box a chip is one character wide.
 */
import type { Name } from "../../../protocol.ts";

export interface Chip {
	name: string;
	/** As the file writes it, so that a text which nobody changes stays as it was to the byte. */
	raw: string;
}
export type Piece = string | Chip;
export type Names = ReadonlyMap<string, Name>;

const NAME = /\{\{\s*([^{}\s]+)\s*\}\}/g;

export function piecesOf(raw: string): Piece[] {
	const pieces: Piece[] = [];
	let end = 0;
	for (const match of raw.matchAll(NAME)) {
		if (match.index > end) pieces.push(raw.slice(end, match.index));
		pieces.push({ name: match[1] as string, raw: match[0] });
		end = match.index + match[0].length;
	}
	if (end < raw.length) pieces.push(raw.slice(end));
	return pieces;
}

export const namesByName = (names: readonly Name[]): Names =>
	new Map(names.map((name) => [name.name, name]));

/** What a chip says. Of a name that does not exist that is the name, as it is for the contract. */
export const wordsOf = (chip: Chip, names: Names) => names.get(chip.name)?.value ?? chip.name;

/** What is pasted into one paragraph: a break of line becomes a space, at the ends nothing. */
export const oneLine = (text: string) =>
	text.replaceAll(/^[\r\n]+|[\r\n]+$/g, "").replaceAll(/[ \t]*[\r\n]+[ \t\r\n]*|\t+/g, " ");
