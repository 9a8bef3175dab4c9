import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { call, label, meta, text } from "../../fields/parts.ts";
import { banner, caseWords } from "./case-words.schema.ts";

/** content/paginas/cases.yaml */
export const casesPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina Cases."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	filter: z
		.strictObject({
			label: named(label, "Bijschrift", "Staat voor de keuzes in het filter."),
			all: label.meta({
				title: "Keuze voor alles",
				description: "De eerste keuze in het filter, die alle cases laat zien.",
			}),
			list: label.meta({
				title: "Kop voor wie luistert",
				description: "De kop boven de cases; alleen een schermlezer leest hem voor.",
			}),
			none: named(text, "Niets gevonden", "Staat er als er bij een keuze geen case is."),
			reset: label.meta({
				title: "Link terug naar alles",
				description: "Staat onder 'niets gevonden' en laat weer alle cases zien.",
			}),
			status: label.meta({
				title: "Aantal voor wie luistert",
				description:
					"Wat een schermlezer zegt na een keuze; {keuze} is wat je koos, {getoond} en {totaal} zijn getallen.",
			}),
			expertise: z
				.array(z.string().meta({ names: ["expertise", "diensten"] }))
				.min(1)
				.meta({
					title: "Keuzes",
					description: "De expertises en diensten waarop een bezoeker kan filteren.",
					item: "keuze",
				}),
		})
		.meta({ title: "Filter" }),
	card: z
		.strictObject({
			read: label.meta({
				title: "Linktekst",
				description: "Staat op elke kaart van een case die een eigen pagina heeft.",
			}),
			about: label.meta({
				title: "Waarover, voor wie luistert",
				description: "Staat tussen die link en de naam van de case; alleen te horen.",
			}),
			soon: label.meta({
				title: "Zonder eigen pagina",
				description: "Staat op de kaart van een case waarvan de pagina nog moet komen.",
			}),
			was: label.meta({
				title: "Woord voor eerst",
				description: "Staat bij een cijfer, voor het getal van toen: 'eerst 6 uur'.",
			}),
		})
		.meta({ title: "Kaart van een case" }),
	banner,
	closing: call,
	detail: caseWords,
});
