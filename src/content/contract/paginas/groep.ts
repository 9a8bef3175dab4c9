import { z } from "astro/zod";
import { call, label, meta, paragraphs, signal, text } from "../parts.ts";

/** content/paginas/groep.yaml */
export const groepPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	signal: signal.optional(),
	sections: z
		.array(z.strictObject({ title: label, paragraphs }))
		.min(2)
		.max(4),
	back: label,
	closing: call,
});
