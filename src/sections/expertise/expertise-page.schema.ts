import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { call, label, meta, text } from "../../fields/parts.ts";

/** What the filters of the impact cases say. */
const impact = z
	.strictObject({
		sector: named(label, "Filter sector", "Staat boven de keuze van een sector."),
		technology: named(label, "Filter technologie", "Staat boven de keuze van een technologie."),
		all: named(label, "Keuze voor alles", "De eerste keuze in elk filter, die alles laat zien."),
		none: named(text, "Niets gevonden", "Staat er als er bij deze filters geen klantverhaal is."),
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
		before: named(label, "Eerst", "Staat in een tekening voor hoe het was."),
		now: named(label, "Nu", "Staat in een tekening voor hoe het is."),
		minutes: label.meta({
			exact: true,
			title: "Minuten",
			description: "Staat achter het aantal minuten van een stap: '12 min'.",
		}),
		/** After how many there were of them: more than one. */
		days: named(label, "Dagen", "Staat achter het aantal dagen dat iemand wachtte: '6 werkdagen'."),
		group: label.meta({
			title: "Groep",
			description: "De naam van de eerste kolom van een tekening, te horen met een schermlezer.",
		}),
		month: label.meta({
			title: "Maand",
			description: "Staat boven de maanden van een tekening, en voor het getal van de laatste.",
		}),
		wait: named(label, "Wachten", "Staat bij een lijn die een wachttijd is."),
		time: named(label, "Tijd", "Staat onder de pijl waarlangs de tijd loopt."),
	})
	.meta({ title: "Tekeningen" });

/** content/paginas/expertise.yaml */
export const expertisePage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina Expertise."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	techStack: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de technologieën."),
			intro: named(text, "Inleiding", "De tekst onder de kop."),
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
			relatedCases: named(label, "Kop boven de cases", "Staat boven de cases uit dit vakgebied."),
			moreCases: label.meta({
				title: "Link naar meer cases",
				description: "Staat onder die cases, naar de pagina Cases.",
			}),
			buying: label.meta({
				title: "Zo koop je dit",
				description:
					"Staat onderaan, voor de diensten: 'Zo koop je dit: een team per sprint of ...'.",
			}),
			or: named(label, "Voor de laatste dienst", "Staat daar voor de laatste: 'of'."),
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
