/** What a measured result looks like as fields on a mast: lengths and labels, nothing of their looks. */

import type { Measured, Paginas } from "@/content/types";
import { inDutch, isSingular, unitOf } from "@/text/unit";

export type BannerWords = Paginas["cases"]["banner"];

/** A field, and what stands after its end. */
export interface BannerRow {
	is: "open" | "full";
	/** Its length from the mast, as a part of the whole width. 0 is drawn as no field at all. */
	share: number;
	/** It is divided into so many equal cells. */
	cells?: number;
	/** Its number, with the sign or the few letters that belong to it: `100%`, `4,2 s`. */
	value: string;
	/** What the number counts, where that is a word: `dagen`. */
	unit?: string;
	word: string;
}

export interface BannerDrawing {
	/** Of all numbers: the rest of their unit, or all of it where that is too long to stand behind each. */
	unit?: string;
	/** How long the whole width lasts, where it is time; `of` is what that is a slice of. */
	scale?: { name: string; of?: string };
	rows: BannerRow[];
}

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const YEAR = 365 * DAY;
/** The most months that are drawn as a cell each. */
const MOST_CELLS = 24;

/** The drawing of a result; the largest of its numbers is as wide as there is room. */
export function drawingOf(measured: Measured, words: BannerWords): BannerDrawing {
	switch (measured.kind) {
		case "uptime":
			return uptime(measured, words);
		case "payback":
			return payback(measured.months, words);
		case "total":
			return bars({ ...measured, was: [] }, words);
		default:
			return bars(measured, words);
	}
}

/** The same for where there is no room for a scale: minutes, the most of them as wide as can be. */
export const smallDrawingOf = (measured: Measured, words: BannerWords): BannerDrawing =>
	measured.kind === "uptime" ? outage(measured, words) : drawingOf(measured, words);

type Bars = Pick<Extract<Measured, { kind: "bar" }>, "unit" | "one" | "was" | "now">;

function bars(
	{ unit, one, was, now, ...measured }: Bars & { kind?: string },
	words: BannerWords,
	whole?: number,
): BannerDrawing {
	const places = [...[was].flat().map((at) => ["open", at] as const), ["full", now] as const].map(
		([is, at]) => ({ is, ...(typeof at === "number" ? { value: at, place: "" } : at) }),
	);
	const most = whole ?? Math.max(...places.map(({ value }) => value));
	const { above, symbol, word } = unitOf(unit);
	return {
		...(above && { unit: above }),
		rows: places.map(({ is, value, place }) => ({
			is,
			share: value / most,
			...(measured.kind === "count" && { cells: value }),
			value: symbol ? withSymbol(value, symbol) : inDutch(value),
			...(word && { unit: isSingular(value) ? (one ?? word) : word }),
			word: [is === "open" ? words.was : words.now, place].filter(Boolean).join(", "),
		})),
	};
}

type Outage = Pick<Extract<Measured, { kind: "uptime" }>, "was" | "now">;

const outage = ({ was, now }: Outage, words: BannerWords, whole?: number): BannerDrawing => ({
	...bars({ unit: words.minutes, was, now }, words, whole),
	unit: words.unreachable,
});

/** What lacked is too little to see in a year, so it is drawn at the scale of a part of it. */
function uptime(measured: Outage, words: BannerWords): BannerDrawing {
	const most = Math.max(measured.was, measured.now);
	const [minutes, name] =
		most <= HOUR
			? [HOUR, words.hour]
			: most <= DAY
				? [DAY, words.day]
				: most <= WEEK
					? [WEEK, words.week]
					: [YEAR, words.year];
	return {
		...outage(measured, words, minutes),
		scale: { name, ...(minutes < YEAR && { of: words.year }) },
	};
}

/** On two years, or as long after it as before it. */
function payback(months: number, words: BannerWords): BannerDrawing {
	const most = Math.max(24, 2 * months);
	const isDivided = Number.isInteger(months) && months <= MOST_CELLS;
	return {
		scale: { name: `${inDutch(most)}\u00a0${words.months}` },
		rows: [
			{
				is: "open",
				share: months / most,
				...(isDivided && { cells: months }),
				value: inDutch(months),
				unit: `${isSingular(months) ? words.month : words.months},`,
				word: words.profit,
			},
		],
	};
}

const withSymbol = (value: number, symbol: string) =>
	`${inDutch(value)}${/^[%x]$/.test(symbol) ? "" : "\u00a0"}${symbol}`;
