import { z } from "astro/zod";
import { label, mail, meta, paragraphs, signal, text } from "../parts.ts";

/** content/paginas/toegankelijkheid.yaml */
export const toegankelijkheidPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	signal: signal.optional(),
	sections: z
		.array(z.strictObject({ title: label, paragraphs, items: z.array(text).min(2).optional() }))
		.min(3)
		.max(6),
	/** Leads to a prepared e-mail. */
	contact: mail.extend({ title: label, text, link: label }),
	/** When somebody last read this page beside the site. */
	date: text,
});
