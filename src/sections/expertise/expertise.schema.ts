import { z } from "astro/zod";
import { expertiseDrawing } from "../../drawings/expertise-drawing.schema.ts";
import { result } from "../../drawings/figures/measured.schema.ts";
import {
	call,
	flag,
	group,
	headed,
	heading,
	icon,
	intro,
	label,
	line,
	list,
	meta,
	named,
	order,
	paragraphs,
	prose,
	quote,
	section,
	slug,
	source,
	text,
} from "../../fields/parts.ts";

const technology = group({
	name: line("Naam", "Hoe de techniek heet.").meta({ exact: true }),
	icon,
	description: named(text.max(140), "Uitleg", "Zegt wat je eraan hebt."),
});

const processStep = group({
	title: heading("Hoe de stap heet."),
	/** As much as fits in a corner of flag F. */
	description: named(text.max(110), "Uitleg", "Zegt wat we dan doen."),
});

const impactCase = group({
	client: line("Klant", "Hoe we de klant mogen noemen, zoals 'Nederlandse verzekeraar'."),
	sector: line("Sector", "De branche van de klant.").meta({ exact: true }),
	emoji: named(z.emoji(), "Emoji", "Staat bij de naam van de klant."),
	challenge: prose("Uitdaging", "Wat er speelde."),
	approach: prose("Aanpak", "Wat we deden."),
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
	results: list(text, "resultaat", "Resultaten", "Wat de klant nu merkt.").min(2).max(4),
});

const english = z.literal(true).optional().meta({
	title: "Engels",
	description: "Zet dit aan als de tekst Engels is: een schermlezer spreekt hem dan zo uit.",
});

const badge = group({
	title: line("Tekst", "Wat het kenmerk zegt."),
	english,
	source,
});

/** content/expertise/*.yaml */
export const expertise = section("Expertise", {
	name: line("Naam", "Hoe het vakgebied overal op de site heet, ook in het filter van Cases."),
	slug,
	order,
	flag,
	door: line("Deur op home", "Zegt op home, zonder tekening erbij, wat je op deze pagina vindt."),
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
	hero: section("Bovenaan", {
		badge: line("Regel boven de kop", "Noemt het vakgebied."),
		title: heading("De grote kop bovenaan de pagina."),
		intro: intro("Staat onder de kop."),
	}).meta({ silent: true }),
	stats: z
		.array(result.extend({ english, source }).meta({ group: true }))
		.length(3)
		.meta({
			title: "Kerncijfers",
			description: "De drie cijfers bovenaan de pagina; elk kan een meting hebben.",
			item: "kerncijfer",
		}),
	intro: headed("Uitleg", "Staat boven de uitleg.", {
		paragraphs,
		badges: z.array(badge).length(4).meta({
			title: "Kenmerken",
			description: "Waar jullie werk aan te herkennen is.",
			item: "kenmerk",
		}),
	}),
	drawing: expertiseDrawing.optional().meta({
		together: true,
		title: "Tekening",
		description: "Laat in één oogopslag zien waar dit vakgebied over gaat.",
	}),
	technologies: headed("Technieken", "Staat boven de technieken.", {
		intro: intro("Staat onder de kop."),
		items: z.array(technology).length(8).meta({
			title: "Technieken",
			description: "De acht technieken van dit vakgebied, elk met een icoon.",
			item: "techniek",
		}),
	}),
	impact: headed("Klantcases", "Staat boven de klantcases.", {
		intro: intro("Staat onder de kop."),
		cases: z.array(impactCase).length(3).meta({
			title: "Klantcases",
			description: "Drie klanten uit dit vakgebied, met wat het hun opleverde.",
			item: "klantcase",
		}),
	}),
	process: headed("Werkwijze", "Staat boven de stappen.", {
		intro: intro("Staat onder de kop."),
		steps: list(
			processStep,
			"stap",
			"Werkwijze",
			"De stappen van het werk, op volgorde. Vijf stappen worden samen vlag C, E of F, zes vlag D; elk ander aantal wordt een lijst.",
		)
			.min(3)
			.max(6),
	}),
	quote: quote.optional(),
	/** Replaces the default closing call of content/paginas/expertise.yaml. */
	closing: call.partial().optional().meta({
		title: "Slotblok",
		description: "Komt onderaan deze pagina in plaats van het slotblok van alle expertises.",
		group: true,
	}),
}).meta({ item: "expertise" });
