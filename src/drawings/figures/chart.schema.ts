/** What each chart of a figure brings, and what those of several share. */
import { z } from "astro/zod";
import { prose } from "../../fields/parts.ts";
import type { ParsedFigure } from "../../text/count-up.ts";
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
	/** What it was, to stand behind 'eerst': '60 uur per week'; undefined where nothing went before. */
	was?(measured: z.output<Schema>): string | undefined;
}

/** A number that the figure may be, and the sum that leads to it. */
export interface Sum {
	value: number;
	/** 'van 120 naar 18' */
	words: string;
	/** What is said behind its outcome: ' procent minder'. */
	of?: string;
}

export interface DrawnFields {
	/** Of all numbers: the rest of their unit, or all of it where that is too long to stand behind each. */
	unit?: string | undefined;
	/** Each field, and what stands after its end. */
	rows: {
		is: "open" | "full";
		/** Its length from the mast, as a part of the whole width. 0 is drawn as no field at all. */
		share: number;
		/** It is divided into so many equal cells. */
		cells?: number | undefined;
		/** Its number, with the sign or the few letters that belong to it: `100%`, `4,2 s`. */
		value: string;
		/** What the number counts, where that is a word: `dagen`. */
		unit?: string | undefined;
		word: string;
	}[];
}

export const amount = z.number().nonnegative();

export const how = {
	period: prose("Gemeten over", "Welke tijd: 'januari tot en met juni 2023'.").optional(),
	method: prose("Zo gemeten", "Hoe het is gemeten, of wie het heeft geteld.").optional(),
};

export const divided = (whole: number, by: number): Sum => ({
	value: whole / by,
	words: `${exact.format(whole)} gedeeld door ${exact.format(by)}`,
});

/** As they were typed, but for the comma. */
export const exact = new Intl.NumberFormat("nl-NL", {
	useGrouping: false,
	maximumFractionDigits: 10,
});

export const allAreNothing = (numbers: readonly number[]) =>
	Math.max(...numbers) === 0
		? "alles is 0, dus er valt niets te tekenen. Vul in wat het eerst was, of haal measured weg."
		: undefined;

/** The most cells that can be told apart. */
const MOST_CELLS = 40;

/** Whether it is drawn as a cell for each thing. */
export const isFew = (value: number) => Number.isInteger(value) && value <= MOST_CELLS;
