/** What other programs give, as the house writes it: one paragraph of words, with the signs of a keyboard. */
import { oneLine } from "./raw-text.ts";

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

/** @returns the words, and what they had around them that a text cannot have here. */
export function pasted(plain: string, html = ""): { text: string; lost: Lost[] } {
	const lines = plain.normalize("NFC").replaceAll(BREAK, "\n");
	const words = lines.replaceAll(BULLET, "").replaceAll(UNSEEN, "");
	const typed = TYPED.reduce((so, [sign, own]) => so.replaceAll(sign, own), words);
	const lost = IN_HTML.flatMap(([kind, sign]) => (sign.test(html) ? [kind] : []));
	if (lines.search(BULLET) >= 0 && !lost.includes("list")) lost.unshift("list");
	if (/\S\s*[\r\n]\s*\S/.test(typed)) lost.unshift("lines");
	return { text: oneLine(typed), lost };
}
