import { z } from "astro/zod";
import {
	heading,
	intro,
	line,
	list,
	mail,
	meta,
	paragraphs,
	prose,
	signal,
	text,
} from "../../fields/parts.ts";

/** content/paginas/toegankelijkheid.yaml */
export const toegankelijkheidPage = z.strictObject({
	meta,
	title: heading("De kop bovenaan de verklaring."),
	intro: intro("De tekst onder de kop."),
	signal: signal.optional(),
	sections: list(
		z.strictObject({
			title: heading("De kop boven dit stuk tekst."),
			paragraphs,
			items: z.array(text).min(2).optional().meta({
				title: "Opsomming",
				description: "De punten onder de tekst; schrijf alleen op wat echt is gedaan.",
				item: "punt",
			}),
		}),
		"hoofdstuk",
		"Hoofdstukken",
		"Wat is getest, wat nog niet, en wat beter kan.",
	)
		.min(3)
		.max(6),
	contact: mail
		.extend({
			title: heading("De kop van het laatste stuk."),
			text: prose("Tekst", "Zegt hoe iemand een probleem meldt."),
			link: line(
				"Linktekst",
				"Opent een mail waarvan het onderwerp en de eerste regels klaarstaan.",
			),
		})
		.meta({ title: "Een probleem melden", group: true }),
	date: prose("Datum", "Zegt onderaan wanneer iemand deze verklaring het laatst heeft nagelopen."),
});
