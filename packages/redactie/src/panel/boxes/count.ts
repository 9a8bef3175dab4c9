/**
 * Counts a text as the contract does: with names filled in, without the spaces around it, and
 * after typography. Of that only the dots of an ellipsis, which become one sign, change a length.
 */
import type { Name } from "../../protocol.ts";
import { piecesOf, wordsOf } from "./raw-text.ts";

/** One character as a visitor reads it, and from where to where it stands in the text. */
export interface Sign {
	from: number;
	to: number;
}

const ELLIPSIS = /\.{3,}|\.(?:\s+\.){2,}/g;

export function signsOf(raw: string, names: readonly Name[]): Sign[] {
	let read = "";
	let at = 0;
	const places: Sign[] = [];
	for (const piece of piecesOf(raw)) {
		const words = typeof piece === "string" ? piece : wordsOf(piece, names);
		for (let index = 0; index < words.length; index++) {
			const from = typeof piece === "string" ? at + index : at;
			places.push({ from, to: typeof piece === "string" ? from + 1 : piece.to });
		}
		read += words;
		at += typeof piece === "string" ? piece.length : piece.raw.length;
	}

	const begin = read.length - read.trimStart().length;
	const end = read.trimEnd().length;
	const signs: Sign[] = [];
	const take = (from: number, to: number) =>
		signs.push(...places.slice(Math.max(from, begin), Math.min(to, end)));
	let done = 0;
	for (const { 0: dots, index } of read.matchAll(ELLIPSIS)) {
		take(done, index);
		done = index + dots.length;
		signs.push({ from: places[index]?.from ?? 0, to: places[done - 1]?.to ?? 0 });
	}
	take(done, read.length);
	return signs;
}
