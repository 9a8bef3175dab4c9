import { z } from "astro/zod";
import { call, figure, label, meta, quote, text } from "../parts.ts";

/** content/paginas/home.yaml */
export const homePage = z.strictObject({
	meta,
	hero: z.strictObject({
		title: label,
		pitch: text,
		primary: label,
		secondary: label,
		groupNote: label,
	}),
	why: z.strictObject({
		title: label,
		intro: text,
		items: z.array(z.strictObject({ title: label, text })).length(3),
	}),
	/** `items` names files in content/diensten. */
	services: z.strictObject({
		title: label,
		intro: text,
		items: z
			.array(
				z.strictObject({
					dienst: z.string(),
					text,
					/** The figures that stand in the flag. */
					facts: z.array(figure).min(1).max(3),
					more: label,
				}),
			)
			.length(2),
	}),
	expertise: z.strictObject({ title: label, intro: text, more: label }),
	/** Shows the first two featured cases. */
	cases: z.strictObject({ title: label, intro: text, more: label }),
	community: z.strictObject({ quote, button: label }),
	closing: call,
});
