import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { label, mail, meta, paragraphs, signal, text } from "../../fields/parts.ts";

/** content/paginas/toegankelijkheid.yaml */
export const toegankelijkheidPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de verklaring."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	signal: signal.optional(),
	sections: z
		.array(
			z.strictObject({
				title: named(label, "Kop", "De kop boven dit stuk tekst."),
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
			title: named(label, "Kop", "De kop van het laatste stuk."),
			text: named(text, "Tekst", "Zegt hoe iemand een probleem meldt."),
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
