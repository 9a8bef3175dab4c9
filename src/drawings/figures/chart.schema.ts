/** What each chart of a figure brings, and what those of several share. */
import { z } from "astro/zod";
import { group, label, line, named, text } from "../../fields/parts.ts";
import type { ParsedFigure } from "../../text/count-up.ts";
import { inDutch, isSingular, unitOf } from "../../text/unit.ts";
import type { FigureWords } from "./figure-words.schema.ts";

/** A way to measure a figure. A new one is a file of its own and a line in measured.schema.ts. */
export interface Chart<Schema extends z.ZodType> {
	/** For who chooses it. */
	name: string;
	schema: Schema;
	/** The sums that could lead to such a figure. */
	sums(figure: ParsedFigure, measured: z.output<Schema>): Sum[];
	/** @returns what is wrong, worded for an editor; undefined when it can be drawn. */
	undrawable(measured: z.output<Schema>): string | undefined;
	fields(measured: z.output<Schema>, words: FigureWords): DrawnFields;
}

/** A number that the figure may be, and the sum that leads to it. */
export interface Sum {
	value: number;
	/** 'van 120 naar 18' */
	words: string;
	/** What is said behind its outcome: ' procent minder'. */
	of?: string;
}

/** A field, and what stands after its end. */
interface DrawnField {
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

export interface DrawnFields {
	/** Of all numbers: the rest of their unit, or all of it where that is too long to stand behind each. */
	unit?: string;
	rows: DrawnField[];
}

export const amount = z.number().nonnegative();

/** One number, or what it was in one place. */
export const here = group({
	value: named(amount, "Getal", "Hoeveel het op deze plek was of is."),
	place: line("Plek", "Waar is gemeten: 'Amsterdam'."),
});
type Amount = number | z.output<typeof here>;

export const units = {
	unit: line("Eenheid", "Wat je telt, in het meervoud: 'dagen'.").meta({ exact: true }),
	/** Where a number needs that. */
	one: named(label.optional(), "Enkelvoud van de eenheid", "Nodig bij 1 of minder: 'dag'."),
};

export const how = {
	period: named(text.optional(), "Gemeten over", "Welke tijd: 'januari tot en met juni 2023'."),
	method: named(text.optional(), "Zo gemeten", "Hoe het is gemeten, of wie het heeft geteld."),
};

export const itself = (now: number): Sum => ({ value: now, words: "het getal van nu" });

export const divided = (whole: number, by: number): Sum => ({
	value: whole / by,
	words: `${exact.format(whole)} gedeeld door ${exact.format(by)}`,
});

/** As they were typed, but for the comma. */
export const exact = new Intl.NumberFormat("nl-NL", {
	useGrouping: false,
	maximumFractionDigits: 10,
});

export const numberAt = (at: Amount) => (typeof at === "number" ? at : at.value);

export const allAreNothing = (numbers: readonly number[]) =>
	Math.max(...numbers) === 0
		? "alles is 0, dus er valt niets te tekenen. Vul in wat het eerst was, of haal measured weg."
		: undefined;

interface Lengths {
	unit: string;
	one?: string | undefined;
	was?: Amount | Amount[];
	now: Amount;
	/** Each is divided into as many cells as it counts. */
	inCells?: boolean;
}

/** Open what it was, full what it is, each as long as its number. */
export function lengths(
	{ unit, one, was = [], now, inCells }: Lengths,
	words: FigureWords,
): DrawnFields {
	const places = [...[was].flat().map((at) => ["open", at] as const), ["full", now] as const].map(
		([is, at]) => ({ is, ...(typeof at === "number" ? { value: at, place: "" } : at) }),
	);
	const most = Math.max(...places.map(({ value }) => value));
	const { above, symbol, word } = unitOf(unit);
	return {
		...(above && { unit: above }),
		rows: places.map(({ is, value, place }) => ({
			is,
			share: value / most,
			...(inCells && { cells: value }),
			value: symbol ? withSymbol(value, symbol) : inDutch(value),
			...(word && { unit: isSingular(value) ? (one ?? word) : word }),
			word: [is === "open" ? words.was : words.now, place].filter(Boolean).join(", "),
		})),
	};
}

const withSymbol = (value: number, symbol: string) =>
	`${inDutch(value)}${/^[%x]$/.test(symbol) ? "" : "\u00a0"}${symbol}`;
