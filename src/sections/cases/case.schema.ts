import { z } from "astro/zod";
import { architecture } from "../../drawings/architecture/architecture.schema.ts";
import { chartOf, result } from "../../drawings/figures/measured.schema.ts";
import { timeline } from "../../drawings/timeline/timeline.schema.ts";
import * as F from "../../fields/parts.ts";

/** One of a case's four figures; a case with a page of its own explains each. */
const caseMetric = F.group({
	...result.shape,
	/** By its length the page chooses its size. */
	value: F.caseFigureValue.meta({ exact: true }),
	icon: F.icon.optional(),
	description: F.prose("Uitleg", "Zegt op de eigen pagina wat er is gemeten.").optional(),
}).superRefine(({ measured }, { addIssue }) => {
	const message = measured && chartOf(measured).undrawable(measured);
	if (message) addIssue({ code: "custom", path: ["measured"], message });
});

const fact = F.group({
	label: F.line("Onderwerp", "Zoals 'Team' of 'Doorlooptijd'."),
	value: F.prose("Gegeven", "Wat er bij dit onderwerp te zeggen is."),
});

const choice = F.group({
	...F.titled.shape,
	price: F.prose("Prijs", "Wat deze keuze kostte, in geld, tijd of gemak."),
});

/** The case's own page, of 800 to 950 words with all that stands in drawings. */
const story = z
	.strictObject({
		meta: F.meta,
		title: F.line("Kop", "De grote kop bovenaan de pagina van de case.", 80),
		intro: F.intro("Zegt onder de kop waar de case over gaat."),
		/** `results-first`: figures counted in 50 steps of 30 ms. */
		layout: z.enum(["standard", "results-first"]).meta({
			title: "Opbouw",
			description: "Bepaalt of de cijfers vóór of na de aanpak staan.",
			choices: { standard: "Eerst de aanpak", "results-first": "Eerst de cijfers" },
		}),
		facts: F.list(fact, "gegeven", "In het kort", "De feiten naast het verhaal.").min(1).max(4),
		challenge: F.chapter.meta({ title: "Uitdaging" }),
		approach: F.section("Aanpak", {
			...F.chapter.shape,
			choices: F.list(choice, "keuze", "Keuzes", "Wat jullie kozen, en wat elke keuze kostte.")
				.min(2)
				.max(4),
		}),
		drawing: F.named(
			architecture.optional(),
			"Tekening",
			"Het systeem ervoor en erna, met lijnen.",
		),
		timeline: F.named(timeline.optional(), "Tijdlijn", "Hoe het ging, maand voor maand."),
		results: F.named(F.chapter, "Uitkomst", "Wat de klant nu merkt."),
		insights: F.headed("Inzichten", "Staat boven de inzichten.", {
			items: F.list(F.titled, "inzicht", "Inzichten", "Wat een ander van deze case kan overnemen.")
				.min(3)
				.max(4),
		}),
		closing: F.call,
	})
	.meta({
		description: "Het verhaal van de case, op een pagina van zichzelf.",
		withFile: true,
		item: "eigen pagina",
		sheet: true,
	});

/** content/cases/*.yaml */
export const caseEntry = F.section("Case", {
	title: F.line("Titel", "De naam van de case op kaarten en in links."),
	slug: F.slug,
	order: F.order,
	emoji: F.named(F.emoji, "Emoji", "Staat op de kaart van de case."),
	sector: F.line("Sector", "De branche van de klant."),
	dienst: F.named(F.reference("diensten"), "Dienst", "De dienst waarmee we het deden."),
	/** In which it was done. */
	year: F.named(F.whole(2000, 2100), "Jaar", "Het jaar waarin we het deden."),
	featured: F.named(z.boolean(), "Uitgelicht", "Zet de case groter op Cases en misschien op home."),
	/** '#' while there is no page. */
	link: z.string().meta({
		title: "Gaat naar",
		description: "De eigen pagina van de case, of # zolang die er niet is.",
		kind: "link",
	}),
	challenge: F.prose("Uitdaging", "Wat er speelde. De kaart toont het resultaat alleen."),
	approach: F.prose("Aanpak", "Wat we deden. De kaart toont het resultaat alleen."),
	result: F.prose("Resultaat", "Vat op de kaart in één zin samen wat het opleverde."),
	technologies: F.list(F.label, "technologie", "Technologie", "De kaart toont de eerste drie.").min(
		1,
	),
	/** File names (without .yaml). */
	expertise: F.list(
		F.reference("expertise", "diensten"),
		"expertise",
		"Expertise",
		"Bij welk vakgebied of welke dienst de case hoort; de eerste geeft de vlag.",
	).min(1),
	metrics: F.list(caseMetric, "kerncijfer", "Kerncijfers", "Wat het de klant opleverde.").length(4),
	source: F.source,
	story: story.optional(),
})
	.meta({
		description:
			"Werk dat is gedaan, met vier kerncijfers; met een verhaal krijgt het een eigen pagina.",
		item: "case",
	})
	.superRefine(({ story, metrics }, { addIssue }) => {
		const message =
			"een case met een eigen pagina heeft bij elk kerncijfer ook een icon en een description nodig.";
		for (const [at, { icon, description }] of metrics.entries())
			if (story && !(icon && description))
				addIssue({ code: "custom", path: ["metrics", at], message });
	});
