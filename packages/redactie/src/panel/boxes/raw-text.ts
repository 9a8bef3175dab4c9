/** A text as it stands in the file, taken apart into words and `{{names}}`. */
import type { Name } from "../../protocol.ts";

export interface NameIn {
	name: string;
	raw: string;
	/** Where it begins and ends in the text. */
	from: number;
	to: number;
}
export type Piece = string | NameIn;

const NAME = /\{\{\s*([^{}\s]+)\s*\}\}/g;

export const namesIn = (raw: string): NameIn[] =>
	[...raw.matchAll(NAME)].map(({ 0: whole, 1: name = "", index }) => ({
		name,
		raw: whole,
		from: index,
		to: index + whole.length,
	}));

export function piecesOf(raw: string): Piece[] {
	const pieces: Piece[] = [];
	let end = 0;
	for (const name of namesIn(raw)) {
		if (name.from > end) pieces.push(raw.slice(end, name.from));
		pieces.push(name);
		end = name.to;
	}
	if (end < raw.length) pieces.push(raw.slice(end));
	return pieces;
}

/** What a name says. Of one that does not exist that is the name, as it is for the contract. */
export const wordsOf = ({ name }: NameIn, names: readonly Name[]) =>
	names.find((known) => known.name === name)?.value ?? name;

/** What is pasted into one paragraph: a break of line becomes a space, at the ends nothing. */
export const oneLine = (text: string) =>
	text.replaceAll(/^[\r\n]+|[\r\n]+$/g, "").replaceAll(/[ \t]*[\r\n]+[ \t\r\n]*|\t+/g, " ");
