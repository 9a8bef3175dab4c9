import { z } from "astro/zod";
import { label, slug, source, text } from "./parts.ts";

/**
 * content/claims.yaml: figures and promises that stand in more than one place,
 * or in more than one wording. Texts refer to them as `{{claims.id.reading}}`.
 */
export const claims = z.record(
	slug,
	z.strictObject({
		/** What is claimed, and where the readings stand. */
		about: text,
		source,
		/** Name of the wording and the wording itself. More than one: they contradict. */
		readings: z.record(slug, label),
	}),
);
