/** How much of a year something could be reached, drawn as the minutes in which it could not. */
import { z } from "astro/zod";
import { named } from "../../fields/parts.ts";
import { lengths } from "./bar.schema.ts";
import { allAreNothing, amount, type Chart, exact, how } from "./chart.schema.ts";

/** In minutes. */
const YEAR = 365 * 24 * 60;

const schema = z.strictObject({
	kind: z.literal("uptime"),
	was: named(amount, "Was", "Hoeveel minuten per jaar het onbereikbaar was."),
	now: named(amount, "Is nu", "Hoeveel minuten per jaar het nu onbereikbaar is."),
	...how,
});

export const uptime: Chart<typeof schema> = {
	name: "Uptime",
	schema,
	sums: (_, { now }) => [
		{
			value: 100 * (1 - now / YEAR),
			words: `een jaar van ${YEAR} minuten, waarvan ${exact.format(now)} onbereikbaar,`,
			of: " procent bereikbaar",
		},
	],
	undrawable({ was, now }) {
		const most = Math.max(was, now);
		if (most > YEAR)
			return `${most} minuten is langer dan een jaar, dat er ${YEAR} heeft. Vul de minuten per jaar in.`;
		return allAreNothing([was, now]);
	},
	fields: ({ was, now }, words) => ({
		...lengths({ unit: words.minutes, was, now }, words),
		unit: words.unreachable,
	}),
};
