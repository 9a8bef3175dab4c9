import { z } from "astro/zod";
import { call, figure, label, link, meta, paragraphs, text, withIcon } from "../parts.ts";

/** content/paginas/over-ons.yaml */
export const overOnsPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	mission: z.strictObject({ title: label, paragraphs }),
	pillars: z.strictObject({ title: label, intro: text, items: z.array(withIcon).length(3) }),
	group: z.strictObject({ title: label, text, facts: z.array(figure).length(2), link: label }),
	links: z.array(z.strictObject({ title: label, text, link })).length(2),
	closing: call,
});
