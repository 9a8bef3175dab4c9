/** What all drawings of a field of expertise bring, are told with, and may not contradict. */
import type { z } from "astro/zod";
import { heading, line, source, text } from "../../fields/parts.ts";
import type { Flaw } from "../../fields/wording.ts";
import type { Result } from "../figures/measured.schema.ts";
import type { Picture } from "../kit/paths.ts";

/** A drawing of a field of expertise. A new one is a file beside this and a line in expertise-drawing.schema.ts. */
export interface Story<Schema extends z.ZodType> {
	/** For who chooses it. */
	name: string;
	schema: Schema;
	/** Each field that says something else than the figures of its page, and why, worded for an editor. */
	problems(drawing: z.output<Schema>, figures: readonly Result[]): Flaw[];
	/** Without its words, also small: behind its door on home. */
	picture(drawing: z.output<Schema>): Picture;
	/** What stands under each other, from the top. */
	parts(drawing: z.output<Schema>, words: StoryWords): Part[];
}

/** Words that all share: `detail.drawing` in content/paginas/expertise.yaml. */
type StoryWords = Record<"before" | "now" | "minutes" | "days" | "month", string>;

/** Words, with at the end what they count; a row of the picture; or bars. */
export type Part = { bold?: string; text: string; value?: string } | { row: number } | Bars;

export interface Bars {
	/** How long a row is, in what its bars count. */
	length: number;
	isOnMast?: true;
	bars: {
		from: number;
		length: number;
		is?: "full" | "gone";
		accent?: string | undefined;
		value: string;
		text: string;
	}[];
}

/** Words on the drawing itself, where little fits. */
export const short = text.max(28);

export const story = {
	/** Search finds it; the words below stand in the figure and are not found. */
	title: heading("Staat boven de tekening, en op home achter de vlag."),
	text: line("Uitleg", "Zegt wat de tekening laat zien.", 180),
	note: line("Opmerking", "Wat een voorbeeld is of geen schaal heeft.", 160).optional(),
	source,
};

/** The drawing may not contradict it. */
export const toldFigure = line("Cijfer", "Een cijfer van deze pagina, zoals het daar staat.");

/** Without the crumbs of adding fractions. */
export const withoutCrumbs = (value: number) => Number(value.toFixed(2));

/**
 * Why the figure that a drawing names cannot be what it rests on, or else each of its numbers that says
 * something else than the measurement of that figure.
 * @param field the one that names the figure, by its value.
 * @param told of each number its field, in words what is drawn, itself, and what it is in the figure.
 */
export function contradictions(
	field: string,
	value: string,
	unit: string,
	figures: readonly Result[],
	told: readonly (readonly [string, string, number, "was" | "now"])[],
): Flaw[] {
	const found = figures.find((figure) => figure.value === value);
	if (!found)
		return [
			[
				field,
				`"${value}" is geen cijfer op deze pagina. Neem de value over van een cijfer onder stats of impact.`,
			],
		];
	const { measured } = found;
	if (measured?.kind !== "bar" || measured.unit !== unit)
		return [
			[
				field,
				`"${value}" is niet gemeten in ${unit}. Kies een ander cijfer, of vul daar measured in met kind: bar en unit: ${unit}.`,
			],
		];
	return told
		.filter(([, , number, side]) => measured[side] !== number)
		.map(([field, words, , side]) => [
			field,
			`${words}, maar bij "${value}" staat ${side}: ${JSON.stringify(measured[side])}. Verander een van beide.`,
		]);
}
