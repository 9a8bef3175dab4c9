/** What a figure rests on, so that the build can do its sum and a picture can be drawn of it. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { figure, label, text } from "../../fields/parts.ts";

const amount = z.number().nonnegative();
const was = { title: "Was", description: "Het getal van eerst; je ziet het als een open vlak." };
const now = { title: "Is nu", description: "Het getal van nu; je ziet het als een vol vlak." };
/** One number, or what it was in one place. */
const here = z
	.strictObject({
		value: named(amount, "Getal", "Hoeveel het op deze plek was of is."),
		place: named(label, "Plek", "Waar is gemeten: 'Amsterdam'."),
	})
	.meta({ group: true });
const units = {
	unit: label.meta({
		title: "Eenheid",
		description: "Wat je telt, in het meervoud: 'dagen', 'uur per maand'.",
		exact: true,
	}),
	/** Where a number needs that. */
	one: label.optional().meta({
		title: "Enkelvoud van de eenheid",
		description: "Nodig als een van de getallen 1 of minder is: 'dag'.",
	}),
};

const how = {
	period: text.optional().meta({
		title: "Gemeten over",
		description: "Over welke maanden of jaren: 'januari tot en met juni 2023'.",
	}),
	method: named(text.optional(), "Zo gemeten", "Hoe het is gemeten, of wie het heeft geteld."),
};

export const measured = z
	.discriminatedUnion(
		"kind",
		[
			/** In one unit. An index is a percentage that was 100. */
			z.strictObject({
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
			}),
			/** The same for few enough things to draw each of them. */
			z.strictObject({
				kind: z.literal("count"),
				...units,
				was: amount.int().max(40).meta(was),
				now: amount.int().max(40).meta(now),
				...how,
			}),
			z.strictObject({
				kind: z.literal("uptime"),
				was: named(amount, "Was", "Hoeveel minuten per jaar het onbereikbaar was."),
				now: named(amount, "Is nu", "Hoeveel minuten per jaar het nu onbereikbaar is."),
				...how,
			}),
			/** What was put in, what it saves a month, and after how many months these are equal. */
			z.strictObject({
				kind: z.literal("payback"),
				unit: label.meta({
					title: "Eenheid",
					description: "Wat je erin steekt, in het meervoud: 'uur'.",
					exact: true,
				}),
				invested: amount.positive().meta({
					title: "Erin gestoken",
					description: "Hoeveel het heeft gekost.",
					example: 4,
				}),
				perMonth: amount.positive().meta({
					title: "Bespaart per maand",
					description: "Hoeveel het elke maand bespaart.",
				}),
				months: amount.positive().meta({
					title: "Terugverdiend na",
					description: "Na hoeveel maanden het gelijk is: de site rekent het na.",
				}),
				...how,
			}),
			/** A number that nothing went before. */
			z.strictObject({
				kind: z.literal("total"),
				...units,
				now: named(amount, "Getal", "Het getal zelf; er was geen 'eerst'."),
				...how,
			}),
		],
		{ error: "kies uit: bar, count, uptime, payback, total" },
	)
	.meta({
		title: "Meting",
		description: "Waar het cijfer op berust: wat het was en wat het is. De site rekent het na.",
		group: true,
		choices: {
			bar: "Was en nu",
			count: "Aantal",
			uptime: "Uptime",
			payback: "Terugverdiend",
			total: "Eén getal",
		},
	});
export type Measured = z.output<typeof measured>;

/** A figure that somebody measured. While `measured` is missing the launch report asks for it. */
export const result = figure.extend({ measured: measured.optional() }).meta({ group: true });
