import { z } from "astro/zod";
import { architecture } from "../../drawings/architecture/architecture.schema.ts";
import { result } from "../../drawings/figures/measured.schema.ts";
import { timeline } from "../../drawings/timeline/timeline.schema.ts";
import {
	call,
	caseFigureValue,
	chapter,
	group,
	headed,
	icon,
	intro,
	label,
	line,
	list,
	meta,
	named,
	order,
	prose,
	reference,
	section,
	slug,
	source,
	titled,
	whole,
} from "../../fields/parts.ts";

/** One of a case's four figures; a case with a page of its own explains each. */
const caseMetric = group({
	...result.shape,
	/** By its length the page chooses its size. */
	value: caseFigureValue.meta({ exact: true }),
	icon: icon.optional(),
	description: prose("Uitleg", "Zegt op de eigen pagina wat er is gemeten.").optional(),
});

const fact = group({
	label: line("Onderwerp", "Zoals 'Team' of 'Doorlooptijd'."),
	value: prose("Gegeven", "Wat er bij dit onderwerp te zeggen is."),
});

const choice = group({
	...titled.shape,
	price: prose("Prijs", "Wat deze keuze kostte, in geld, tijd of gemak."),
});

/** The case's own page, of 800 to 950 words with all that stands in drawings. */
const story = z
	.strictObject({
		meta,
		title: line("Kop", "De grote kop bovenaan de pagina van de case.", 80),
		intro: intro("Zegt onder de kop waar de case over gaat."),
		/** `results-first`: figures counted in 50 steps of 30 ms. */
		layout: z.enum(["standard", "results-first"]).meta({
			title: "Opbouw",
			description: "Bepaalt of de cijfers vóór of na de aanpak staan.",
			choices: { standard: "Eerst de aanpak", "results-first": "Eerst de cijfers" },
		}),
		facts: list(fact, "gegeven", "In het kort", "De feiten naast het verhaal.").min(1).max(4),
		challenge: chapter.meta({ title: "Uitdaging" }),
		approach: section("Aanpak", {
			...chapter.shape,
			choices: list(choice, "keuze", "Keuzes", "Wat jullie kozen, en wat elke keuze kostte.")
				.min(2)
				.max(4),
		}),
		drawing: named(architecture.optional(), "Tekening", "Het systeem ervoor en erna, met lijnen."),
		timeline: named(timeline.optional(), "Tijdlijn", "Hoe het ging, maand voor maand."),
		results: named(chapter, "Uitkomst", "Wat de klant nu merkt."),
		insights: headed("Inzichten", "Staat boven de inzichten.", {
			items: list(titled, "inzicht", "Inzichten", "Wat een ander van deze case kan overnemen.")
				.min(3)
				.max(4),
		}),
		closing: call,
	})
	.meta({
		description: "Het verhaal van de case, op een pagina van zichzelf.",
		withFile: true,
		item: "eigen pagina",
		sheet: true,
	});

/** content/cases/*.yaml */
export const caseEntry = section("Case", {
	title: line("Titel", "De naam van de case op kaarten en in links."),
	slug,
	order,
	emoji: named(z.emoji(), "Emoji", "Staat op de kaart van de case."),
	sector: line("Sector", "De branche van de klant."),
	dienst: named(reference("diensten"), "Dienst", "De dienst waarmee we het deden."),
	/** In which it was done. */
	year: named(whole(2000, 2100), "Jaar", "Het jaar waarin we het deden."),
	featured: named(z.boolean(), "Uitgelicht", "Zet de case groter op Cases en misschien op home."),
	/** '#' while there is no page. */
	link: z.string().meta({
		title: "Gaat naar",
		description: "De eigen pagina van de case, of # zolang die er niet is.",
		kind: "link",
	}),
	challenge: prose("Uitdaging", "Wat er speelde. De kaart toont het resultaat alleen."),
	approach: prose("Aanpak", "Wat we deden. De kaart toont het resultaat alleen."),
	result: prose("Resultaat", "Vat op de kaart in één zin samen wat het opleverde."),
	technologies: list(label, "technologie", "Technologie", "De kaart toont de eerste drie.").min(1),
	/** File names (without .yaml). */
	expertise: list(
		reference("expertise", "diensten"),
		"expertise",
		"Expertise",
		"Bij welk vakgebied of welke dienst de case hoort; de eerste geeft de vlag.",
	).min(1),
	metrics: list(caseMetric, "kerncijfer", "Kerncijfers", "Wat het de klant opleverde.").length(4),
	source,
	story: story.optional(),
}).meta({
	description:
		"Werk dat is gedaan, met vier kerncijfers; met een verhaal krijgt het een eigen pagina.",
	item: "case",
});
