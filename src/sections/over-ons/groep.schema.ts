import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { call, facts, label, meta, paragraphs, signal, text } from "../../fields/parts.ts";

/** content/paginas/groep.yaml */
export const groepPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina over de groep."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	signal: signal.optional(),
	sections: z
		.array(
			z.strictObject({
				title: named(label, "Kop", "De kop boven dit stuk tekst."),
				paragraphs,
			}),
		)
		.min(2)
		.max(4)
		.meta({
			title: "Hoofdstukken",
			description: "De stukken tekst onder de inleiding.",
			item: "hoofdstuk",
		}),
	facts,
	back: named(label, "Link terug", "Staat onder de hoofdstukken, naar de pagina Over ons."),
	closing: call,
});
