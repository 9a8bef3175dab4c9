/** The one drawing of a field of expertise: what the field is about, at a glance. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { label, source, text } from "../../fields/parts.ts";

/** Words on the drawing itself, where little fits. */
const short = text.max(28);

const shared = {
	/** Search finds it; the words below stand in the figure and are not found. */
	title: named(label, "Kop", "Staat boven de tekening, en op home achter de vlag."),
	text: named(text.max(180), "Uitleg", "Zegt wat de tekening laat zien."),
	note: text.max(160).optional().meta({
		title: "Opmerking",
		description: "Zegt wat in de tekening een voorbeeld is, of geen schaal heeft.",
	}),
	source,
};

/** The drawing may not contradict it. */
const figure = label.meta({
	title: "Cijfer",
	description:
		"Een cijfer op dezelfde pagina dat dit verhaal vertelt, precies zoals het daar staat.",
});

const half = z
	.strictObject({
		title: named(short, "Kop", "Staat boven deze helft van de tekening."),
		text: named(text.max(60), "Tekst", "Zegt wat je daar ziet."),
	})
	.meta({ group: true });

/** A change goes down through layers and back: with a wait at each border of a team, or without. */
const journey = z.strictObject({
	kind: z.literal("journey"),
	...shared,
	/** Six layers in all at most. */
	teams: z
		.array(
			z.strictObject({
				name: named(text.max(14), "Naam", "Hoe dit team heet."),
				layers: z.array(text.max(14)).min(1).max(4).meta({
					title: "Lagen",
					description: "Welke lagen dit team heeft, de bovenste eerst.",
					item: "laag",
				}),
			}),
		)
		.min(2)
		.max(4)
		.meta({
			title: "Teams",
			description: "Van wat een gebruiker ziet tot wat het diepst ligt.",
			item: "team",
		}),
	apart: named(half, "Met grenzen", "De reis langs verschillende teams."),
	together: named(half, "Zonder grenzen", "De reis bij één team."),
});

/** Working days of waiting, and the minutes of the pipeline's steps that came instead. */
const pipeline = z.strictObject({
	kind: z.literal("pipeline"),
	...shared,
	figure,
	before: z
		.strictObject({
			text: text.max(60).meta({
				title: "Tekst",
				description: "Waar de dagen aan opgingen; het aantal zet de site erbij.",
			}),
			days: z.number().int().min(2).max(40).meta({
				title: "Werkdagen",
				description: "Hoeveel dagen iemand wachtte; elke dag is een vlak.",
			}),
			hours: z.number().positive().max(24).meta({
				title: "Uren per dag",
				description: "Hoeveel uur een werkdag telt, om de minuten op schaal te tekenen.",
			}),
		})
		.meta({ title: "Eerst", group: true }),
	now: named(text.max(60), "Nu", "Waar de stappen samen toe leiden."),
	steps: z
		.array(
			z
				.strictObject({
					name: named(text.max(18), "Naam", "Wat er in deze stap gebeurt."),
					minutes: z.number().positive().meta({
						title: "Minuten",
						description: "Hoe lang deze stap duurt; samen zijn ze het cijfer.",
					}),
				})
				.meta({ group: true }),
		)
		.min(2)
		.max(6)
		.meta({
			title: "Stappen",
			description: "De stappen die ervoor kwamen, op volgorde.",
			item: "pipelinestap",
		}),
});

const group = z
	.strictObject({
		name: named(text.max(14), "Naam", "Staat voor de baan van deze groep."),
		month: z.number().positive().meta({
			title: "Maand",
			description: "In welke maand de laatste van deze groep weg is.",
		}),
		count: z.number().int().positive().meta({
			title: "Aantal",
			description: "Hoeveel er in deze groep zitten; zo hoog is de baan.",
		}),
	})
	.meta({ group: true });

/** Groups that leave in months of their own, before a deadline. */
const waves = z.strictObject({
	kind: z.literal("waves"),
	...shared,
	figure,
	/** A second figure. */
	amount: label.meta({
		title: "Tweede cijfer",
		description: "Een cijfer op dezelfde pagina over hoeveel er zijn verhuisd: '67 servers'.",
	}),
	unit: named(text.max(14), "Eenheid", "Wat de aantallen tellen: 'servers'."),
	/** Drawn as stripes as high as they are large. */
	groups: z.array(group).min(2).max(7).meta({
		title: "Groepen",
		description: "De groepen, op volgorde van vertrek.",
		item: "groep",
	}),
	off: named(group, "Niet verhuisd", "Wat niet is verhuisd maar is opgeruimd."),
	deadline: z
		.strictObject({
			month: z.number().int().min(1).max(60).meta({
				title: "Maand",
				description: "De maand waarin het klaar moest zijn; daar eindigt de schaal.",
			}),
			text: named(text.max(60), "Tekst", "Wat er in die maand zou gebeuren."),
		})
		.meta({ title: "Uiterste maand", group: true }),
});

const end = z
	.strictObject({
		place: named(text.max(20), "Plaats", "Waar het staat: 'Madrid'."),
		text: named(short, "Tekst", "Wat daar is: 'de klant'."),
	})
	.meta({ group: true });

const route = z
	.strictObject({
		ms: named(z.number().positive(), "Milliseconden", "Hoe lang een antwoord onderweg is."),
		trips: z.number().int().min(1).max(8).meta({
			title: "Heen en weer",
			description: "Hoe vaak een verzoek heen en weer gaat.",
		}),
		text: named(short, "Tekst", "Staat achter de milliseconden."),
	})
	.meta({ group: true });

/** How long an answer takes from far away and from near by. */
const distance = z.strictObject({
	kind: z.literal("distance"),
	...shared,
	figure,
	server: named(end, "Server", "Waar het antwoord eerst vandaan kwam."),
	visitor: named(end, "Bezoeker", "Waar wie iets vraagt is."),
	far: named(route, "Ver weg", "Hoe lang het eerst duurde."),
	near: route
		.extend({
			place: named(short, "Plaats", "Waar het antwoord nu vandaan komt."),
		})
		.meta({ title: "Dichtbij", description: "Hoe lang het nu duurt.", group: true }),
});

export const expertiseDrawing = z
	.discriminatedUnion("kind", [journey, pipeline, waves, distance], {
		error: "kies uit: journey, pipeline, waves, distance",
	})
	.meta({
		choices: {
			journey: "Een wijziging door alle lagen",
			pipeline: "Dagen wachten en de minuten die ervoor kwamen",
			waves: "Groepen die een voor een vertrekken",
			distance: "Een antwoord van ver en van dichtbij",
		},
	});
export type ExpertiseDrawing = z.output<typeof expertiseDrawing>;
/** The drawing of one kind. */
export type DrawingOf<Kind extends ExpertiseDrawing["kind"]> = Extract<
	ExpertiseDrawing,
	{ kind: Kind }
>;
