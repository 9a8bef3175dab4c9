import { z } from "astro/zod";
import { call, label, meta, text } from "../parts.ts";

/** What the filters of the impact cases say. */
const impact = z
	.strictObject({
		sector: label.meta({
			title: "Filter sector",
			description: "Staat boven de keuze van een sector.",
		}),
		technology: label.meta({
			title: "Filter technologie",
			description: "Staat boven de keuze van een technologie.",
		}),
		all: label.meta({
			title: "Keuze voor alles",
			description: "De eerste keuze in elk filter, die alles laat zien.",
		}),
		none: text.meta({
			title: "Niets gevonden",
			description: "Staat er als er bij deze filters geen klantverhaal is.",
		}),
		reset: label.meta({
			title: "Knop terug naar alles",
			description: "Staat onder 'niets gevonden' en laat weer alles zien.",
		}),
		status: label.meta({
			title: "Aantal voor wie luistert",
			description:
				"Wat een schermlezer zegt na een keuze; {keuze} is wat je koos, {getoond} en {totaal} zijn getallen.",
		}),
		challenge: label.meta({
			title: "Bijschrift uitdaging",
			description: "Staat in elk klantverhaal boven wat er speelde.",
		}),
		approach: label.meta({
			title: "Bijschrift aanpak",
			description: "Staat in elk klantverhaal boven wat jullie deden.",
		}),
		results: label.meta({
			title: "Bijschrift resultaten",
			description: "Staat in elk klantverhaal boven wat het opleverde.",
		}),
	})
	.meta({ title: "Klantverhalen" });

/** Small words on the drawings. */
const drawing = z
	.strictObject({
		before: label.meta({ title: "Eerst", description: "Staat in een tekening voor hoe het was." }),
		now: label.meta({ title: "Nu", description: "Staat in een tekening voor hoe het is." }),
		minutes: label.meta({
			exact: true,
			title: "Minuten",
			description: "Staat achter het aantal minuten van een stap: '12 min'.",
		}),
		/** After how many there were of them: more than one. */
		days: label.meta({
			title: "Dagen",
			description: "Staat achter het aantal dagen dat iemand wachtte: '6 werkdagen'.",
		}),
		group: label.meta({
			title: "Groep",
			description: "De naam van de eerste kolom van een tekening, te horen met een schermlezer.",
		}),
		month: label.meta({
			title: "Maand",
			description: "Staat boven de maanden van een tekening, en voor het getal van de laatste.",
		}),
		wait: label.meta({ title: "Wachten", description: "Staat bij een lijn die een wachttijd is." }),
		time: label.meta({
			title: "Tijd",
			description: "Staat onder de pijl waarlangs de tijd loopt.",
		}),
	})
	.meta({ title: "Tekeningen" });

/** content/paginas/expertise.yaml */
export const expertisePage = z.strictObject({
	meta,
	title: label.meta({ title: "Kop", description: "De kop bovenaan de pagina Expertise." }),
	intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
	techStack: z
		.strictObject({
			title: label.meta({ title: "Kop", description: "Staat boven de technologieën." }),
			intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
			items: z
				.array(
					z
						.strictObject({
							name: label.meta({
								title: "Naam",
								description:
									"Een technologie die bij een expertise staat; daar komt het icoon vandaan.",
								names: ["technologies"],
							}),
							description: text.max(140).meta({
								title: "Uitleg",
								description: "Zegt in een of twee zinnen wat je eraan hebt.",
							}),
						})
						.meta({ group: true }),
				)
				.min(8)
				.max(16)
				.meta({
					title: "Technologieën",
					description: "De techniek waar jullie teams mee werken.",
					item: "technologie",
				}),
		})
		.meta({ title: "Tech Stack" }),
	closing: call,
	detail: z
		.strictObject({
			relatedCases: label.meta({
				title: "Kop boven de cases",
				description: "Staat boven de cases uit dit vakgebied.",
			}),
			moreCases: label.meta({
				title: "Link naar meer cases",
				description: "Staat onder die cases, naar de pagina Cases.",
			}),
			buying: label.meta({
				title: "Zo koop je dit",
				description:
					"Staat onderaan, voor de diensten: 'Zo koop je dit: een team per sprint of ...'.",
			}),
			or: label.meta({
				title: "Voor de laatste dienst",
				description: "Staat daar voor de laatste: 'of'.",
			}),
			impact,
			drawing,
			/** Of a page that has none of its own. */
			closing: call.meta({
				title: "Slotblok van een expertise",
				description: "Staat onderaan de pagina van een expertise die zelf geen slotblok heeft.",
			}),
		})
		.meta({
			title: "Pagina van een expertise",
			description: "Woorden die op de pagina van elke expertise staan.",
			sheet: true,
		}),
});
