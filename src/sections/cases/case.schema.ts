import { z } from "astro/zod";
import { architecture } from "../../drawings/architecture/architecture.schema.ts";
import { result } from "../../drawings/figures/measured.schema.ts";
import { timeline } from "../../drawings/timeline/timeline.schema.ts";
import {
	call,
	caseFigureValue,
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
	section,
	slug,
	source,
	text,
	titled,
} from "../../fields/parts.ts";

/** One of a case's four figures; a case with a page of its own explains each. */
const caseMetric = result
	.extend({
		/** By its length the page chooses its size. */
		value: caseFigureValue.meta({ exact: true }),
		icon: icon.optional(),
		description: text.optional().meta({
			title: "Uitleg",
			description: "Zegt op de pagina van de case wat er is gemeten.",
		}),
	})
	.meta({ group: true });

/** A part of the story. */
const chapter = z.strictObject({
	title: heading("Staat boven dit deel van het verhaal."),
	paragraphs,
});

/** The case's own page, of 800 to 950 words with all that stands in drawings. */
const story = z
	.strictObject({
		meta,
		title: named(text.max(80), "Kop", "De grote kop bovenaan de pagina van de case."),
		intro: intro("Zegt onder de kop waar de case over gaat."),
		/** `results-first`: figures counted in 50 steps of 30 ms. */
		layout: z.enum(["standard", "results-first"]).meta({
			title: "Opbouw",
			description: "Bepaalt of de cijfers vóór of na de aanpak staan.",
			choices: { standard: "Eerst de aanpak", "results-first": "Eerst de cijfers" },
		}),
		facts: list(
			group({
				label: line("Onderwerp", "Zoals 'Team' of 'Doorlooptijd'."),
				value: prose("Gegeven", "Wat er bij dit onderwerp te zeggen is."),
			}),
			"gegeven",
			"In het kort",
			"De feiten naast het verhaal, zoals 'Team' en 'Doorlooptijd'.",
		)
			.min(1)
			.max(4),
		challenge: chapter.meta({ title: "Uitdaging" }),
		approach: chapter
			.extend({
				choices: list(
					titled
						.extend({
							price: prose("Prijs", "Wat deze keuze kostte, in geld, tijd of gemak."),
						})
						.meta({ group: true }),
					"keuze",
					"Keuzes",
					"Wat jullie kozen, en wat elke keuze kostte.",
				)
					.min(2)
					.max(4),
			})
			.meta({ title: "Aanpak" }),
		drawing: architecture.optional().meta({
			title: "Tekening",
			description: "Het systeem ervoor en erna, in kolommen met lijnen ertussen.",
		}),
		timeline: timeline
			.optional()
			.meta({ title: "Tijdlijn", description: "Hoe het ging, maand voor maand." }),
		results: chapter
			.extend({
				paragraphs: paragraphs.meta({
					description: "Wat de klant nu merkt. Elke alinea is een eigen tekst.",
				}),
			})
			.meta({ title: "Uitkomst" }),
		insights: headed("Inzichten", "Staat boven de inzichten.", {
			items: list(titled, "inzicht", "Inzichten", "Wat een ander van deze case kan overnemen.")
				.min(3)
				.max(4),
		}),
		closing: call,
	})
	.superRefine(({ approach: { choices }, timeline }, context) => {
		timeline?.below.forEach(({ choice }, i) => {
			if (choice > choices.length)
				context.addIssue({
					code: "custom",
					path: ["timeline", "below", i, "choice"],
					message: `er is geen keuze ${choice}: onder approach staan er ${choices.length}. Tel vanaf 1, of schrijf de keuze erbij.`,
				});
		});
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
	dienst: z.string().meta({
		title: "Dienst",
		description: "De dienst waarmee we het deden.",
		names: ["diensten"],
	}),
	/** In which it was done. */
	year: named(z.number().int().min(2000).max(2100), "Jaar", "Het jaar waarin we het deden."),
	featured: z.boolean().meta({
		title: "Uitgelicht",
		description: "Zet de case groter op de pagina met cases en, als er plek is, op home.",
	}),
	/** '#' while there is no page. */
	link: z.string().meta({
		title: "Gaat naar",
		description: "De eigen pagina van de case, of # zolang die er niet is.",
		kind: "link",
	}),
	challenge: prose("Uitdaging", "Zegt op de kaart wat er speelde."),
	approach: prose("Aanpak", "Zegt op de kaart wat we deden."),
	result: prose("Resultaat", "Vat in één zin samen wat het opleverde."),
	technologies: z.array(label).min(1).meta({
		title: "Technologie",
		description: "Waarmee het gebouwd is; de eerste drie staan op de kaart.",
		item: "technologie",
	}),
	/** File names (without .yaml). */
	expertise: z
		.array(z.string().meta({ names: ["expertise", "diensten"] }))
		.min(1)
		.meta({
			title: "Expertise",
			description: "Bij welk vakgebied of welke dienst de case hoort; de eerste geeft de vlag.",
			item: "expertise",
		}),
	metrics: z.array(caseMetric).length(4).meta({
		title: "Kerncijfers",
		description: "Wat het opleverde; elk cijfer kan een meting hebben waar het op berust.",
		item: "kerncijfer",
	}),
	source: source.meta({
		description: "Een rapport, een meting, een klant. Geen bezoeker ziet dit.",
	}),
	story: story.optional(),
}).meta({
	description:
		"Werk dat is gedaan, met vier kerncijfers; met een verhaal krijgt het een eigen pagina.",
	item: "case",
});
