import { z } from "astro/zod";
import { call, figure, label, link, meta, paragraphs, signal, text, withIcon } from "../parts.ts";

/** content/paginas/over-ons.yaml */
export const overOnsPage = z.strictObject({
	meta,
	title: label.meta({ title: "Kop", description: "De kop bovenaan de pagina Over ons." }),
	intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
	signal: signal.optional(),
	mission: z
		.strictObject({
			title: label.meta({ title: "Kop", description: "Staat boven de missie." }),
			paragraphs,
		})
		.meta({ title: "Missie" }),
	pillars: z
		.strictObject({
			title: label.meta({ title: "Kop", description: "Staat boven de drie pijlers." }),
			intro: text.meta({ title: "Inleiding", description: "De zin onder de kop." }),
			items: z.array(withIcon).length(3).meta({
				title: "Pijlers",
				description: "De drie pijlers, elk met een icoon.",
				item: "pijler",
			}),
		})
		.meta({ title: "Drie pijlers" }),
	group: z
		.strictObject({
			title: label.meta({ title: "Kop", description: "Staat boven het stuk over de groep." }),
			text: text.meta({ title: "Tekst", description: "Wat een klant merkt van de groep." }),
			facts: z.array(figure).length(2).meta({
				title: "Cijfers",
				description: "De twee cijfers van de groep; ze staan ook bovenaan de pagina over de groep.",
				item: "cijfer",
			}),
			link: label.meta({
				title: "Linktekst",
				description: "Staat onder de cijfers, naar de pagina over de groep.",
			}),
		})
		.meta({ title: "De groep" }),
	/** One without a value is not shown: then `ask` tells what to find out. */
	facts: z
		.strictObject({
			title: label.meta({
				title: "Kop",
				description: "Staat boven de feiten over het bedrijf, zodra er een is ingevuld.",
			}),
			items: z
				.array(
					z
						.strictObject({
							label: label.meta({
								title: "Bijschrift",
								description: "Wat het feit is: 'opgericht'.",
							}),
							value: label.optional().meta({
								title: "Antwoord",
								description:
									"In een paar woorden; zolang dit leeg is, staat dit feit niet op de pagina.",
							}),
							ask: text.optional().meta({
								title: "Uit te zoeken",
								description: "Wat jullie nog moeten uitzoeken; bezoekers zien dit niet.",
							}),
						})
						.meta({ group: true }),
				)
				.min(1)
				.max(6)
				.meta({
					title: "Feiten",
					description: "Wat kopers en sollicitanten over het bedrijf willen weten.",
					item: "feit",
				}),
		})
		.meta({ title: "In het kort" }),
	links: z
		.array(
			z.strictObject({
				title: label.meta({ title: "Kop", description: "De kop van deze verwijzing." }),
				text: text.meta({ title: "Tekst", description: "Zegt wat je op die andere pagina leest." }),
				link,
			}),
		)
		.length(2)
		.meta({
			title: "Verwijzingen",
			description: "De twee verwijzingen naar andere pagina's, boven het slotblok.",
			item: "verwijzing",
		}),
	closing: call,
});
