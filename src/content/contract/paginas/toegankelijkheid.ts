import { z } from "astro/zod";
import { label, mail, meta, paragraphs, signal, text } from "../parts.ts";

/** content/paginas/toegankelijkheid.yaml */
export const toegankelijkheidPage = z.strictObject({
	meta,
	title: label.meta({ title: "Kop", description: "De kop bovenaan de verklaring." }),
	intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
	signal: signal.optional(),
	sections: z
		.array(
			z.strictObject({
				title: label.meta({ title: "Kop", description: "De kop boven dit stuk tekst." }),
				paragraphs,
				items: z.array(text).min(2).optional().meta({
					title: "Opsomming",
					description: "De punten onder de tekst; schrijf alleen op wat echt is gedaan.",
					item: "punt",
				}),
			}),
		)
		.min(3)
		.max(6)
		.meta({
			title: "Hoofdstukken",
			description: "Wat is getest, wat nog niet, en wat beter kan.",
			item: "hoofdstuk",
		}),
	contact: mail
		.extend({
			title: label.meta({ title: "Kop", description: "De kop van het laatste stuk." }),
			text: text.meta({ title: "Tekst", description: "Zegt hoe iemand een probleem meldt." }),
			link: label.meta({
				title: "Linktekst",
				description: "Opent een mail waarvan het onderwerp en de eerste regels klaarstaan.",
			}),
		})
		.meta({ title: "Een probleem melden", group: true }),
	date: text.meta({
		title: "Datum",
		description: "Zegt onderaan wanneer iemand deze verklaring het laatst heeft nagelopen.",
	}),
});
