/**
 * Dutch typography for texts typed on a keyboard: 'zo' becomes ‘zo’, API's becomes API’s,
 * three dots become one sign, a minus is one, and a number keeps its unit beside it.
 */
import { retext } from "retext";
import smartypants from "retext-smartypants";
import { remembered } from "./remembered.ts";

const NO_BREAK = "\u00a0";

/** ’s ochtends, in ’t kort, de jaren ’90: a library that closes quotes takes these for opening ones. */
const DROPPED_LETTERS = /(?<![\p{L}\d])'(?=[stnkm](?![\p{L}\d'’])|(?<=\bjaren ')\d\d(?!\d))/gu;

const quotes = retext()
	.use(smartypants, {
		openingQuotes: { single: "‘", double: "“" },
		closingQuotes: { single: "’", double: "”" },
		backticks: false,
		dashes: false,
	})
	.freeze();

const UNITS = [
	"s|ms|seconden?|milliseconden?|min|minuut|minuten|uur|uren",
	"(?:werk)?dag(?:en)?|week|weken|maand(?:en)?|kwartaal|kwartalen|jaar|jaren",
	"januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
	"procent|procentpunt(?:en)?|keer|x|euro|duizend|miljoen|miljard",
	"FTE|sprints?|pixels?|px|[kMGT]B|[MG]bit/s|km|cm|m|kg",
].join("|");
const BEFORE_UNIT = new RegExp(`(?<=\\d\\+?) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
/** € 200, WCAG 2.2, versie 3, eerst 420. */
const BEFORE_NUMBER = /(?<=€|\b(?:WCAG|[Vv]ersie|eerst|uiterlijk)) (?=\d)/g;

/** What the library changes. It takes each text apart, which is slow, and few have any of this. */
const TYPED = /['"]|\.\s*\./;

/** −48% and <−5; not 2-6 FTE, WMS-07 or 10-11-2026. */
const MINUS = /(?<![\p{L}\d.,)/-])-(?=\d)/gu;

/** The text as it is printed. What is right already stays as it is. */
export const typography = (text: string): string => withHyphens(text).replaceAll(MINUS, "−");

/** The same, where a minus stays what was typed. */
export function withHyphens(text: string): string {
	const quoted = text.replaceAll(DROPPED_LETTERS, "’");
	return (TYPED.test(quoted) ? curled(quoted) : quoted)
		.replaceAll(BEFORE_UNIT, NO_BREAK)
		.replaceAll(BEFORE_NUMBER, NO_BREAK);
}

const curled = remembered((text) => String(quotes.processSync(text)));
