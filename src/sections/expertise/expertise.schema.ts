import { z } from "astro/zod";
import { expertiseDrawing } from "../../drawings/expertise/expertise-drawing.schema.ts";
import { result } from "../../drawings/figures/measured.schema.ts";
import { named } from "../../fields/named.ts";
import {
	call,
	flag,
	icon,
	label,
	meta,
	order,
	paragraphs,
	quote,
	slug,
	source,
	text,
	withIcon,
} from "../../fields/parts.ts";

const technology = z
	.strictObject({
		name: label.meta({ exact: true, title: "Naam", description: "Hoe de techniek heet." }),
		icon,
		description: named(text.max(140), "Uitleg", "Zegt wat je eraan hebt."),
	})
	.meta({ group: true });

const processStep = z
	.strictObject({
		title: named(label, "Kop", "Hoe de stap heet."),
		icon,
		description: named(text.max(160), "Uitleg", "Zegt wat we dan doen."),
	})
	.meta({ group: true });

const impactCase = z
	.strictObject({
		client: named(label, "Klant", "Hoe we de klant mogen noemen, zoals 'Nederlandse verzekeraar'."),
		sector: label.meta({ title: "Sector", description: "De branche van de klant.", exact: true }),
		emoji: named(z.emoji(), "Emoji", "Staat bij de naam van de klant."),
		challenge: named(text, "Uitdaging", "Wat er speelde."),
		approach: named(text, "Aanpak", "Wat we deden."),
		technologies: z
			.array(label.meta({ exact: true }))
			.min(1)
			.meta({
				title: "Technologie",
				description: "Waarmee het gebouwd is; bezoekers kunnen hierop filteren.",
				item: "technologie",
			}),
		metrics: z.array(result).min(2).max(3).meta({
			title: "Cijfers",
			description: "Wat het de klant opleverde; elk cijfer kan een meting hebben.",
			item: "kerncijfer",
		}),
		source,
		results: z.array(text).min(2).max(4).meta({
			title: "Resultaten",
			description: "Wat de klant nu merkt.",
			item: "resultaat",
		}),
	})
	.meta({ group: true });

const english = z.literal(true).optional().meta({
	title: "Engels",
	description: "Zet dit aan als de tekst Engels is: een schermlezer spreekt hem dan zo uit.",
});

const badge = withIcon
	.omit({ text: true })
	.extend({
		title: named(label, "Tekst", "Wat het kenmerk zegt."),
		english,
		source,
	})
	.meta({ group: true });

/** content/expertise/*.yaml */
export const expertise = z
	.strictObject({
		name: label.meta({
			title: "Naam",
			description: "Hoe het vakgebied overal op de site heet, ook in het filter van Cases.",
		}),
		slug,
		order,
		flag,
		door: label.meta({
			title: "Deur op home",
			description: "Zegt op home, zonder tekening erbij, wat je op deze pagina vindt.",
		}),
		meta,
		summary: text.max(220).meta({
			title: "Samenvatting",
			description: "Een of twee zinnen voor de kaart op de pagina Expertise.",
		}),
		tags: z.array(label).min(3).max(8).meta({
			title: "Technieken op de kaart",
			description: "Staat op de kaart van dit vakgebied, op de pagina Expertise.",
			item: "techniek op de kaart",
		}),
		hero: z
			.strictObject({
				badge: named(label, "Regel boven de kop", "Noemt het vakgebied."),
				title: named(label, "Kop", "De grote kop bovenaan de pagina."),
				intro: named(text, "Inleiding", "Staat onder de kop."),
			})
			.meta({ title: "Bovenaan", silent: true }),
		stats: z
			.array(result.extend({ english, source }).meta({ group: true }))
			.length(3)
			.meta({
				title: "Kerncijfers",
				description: "De drie cijfers bovenaan de pagina; elk kan een meting hebben.",
				item: "kerncijfer",
			}),
		intro: z
			.strictObject({
				title: named(label, "Kop", "Staat boven de uitleg."),
				paragraphs,
				badges: z.array(badge).length(4).meta({
					title: "Kenmerken",
					description: "Waar jullie werk aan te herkennen is, elk met een icoon.",
					item: "kenmerk",
				}),
			})
			.meta({ title: "Uitleg" }),
		drawing: expertiseDrawing.optional().meta({
			together: true,
			title: "Tekening",
			description: "Laat in één oogopslag zien waar dit vakgebied over gaat.",
		}),
		technologies: z
			.strictObject({
				title: named(label, "Kop", "Staat boven de technieken."),
				intro: named(text, "Inleiding", "Staat onder de kop."),
				items: z.array(technology).length(8).meta({
					title: "Technieken",
					description: "De acht technieken van dit vakgebied, elk met een icoon.",
					item: "techniek",
				}),
			})
			.meta({ title: "Technieken" }),
		impact: z
			.strictObject({
				title: named(label, "Kop", "Staat boven de klantcases."),
				intro: named(text, "Inleiding", "Staat onder de kop."),
				cases: z.array(impactCase).length(3).meta({
					title: "Klantcases",
					description: "Drie klanten uit dit vakgebied, met wat het hun opleverde.",
					item: "klantcase",
				}),
			})
			.meta({ title: "Klantcases" }),
		process: z
			.strictObject({
				title: named(label, "Kop", "Staat boven de stappen."),
				intro: named(text, "Inleiding", "Staat onder de kop."),
				steps: z.array(processStep).min(3).max(6).meta({
					title: "Werkwijze",
					description: "De stappen van het werk, op volgorde.",
					item: "stap",
				}),
			})
			.meta({ title: "Werkwijze" }),
		quote: quote.optional(),
		/** Replaces the default closing call of content/paginas/expertise.yaml. */
		closing: call.partial().optional().meta({
			title: "Slotblok",
			description: "Komt onderaan deze pagina in plaats van het slotblok van alle expertises.",
			group: true,
		}),
	})
	.meta({ title: "Expertise", item: "expertise" });
