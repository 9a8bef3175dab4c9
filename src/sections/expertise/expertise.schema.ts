import { z } from "astro/zod";
import { expertiseDrawing } from "../../drawings/expertise/expertise-drawing.schema.ts";
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
	description: line("Uitleg", "Zegt wat je eraan hebt.", 140),
});

const processStep = group({
	title: heading("Hoe de stap heet."),
	/** As much as fits in a corner of flag F. */
	description: line("Uitleg", "Zegt wat we dan doen.", 110),
});

const impactCase = group({
	client: line("Klant", "Hoe we de klant mogen noemen, zoals 'Nederlandse verzekeraar'."),
	sector: line("Sector", "De branche van de klant.").meta({ exact: true }),
	emoji: named(z.emoji(), "Emoji", "Staat bij de naam van de klant."),
	challenge: prose("Uitdaging", "Wat er speelde."),
	approach: prose("Aanpak", "Wat we deden."),
	technologies: list(
		label.meta({ exact: true }),
		"technologie",
		"Technologie",
		"Waarmee het gebouwd is; bezoekers kunnen hierop filteren.",
	).min(1),
	metrics: list(result, "kerncijfer", "Cijfers", "Wat het de klant opleverde.").min(2).max(3),
	source,
	results: list(text, "resultaat", "Resultaten", "Wat de klant nu merkt.").min(2).max(4),
});

const english = named(
	z.literal(true).optional(),
	"Engels",
	"Zet dit aan als de tekst Engels is: een schermlezer spreekt hem dan zo uit.",
);

const stat = group({ ...result.shape, english, source });

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
	summary: line("Samenvatting", "Een of twee zinnen voor de kaart op Expertise.", 220),
	tags: list(label, "techniek op de kaart", "Technieken op de kaart", "Staan op Expertise.")
		.min(3)
		.max(8),
	hero: section("Bovenaan", {
		badge: line("Regel boven de kop", "Noemt het vakgebied."),
		title: heading("De grote kop bovenaan de pagina."),
		intro: intro("Staat onder de kop."),
	}).meta({ silent: true }),
	stats: list(stat, "kerncijfer", "Kerncijfers", "De drie cijfers bovenaan de pagina.").length(3),
	intro: headed("Uitleg", "Staat boven de uitleg.", {
		paragraphs,
		badges: list(badge, "kenmerk", "Kenmerken", "Waar jullie werk aan te herkennen is.").length(4),
	}),
	drawing: named(expertiseDrawing.optional(), "Tekening", "Waar dit vakgebied over gaat.").meta({
		together: true,
	}),
	technologies: headed("Technieken", "Staat boven de technieken.", {
		intro: intro("Staat onder de kop."),
		items: list(technology, "techniek", "Technieken", "Alle acht van dit vakgebied.").length(8),
	}),
	impact: headed("Klantcases", "Staat boven de klantcases.", {
		intro: intro("Staat onder de kop."),
		cases: list(impactCase, "klantcase", "Klantcases", "Drie klanten uit dit vakgebied.").length(3),
	}),
	process: headed("Werkwijze", "Staat boven de stappen.", {
		intro: intro("Staat onder de kop."),
		steps: list(
			processStep,
			"stap",
			"Werkwijze",
			"Op volgorde. Vijf stappen worden samen vlag C, E of F, zes vlag D; elk ander aantal wordt een lijst.",
		)
			.min(3)
			.max(6),
	}),
	quote: quote.optional(),
	/** Replaces the default closing call of content/paginas/expertise.yaml. */
	closing: named(
		call.optional(),
		"Slotblok",
		"Komt onderaan deze pagina in plaats van het slotblok van alle expertises.",
	),
}).meta({ item: "expertise" });
