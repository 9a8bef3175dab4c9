import { z } from "astro/zod";
import { label, meta, text } from "../parts.ts";

/** content/paginas/niet-gevonden.yaml */
export const notFoundPage = z.strictObject({
	meta,
	/** English to the letter, as specified. */
	code: label,
	title: label,
	button: label,
	/** What the two flags mean, in Dutch. */
	flags: text,
});
