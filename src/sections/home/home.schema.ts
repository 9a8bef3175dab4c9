import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { call, figure, label, link, meta, quote, text, titled } from "../../fields/parts.ts";

/** content/paginas/home.yaml */
export const homePage = z.strictObject({
	meta,
	hero: z
		.strictObject({
			title: label.meta({
				title: "Kop",
				description: "De grootste kop van de site, naast de vlaggen die samen TEAM spellen.",
			}),
			pitch: named(text, "Inleiding", "De zin onder de kop: wat je doet en voor wie."),
			primary: label.meta({
				title: "Eerste knop",
				description: "De volle knop onder de inleiding, naar de pagina Contact.",
			}),
			secondary: named(label, "Tweede knop", "De knop ernaast, naar de pagina Expertise."),
			groupNote: label.meta({
				title: "Regel over de groep",
				description: "De kleine link boven de kop, naar de pagina over de groep.",
			}),
		})
		.meta({ title: "Bovenaan", silent: true }),
	why: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de drie redenen."),
			intro: named(text, "Inleiding", "De zin onder de kop."),
			items: z.array(titled).length(3).meta({
				title: "Redenen",
				description: "De drie redenen om voor jullie te kiezen, naast elkaar.",
				item: "reden",
			}),
		})
		.meta({ title: "Waarom" }),
	services: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de twee kaarten van diensten."),
			intro: text.meta({
				title: "Inleiding",
				description: "De tekst onder de kop, met eronder de link naar de vijf vragen.",
			}),
			items: z
				.array(
					z.strictObject({
						dienst: z.string().meta({
							title: "Welke dienst",
							description: "De dienst waar deze kaart over gaat; daar komen vlag en naam vandaan.",
							names: ["diensten"],
						}),
						text: named(text, "Tekst", "Staat op de kaart, onder de naam van de dienst."),
						facts: z.array(figure).min(1).max(3).meta({
							title: "Cijfers",
							description: "De cijfers in de vlag van de kaart.",
							item: "cijfer",
						}),
						more: label.meta({
							title: "Linktekst",
							description: "De link onder de tekst, naar de pagina van de dienst.",
						}),
					}),
				)
				.length(2)
				.meta({
					title: "Diensten",
					description: "De twee diensten die op home een kaart hebben.",
					item: "dienst",
				}),
			advice: named(link, "Link naar de derde dienst", "Staat onder de kaarten."),
		})
		.meta({ title: "Wat we doen" }),
	expertise: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de vlaggen van de expertises."),
			intro: named(text.optional(), "Inleiding", "De zin onder de kop."),
			more: named(label, "Linktekst", "De link onder de vlaggen, naar de pagina Expertise."),
		})
		.meta({ title: "Expertise" }),
	/** Shows the first two featured cases. */
	cases: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de twee uitgelichte cases."),
			intro: named(text.optional(), "Inleiding", "De zin onder de kop."),
			more: named(label, "Linktekst", "De link onder de cases, naar de pagina Cases."),
		})
		.meta({ title: "Cases" }),
	community: z
		.strictObject({
			// Its fields stand under the title of the section.
			quote: quote.meta({ title: undefined }),
			button: named(label, "Knoptekst", "De knop bij het citaat, naar de pagina Werken bij."),
		})
		.meta({ title: "Citaat" }),
	closing: call,
});
