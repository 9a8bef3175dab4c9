import { z } from "astro/zod";
import { label, phone, slug } from "./parts.ts";

/** content/identity.yaml: whose site this is. The one file a new owner replaces. */
export const identity = z.strictObject({
	name: label,
	tagline: label,
	/** The copyright year in the footer. */
	year: z.number().int().min(2000).max(2100),
	/** Where the site will stand, without a slash at the end. */
	url: z.url().regex(/[^/]$/, "laat de schuine streep aan het eind weg"),
	email: z.email(),
	phone,
	/** The group that the company belongs to; `slug` is its page below /over-ons. */
	group: z.strictObject({ name: label, slug }),
	/** The edge developer platform; `slug` is part of three addresses. */
	platform: z.strictObject({ name: label, slug }),
	/** What the law asks a company to show. What is not known yet is left out, never made up. */
	legal: z
		.strictObject({
			/** The number in the Dutch trade register. */
			kvk: z
				.string()
				.regex(/^\d{8}$/, 'schrijf acht cijfers tussen aanhalingstekens, zoals "12345678"')
				.optional(),
			/** For value-added tax. */
			btw: z
				.string()
				.regex(/^NL\d{9}B\d{2}$/, "schrijf het zonder punten, zoals NL123456789B01")
				.optional(),
			/** Where the company is visited, one part per line. */
			address: z.array(label).min(1).max(4).optional(),
		})
		.optional(),
	/** Which of the values above are still examples, as `name` or `group.name`. */
	placeholders: z.array(z.string()),
});

export type Identity = z.output<typeof identity>;
