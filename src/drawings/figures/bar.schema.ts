/** Figures that are lengths in one unit: what it was and is, things one by one, a number by itself. */
import { z } from "astro/zod";
import { named } from "../../fields/parts.ts";
import type { ParsedFigure } from "../../text/count-up.ts";
import { isSingular, unitOf } from "../../text/unit.ts";
import {
	allAreNothing,
	amount,
	type Chart,
	divided,
	exact,
	here,
	how,
	itself,
	lengths,
	numberAt,
	type Sum,
	units,
} from "./chart.schema.ts";

const was = { title: "Was", description: "Het getal van eerst; je ziet het als een open vlak." };
const now = { title: "Is nu", description: "Het getal van nu; je ziet het als een vol vlak." };

/** In one unit. An index is a percentage that was 100. */
const barSchema = z.strictObject({
	kind: z.literal("bar"),
	...units,
	was: z.union([
		amount.meta({ ...was, variant: "Eén getal" }),
		z
			.array(here)
			.min(1)
			.max(3)
			.meta({ ...was, item: "plek", variant: "Meer plekken" }),
	]),
	now: z.union([
		amount.meta({ ...now, variant: "Eén getal" }),
		here.meta({ ...now, variant: "Op één plek" }),
	]),
	...how,
});
type Bar = z.output<typeof barSchema>;

export const bar: Chart<typeof barSchema> = {
	name: "Was en nu",
	schema: barSchema,
	sums: sumsOf,
	undrawable: (measured) =>
		unwritable([...[measured.was].flat(), measured.now].map(numberAt), measured),
	fields: lengths,
};

/** The same for few enough things to draw each of them. */
const countSchema = z.strictObject({
	kind: z.literal("count"),
	...units,
	was: amount.int().max(40).meta(was),
	now: amount.int().max(40).meta(now),
	...how,
});

export const count: Chart<typeof countSchema> = {
	name: "Aantal",
	schema: countSchema,
	sums: sumsOf,
	undrawable: (measured) => unwritable([measured.was, measured.now], measured),
	fields: (measured, words) => lengths({ ...measured, inCells: true }, words),
};

/** A number that nothing went before. */
const totalSchema = z.strictObject({
	kind: z.literal("total"),
	...units,
	now: named(amount, "Getal", "Het getal zelf; er was geen 'eerst'."),
	...how,
});

export const total: Chart<typeof totalSchema> = {
	name: "Eén getal",
	schema: totalSchema,
	sums: (_, measured) => [itself(measured.now)],
	undrawable: (measured) => unwritable([measured.now], measured),
	fields: lengths,
};

function sumsOf(
	{ before, after }: ParsedFigure,
	measured: Pick<Bar, "was" | "now" | "unit">,
): Sum[] {
	const { was, unit } = measured;
	const now = numberAt(measured.now);
	if (typeof was !== "number" || was === 0 || now === 0) return [itself(now)];
	if (after.startsWith("%")) {
		const change = [changed(was, now)];
		if (before === "") return unit === "%" ? [...change, itself(now)] : change;
		return /^[-−]/.test(before) && now > was ? [] : change;
	}
	if (after.startsWith("x")) return [divided(was, now), divided(now, was), itself(now)];
	return [itself(now)];
}

const changed = (was: number, now: number): Sum => ({
	value: 100 * Math.abs(1 - now / was),
	words: `van ${exact.format(was)} naar ${exact.format(now)}`,
	of: ` procent ${now > was ? "meer" : "minder"}`,
});

/** The room beside a field on a phone; a number of more digits would break. */
const MOST_DIGITS = 7;

function unwritable(numbers: readonly number[], { unit, one }: Pick<Bar, "unit" | "one">) {
	const [long] = numbers.filter((number) => number >= 10 ** MOST_DIGITS);
	if (long)
		return `${long} past niet naast een vlak. Reken in duizenden of miljoenen, en zet dat in unit: "miljoen ${unit}".`;
	const single = numbers.find(isSingular);
	const { word } = unitOf(unit);
	if (single && word && !one)
		return `achter ${single} hoort het enkelvoud van "${word}". Zet dat in one, bijvoorbeeld "one: dag" bij "unit: dagen".`;
	return allAreNothing(numbers);
}
