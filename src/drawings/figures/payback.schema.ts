/** What was put in, what it saves a month, and after how many months these are equal. */
import { z } from "astro/zod";
import { line, named } from "../../fields/parts.ts";
import { inDutch, isSingular } from "../../text/unit.ts";
import { amount, type Chart, divided, how, isFew } from "./chart.schema.ts";

const schema = z.strictObject({
	kind: z.literal("payback"),
	unit: line("Eenheid", "Wat je erin steekt, in het meervoud: 'uur'.").meta({ exact: true }),
	invested: amount.positive().meta({
		title: "Erin gestoken",
		description: "Hoeveel het heeft gekost.",
		example: 4,
	}),
	perMonth: named(amount.positive(), "Bespaart per maand", "Hoeveel het elke maand bespaart."),
	...how,
});

export const payback: Chart<typeof schema> = {
	name: "Terugverdiend",
	schema,
	sums: (_, { invested, perMonth }) => [{ ...divided(invested, perMonth), of: " maanden" }],
	undrawable: () => undefined,
	fields({ invested, perMonth }, words) {
		const months = Number((invested / perMonth).toFixed(1));
		return {
			rows: [
				{
					is: "open",
					share: 1,
					cells: isFew(months) ? months : undefined,
					value: inDutch(months),
					unit: `${isSingular(months) ? words.month : words.months},`,
					word: words.profit,
				},
			],
		};
	},
};
