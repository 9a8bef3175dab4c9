import { z } from "astro/zod";
import { named, slug, source, typed } from "../fields/parts.ts";

/**
 * content/claims.yaml: figures and promises that stand in more than one place,
 * or in more than one wording. Texts refer to them as `{{claims.id.reading}}`.
 */
export const claimsFile = z
	.record(
		slug,
		z.strictObject({
			about: typed.meta({
				title: "Waar het over gaat",
				description: "Wat er wordt beloofd, en waar het staat. Geen bezoeker ziet dit.",
			}),
			source,
			/**
			 * Name of the wording and the wording itself. More than one: they contradict.
			 * As typed: the text that refers to one may be an e-mail or what visitors search for.
			 */
			readings: z.record(
				slug,
				named(typed.max(60), "Lezing", "Verandert overal waar dit cijfer of deze belofte staat."),
			),
		}),
	)
	.meta({
		description: "Een cijfer of belofte die op meer dan één plek staat; teksten verwijzen ernaar.",
		item: "cijfer of belofte",
	});
