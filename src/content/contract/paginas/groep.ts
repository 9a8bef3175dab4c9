import { z } from "astro/zod";
import { call, facts, label, meta, paragraphs, signal, text } from "../parts.ts";

/** content/paginas/groep.yaml */
export const groepPage = z.strictObject({
	meta,
	title: label.meta({ title: "Kop", description: "De kop bovenaan de pagina over de groep." }),
	intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
	signal: signal.optional(),
	sections: z
		.array(
			z.strictObject({
				title: label.meta({ title: "Kop", description: "De kop boven dit stuk tekst." }),
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
	back: label.meta({
		title: "Link terug",
		description: "Staat onder de hoofdstukken, naar de pagina Over ons.",
	}),
	closing: call,
});
