import { z } from "astro/zod";
import { expertiseDrawing } from "../../drawings/expertise/expertise-drawing.schema.ts";
import { result } from "../../drawings/figures/measured.schema.ts";
import * as F from "../../fields/parts.ts";

const technology = F.group({
	name: F.line("Naam", "Hoe de techniek heet.").meta({ exact: true }),
	icon: F.icon,
	description: F.line("Uitleg", "Zegt wat je eraan hebt.", 140),
});

const processStep = F.group({
	title: F.heading("Hoe de stap heet."),
	/** As much as fits in a corner of flag F. */
	description: F.line("Uitleg", "Zegt wat we dan doen.", 110),
});

const impactCase = F.group({
	client: F.line("Klant", "Hoe we de klant mogen noemen, zoals 'Nederlandse verzekeraar'."),
	sector: F.line("Sector", "De branche van de klant.").meta({ exact: true }),
	emoji: F.named(F.emoji, "Emoji", "Staat bij de naam van de klant."),
	challenge: F.prose("Uitdaging", "Wat er speelde."),
	approach: F.prose("Aanpak", "Wat we deden."),
	technologies: F.list(
		F.label.meta({ exact: true }),
		"technologie",
		"Technologie",
		"Waarmee het gebouwd is; bezoekers kunnen hierop filteren.",
	).min(1),
	metrics: F.list(result, "kerncijfer", "Cijfers", "Wat het de klant opleverde.").min(2).max(3),
	source: F.source,
	results: F.list(F.text, "resultaat", "Resultaten", "Wat de klant nu merkt.").min(2).max(4),
});

const english = F.named(
	z.literal(true).optional(),
	"Engels",
	"Zet dit aan als de tekst Engels is: een schermlezer spreekt hem dan zo uit.",
);

const stat = F.group({ ...result.shape, english, source: F.source });

const badge = F.group({
	title: F.line("Tekst", "Wat het kenmerk zegt."),
	english,
	source: F.source,
});

/** content/expertise/*.yaml */
export const expertise = F.section("Expertise", {
	name: F.line("Naam", "Hoe het vakgebied overal op de site heet, ook in het filter van Cases."),
	slug: F.slug,
	order: F.order,
	flag: F.flag,
	door: F.line("Deur op home", "Zegt op home, zonder tekening erbij, wat je op deze pagina vindt."),
	meta: F.meta,
	summary: F.line("Samenvatting", "Een of twee zinnen voor de kaart op Expertise.", 220),
	tags: F.list(F.label, "techniek op de kaart", "Technieken op de kaart", "Staan op Expertise.")
		.min(3)
		.max(8),
	hero: F.section("Bovenaan", {
		badge: F.line("Regel boven de kop", "Noemt het vakgebied."),
		title: F.heading("De grote kop bovenaan de pagina."),
		intro: F.intro("Staat onder de kop."),
	}).meta({ silent: true }),
	stats: F.list(stat, "kerncijfer", "Kerncijfers", "De drie cijfers bovenaan de pagina.").length(3),
	intro: F.headed("Uitleg", "Staat boven de uitleg.", {
		paragraphs: F.paragraphs,
		badges: F.list(badge, "kenmerk", "Kenmerken", "Waar jullie werk aan te herkennen is.").length(
			4,
		),
	}),
	drawing: F.named(expertiseDrawing.optional(), "Tekening", "Waar dit vakgebied over gaat.").meta({
		together: true,
	}),
	technologies: F.headed("Technieken", "Staat boven de technieken.", {
		intro: F.intro("Staat onder de kop."),
		items: F.list(technology, "techniek", "Technieken", "Alle acht van dit vakgebied.").length(8),
	}),
	impact: F.headed("Klantcases", "Staat boven de klantcases.", {
		intro: F.intro("Staat onder de kop."),
		cases: F.list(impactCase, "klantcase", "Klantcases", "Drie klanten uit dit vakgebied.").length(
			3,
		),
	}),
	process: F.headed("Werkwijze", "Staat boven de stappen.", {
		intro: F.intro("Staat onder de kop."),
		steps: F.list(
			processStep,
			"stap",
			"Werkwijze",
			"Op volgorde. Vijf stappen worden samen vlag C, E of F, zes vlag D; elk ander aantal wordt een lijst.",
		)
			.min(3)
			.max(6),
	}),
	quote: F.quote.optional(),
	/** Replaces the default closing call of content/paginas/expertise.yaml. */
	closing: F.named(
		F.call.optional(),
		"Slotblok",
		"Komt onderaan deze pagina in plaats van het slotblok van alle expertises.",
	),
}).meta({ item: "expertise" });
