/** What a measured result looks like as fields on a mast: lengths and labels, nothing of their looks. */
import type { Measured, Paginas } from "@/content/types";

export type BannerWords = Paginas["cases"]["banner"];

/** A field, and what stands after its end. */
export interface BannerRow {
	is: "open" | "full";
	/** Where it begins: a part of the whole width, 0 to 1. Without: at the mast. */
	from?: number;
	/** Its length, as a part of the whole width. 0 is drawn as no field at all. */
	share: number;
	/** It is divided into so many equal cells. */
	cells?: number;
	/** Dashed, after it: what lacked. */
	gone?: number;
	value: string;
	word: string;
}

export interface BannerDrawing {
	/** What all numbers are, where that is too long to stand behind each. */
	unit?: string;
	/** All is drawn at the scale of such a part of a year, called so. */
	loupe?: string;
	rows: BannerRow[];
}

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const YEAR = 365 * DAY;
/** The most months that are drawn as a cell each. */
const MOST_CELLS = 48;

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

type Bar = Extract<Measured, { kind: "bar" }>;
type Bars = Pick<Bar, "unit" | "was" | "now"> & { kind: Measured["kind"] };

function bars({ kind, unit, was, now }: Bars, words: BannerWords): BannerDrawing {
	const places = [...[was].flat().map((at) => ["open", at] as const), ["full", now] as const].map(
		([is, at]) => ({ is, ...(typeof at === "number" ? { value: at, place: "" } : at) }),
	);
	const most = Math.max(...places.map(({ value }) => value));
	const symbol = isSymbol(unit);
	return {
		...(!symbol && { unit }),
		rows: places.map(({ is, value, place }) => ({
			is,
			share: value / most,
			...(kind === "count" && { cells: value }),
			value: symbol ? withUnit(value, unit) : inDutch(value),
			word: [is === "open" ? words.was : words.now, place].filter(Boolean).join(", "),
		})),
	};
}

/** The time that all went well; what lacked is too little to see in a year, so in a part of it. */
function uptime({ was, now }: { was: number; now: number }, words: BannerWords): BannerDrawing {
	const most = Math.max(was, now);
	const [scale, loupe] =
		most <= HOUR
			? [HOUR, words.hour]
			: most <= DAY
				? [DAY, words.day]
				: most <= WEEK
					? [WEEK, words.week]
					: [YEAR];
	const row = (is: BannerRow["is"], minutes: number, word: string) => ({
		is,
		share: 1 - minutes / scale,
		gone: minutes / scale,
		value: inDutch(minutes),
		word,
	});
	return {
		unit: words.unreachable,
		...(loupe && { loupe }),
		rows: [row("open", was, words.was), row("full", now, words.now)],
	};
}

/** On two years, or as long after it as before it. */
function payback(months: number, words: BannerWords): BannerDrawing {
	const scale = Math.max(24, 2 * months);
	const isDivided = Number.isInteger(months) && scale <= MOST_CELLS;
	const part = (length: number) => ({
		share: length / scale,
		...(isDivided && { cells: length }),
	});
	return {
		unit: words.months,
		rows: [
			{ is: "open", ...part(months), value: inDutch(months), word: words.repay },
			{
				is: "full",
				from: months / scale,
				...part(scale - months),
				value: words.after,
				word: words.profit,
			},
		],
	};
}

/** Short enough to stand behind each number, and without a plural: `%`, `ms`, `uur`. */
const isSymbol = (unit: string) => /^\S{1,3}$/.test(unit);
const withUnit = (value: number, unit: string) =>
	`${inDutch(value)}${/^[%x]$/.test(unit) ? "" : "\u00a0"}${unit}`;
const inDutch = (value: number) => value.toLocaleString("nl-NL", { maximumSignificantDigits: 7 });
