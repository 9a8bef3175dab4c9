/** A text as it stands in the file: its `{{names}}`, its length as a visitor reads it, and what is pasted into it. */
import type { Name } from "../../protocol.ts";

interface NameIn {
	name: string;
	raw: string;
	/** Where it begins and ends in the text. */
	from: number;
	to: number;
}
type Piece = string | NameIn;

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

/** One character as a visitor reads it, and from where to where it stands in the text. */
interface Sign {
	from: number;
	to: number;
}

const ELLIPSIS = /\.{3,}|\.(?:\s+\.){2,}/g;

/**
 * Counts a text as the contract does: with names filled in, without the spaces around it, and
 * after typography. Of that only the dots of an ellipsis, which become one sign, change a length.
 */
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

export type Lost = "lines" | "list" | "table" | "image" | "link" | "stress";

/** Also the one that Word has in a font of its own. */
const BULLET = /^[\t ]*[•◦▪‣●○■·\uf0b7\uf0a7](?:[\t \u00a0]+|(?=\p{L}))/gmu;
/** A break of line, whatever it is called. */
const BREAK = /\r\n|[\u2028\u2029\v\f\u0085]/g;
/** Breaks and tabs become spaces later. A joiner of emoji stays. */
const UNSEEN = /[\p{Co}\u200b\u2060\ufeff\u00ad]|(?![\n\r\t])\p{Cc}/gu;
/** The site makes these of what is typed: its own quotes, one sign of three dots, spaces that do not break. */
const TYPED: readonly [RegExp, string][] = [
	[/[‘’‚‛“”„‟«»"]/g, "'"],
	[/…/g, "..."],
	[/[\u00a0\u2000-\u200a\u202f\u3000]/g, " "],
];
/** By the HTML that comes along. Google Docs has a `b` around all that it gives. */
const IN_HTML: readonly [Lost, RegExp][] = [
	["list", /<li[\s>]|MsoListParagraph/],
	["table", /<table[\s>]/i],
	["image", /<(?:img|v:imagedata)\s/i],
	["link", /<a\s[^>]*href/i],
	["stress", /<(?:b|strong|i|em)(?![^>]*font-weight:\s*normal)[\s>]/i],
];

/**
 * What other programs give, as the house writes it: one paragraph of words, with the signs of a keyboard.
 * @returns the words, and what they had around them that a text cannot have here.
 */
export function pasted(plain: string, html = ""): { text: string; lost: Lost[] } {
	const lines = plain.normalize("NFC").replaceAll(BREAK, "\n");
	const words = lines.replaceAll(BULLET, "").replaceAll(UNSEEN, "");
	const typed = TYPED.reduce((so, [sign, own]) => so.replaceAll(sign, own), words);
	const lost = IN_HTML.flatMap(([kind, sign]) => (sign.test(html) ? [kind] : []));
	if (lines.search(BULLET) >= 0 && !lost.includes("list")) lost.unshift("list");
	if (/\S\s*[\r\n]\s*\S/.test(typed)) lost.unshift("lines");
	return { text: oneLine(typed), lost };
}
