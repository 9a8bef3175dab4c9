import { z } from "astro/zod";
import { call, figure, label, link, meta, paragraphs, signal, text, withIcon } from "../parts.ts";

/** content/paginas/over-ons.yaml */
export const overOnsPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	signal: signal.optional(),
	mission: z.strictObject({ title: label, paragraphs }),
	pillars: z.strictObject({ title: label, intro: text, items: z.array(withIcon).length(3) }),
	group: z.strictObject({ title: label, text, facts: z.array(figure).length(2), link: label }),
	/** About the company itself; one without a value is not shown: then `ask` tells what to find out. */
	facts: z.strictObject({
		title: label,
		items: z
			.array(z.strictObject({ label, value: label.optional(), ask: text.optional() }))
			.min(1)
			.max(6),
	}),
	links: z.array(z.strictObject({ title: label, text, link })).length(2),
	closing: call,
});
