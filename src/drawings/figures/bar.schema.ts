/** A figure that is a length: what something was and is in one unit, or a number that nothing went before. */
import { z } from "astro/zod";
import { group, line, named } from "../../fields/parts.ts";
import { inDutch, isSingular, unitOf } from "../../text/unit.ts";
import {
	allAreNothing,
	amount,
	type Chart,
	type DrawnFields,
	divided,
	exact,
	how,
	isFew,
	type Sum,
} from "./chart.schema.ts";
import type { FigureWords } from "./figure-words.schema.ts";

/** One number, or what it was in one place. */
const here = group({
	value: named(amount, "Getal", "Hoeveel het op deze plek was of is."),
	place: line("Plek", "Waar is gemeten: 'Amsterdam'."),
});
type Amount = number | z.output<typeof here>;

const was = {
	title: "Was",
	description: "Het getal van eerst; je ziet het als een open vlak. Leeg als er geen 'eerst' was.",
};
const now = { title: "Is nu", description: "Het getal van nu; je ziet het als een vol vlak." };

/** An index is a percentage that was 100. */
const schema = z.strictObject({
	kind: z.literal("bar"),
	unit: line("Eenheid", "Wat je telt, in het meervoud: 'dagen'.").meta({ exact: true }),
	/** Where a number needs that. */
	one: line("Enkelvoud van de eenheid", "Nodig bij 1 of minder: 'dag'.").optional(),
	was: z
		.union([
			amount.meta({ ...was, variant: "Eén getal" }),
			z
				.array(here)
				.min(1)
				.max(3)
				.meta({ ...was, item: "plek", variant: "Meer plekken" }),
		])
		.optional()
		.meta(was),
	now: z.union([
		amount.meta({ ...now, variant: "Eén getal" }),
		here.meta({ ...now, variant: "Op één plek" }),
	]),
	...how,
});

/** The room beside a field on a phone; a number of more digits would break. */
const MOST_DIGITS = 7;

export const bar: Chart<typeof schema> = {
	name: "Was en nu",
	schema,
	sums({ before, after }, { was, unit, ...measured }) {
		const now = numberAt(measured.now);
		const itself = { value: now, words: "het getal van nu" };
		if (typeof was !== "number" || was === 0 || now === 0) return [itself];
		if (after.startsWith("%")) {
			const change = [changed(was, now)];
			if (before === "") return unit === "%" ? [...change, itself] : change;
			return /^[-−]/.test(before) && now > was ? [] : change;
		}
		if (after.startsWith("x")) return [divided(was, now), divided(now, was), itself];
		return [itself];
	},
	undrawable({ was = [], now, unit, one }) {
		const numbers = [was, now].flat().map(numberAt);
		const [long] = numbers.filter((number) => number >= 10 ** MOST_DIGITS);
		if (long)
			return `${long} past niet naast een vlak. Reken in duizenden of miljoenen, en zet dat in unit: "miljoen ${unit}".`;
		const single = numbers.find(isSingular);
		const { word } = unitOf(unit);
		if (single && word && !one)
			return `achter ${single} hoort het enkelvoud van "${word}". Zet dat in one, bijvoorbeeld "one: dag" bij "unit: dagen".`;
		return allAreNothing(numbers);
	},
	fields: lengths,
	was({ unit, one, was }) {
		// An index began at 100, whatever it counts.
		if (was === undefined || (unit === "%" && was === 100)) return undefined;
		const said = (value: number) =>
			`${inDutch(value)}${unit === "%" ? "" : "\u00a0"}${isSingular(value) ? (one ?? unit) : unit}`;
		return [was]
			.flat()
			.map((at) => (typeof at === "number" ? said(at) : `${said(at.value)} (${at.place})`))
			.join(", ");
	},
};

const numberAt = (at: Amount) => (typeof at === "number" ? at : at.value);

const changed = (was: number, now: number): Sum => ({
	value: 100 * Math.abs(1 - now / was),
	words: `van ${exact.format(was)} naar ${exact.format(now)}`,
	of: ` procent ${now > was ? "meer" : "minder"}`,
});

/** Open what it was, full what it is, each as long as its number: of things a cell each, of percentages a part of a hundred. */
export function lengths(
	{ unit, one, was = [], now }: Pick<z.output<typeof schema>, "unit" | "one" | "was" | "now">,
	words: FigureWords,
): DrawnFields {
	const open = [was].flat();
	const numbers = [...open, now].map(numberAt);
	const { above, symbol, word } = unitOf(unit);
	const whole = Math.max(...numbers, symbol === "%" ? 100 : 0);
	const isCounted = !symbol && numbers.every(isFew);
	const field = (is: "open" | "full", at: Amount) => {
		const value = numberAt(at);
		return {
			is,
			share: value / whole,
			cells: isCounted ? value : undefined,
			value: symbol ? withSymbol(value, symbol) : inDutch(value),
			unit: word && isSingular(value) ? (one ?? word) : word,
			word: [is === "open" ? words.was : words.now, typeof at === "object" && at.place]
				.filter(Boolean)
				.join(", "),
		};
	};
	return { unit: above, rows: [...open.map((at) => field("open", at)), field("full", now)] };
}

const withSymbol = (value: number, symbol: string) =>
	`${inDutch(value)}${/^[%x]$/.test(symbol) ? "" : "\u00a0"}${symbol}`;
