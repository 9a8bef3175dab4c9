/** How a case went, month by month: what came of it above the line, who worked and what it cost below. */
import { z } from "astro/zod";
import { group, heading, line, list, named, text, typed, whole } from "../../fields/parts.ts";
import { checkTimeline } from "./timeline.check.ts";

/** By their names. */
export const MONTHS = Array.from({ length: 12 }, (_, month) =>
	new Intl.DateTimeFormat("nl-NL", { month: "long", timeZone: "UTC" }).format(
		Date.UTC(2000, month),
	),
);

/** 'januari 2024' becomes the number of months since the year 0. */
const start = typed.transform((words, context) => {
	const [, name = "", year] = /^([a-z]+) (\d{4})$/.exec(words) ?? [];
	const month = MONTHS.indexOf(name);
	if (month >= 0) return 12 * Number(year) + month;
	context.addIssue("schrijf de maand uit met het jaar erachter, zoals januari 2024");
	return z.NEVER;
});

/** Months since the start: 0 is the first day, 1.5 the middle of the second month. */
const month = z.number().min(0).max(60);
const FROM_START = "Tel in maanden vanaf het begin: 0 is de eerste dag, 1 een maand later.";
const span = {
	from: month.meta({ title: "Begin", description: FROM_START, example: 0 }),
	to: month.meta({ title: "Einde", description: FROM_START, example: 1 }),
};
const tick = z.literal(true).optional();

const work = group({
	...span,
	count: named(
		whole(1, 999).optional(),
		"Aantal",
		"Staat voor de naam: 11 bij 'landen, een voor een'; elk stuk is een streepje op het vlak.",
	),
	/** Of all of ours together. */
	days: named(
		z.number().positive().max(250).optional(),
		"Dagen per stuk",
		"Hoeveel werkdagen het hele team aan elk stuk werkte; kan alleen met een aantal.",
	),
	label: line("Naam", "Staat boven dit deel van het vlak, of in een lijst ernaast.").optional(),
	parts: named(
		whole(2, 12).optional(),
		"Gelijke stappen",
		"Als het in minder stappen ging dan dat aantal: 6 bij 22 applicaties in zes groepen.",
	),
});

const above = group({
	month: named(month, "Maand", FROM_START),
	title: heading("Wat er gebeurde."),
});

const below = group({
	month: named(month, "Vanaf maand", FROM_START),
	to: named(month.optional(), "Tot maand", "Tot wanneer dit is betaald; leeg voor één moment."),
	/** It has no end on the line or after it. */
	lasting: named(tick, "Loopt nog door", "Dit wordt nog betaald; de balk loopt het venster uit."),
	times: named(whole(2, 40).optional(), "Aantal keer", "Hoe vaak dit is betaald, in blokjes."),
	choice: z.number().int().min(1).meta({
		counts: "story.approach.choices",
		title: "Van welke keuze",
		description: "Van welke keuze bij de aanpak dit de prijs is: 1 is de eerste.",
	}),
	title: heading("Wat het kostte."),
});

const other = group({
	what: line("Waaraan", "Ander werk in die tijd: 'servers testen'."),
	hours: named(z.number().positive().max(99_999), "Uren", "Hoeveel uren dat samen waren."),
	whose: line("Van wie", "Wie die uren maakten: 'van ons'."),
});

const measuring = group({
	...span,
	title: heading("Staat op het gele vlak: 'Een jaar gemeten'."),
});

const client = group({
	count: named(whole(1, 24), "Aantal", "Hoeveel mensen van de klant eraan werkten."),
	label: line("Wie", "Staat achter dat aantal, op hun vlak: 'developers'."),
});

const team = z
	.strictObject({
		fte: named(z.number().min(0.5).max(12), "FTE", "Hoeveel mensen; zo hoog is het blauwe vlak."),
		/** What the parts of the work do not tell of. */
		other: list(other, "ander werk", "Andere uren", "Uren die niet bij het werk staan.")
			.min(1)
			.max(3)
			.optional(),
		client: named(client.optional(), "Van de klant", "Laat dit weg als je het niet weet."),
	})
	.meta({ title: "Team" });

/** One drawing holds it: at most three events above the line and three below it. */
export const timeline = z
	.strictObject({
		title: named(text.max(80), "Kop", "Staat boven de tijdlijn."),
		start: start.meta({
			title: "Beginmaand",
			description: "De maand waarin het werk begon, uitgeschreven: 'januari 2024'.",
			example: "januari 2024",
		}),
		months: named(whole(1, 60), "Aantal maanden", "Hoe lang de lijn is, met het meten erbij."),
		team,
		/** In order, the first at 0. What lies between two parts was not worked in. */
		work: list(work, "deel van het werk", "Het werk", "Op volgorde; het eerste begint op 0.")
			.min(1)
			.max(12),
		measuring: named(measuring.optional(), "Wanneer gemeten", "De maanden van de kerncijfers."),
		above: list(above, "moment boven de lijn", "Boven de lijn", "Wat er gebeurde.").max(3),
		below: list(below, "prijs onder de lijn", "Onder de lijn", "Wat keuzes kostten.").max(3),
	})
	.superRefine((timeline, { addIssue }) =>
		checkTimeline(timeline, (path, message) => addIssue({ code: "custom", path, message })),
	);
export type TimelineData = z.output<typeof timeline>;
