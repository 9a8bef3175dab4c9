/** How a case went, month by month: what came of it above the line, who worked and what it cost below. */
import { z } from "astro/zod";
import { group, heading, line, list, named, typed, whole } from "../../fields/parts.ts";

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
const from = named(month, "Vanaf maand", FROM_START);
const to = named(month.optional(), "Tot maand", "Tot wanneer het duurde; leeg voor één moment.");
const times = named(whole(2, 40).optional(), "Aantal keer", "In zoveel blokjes staat het er.");

const work = group({
	from,
	to: named(month, "Tot maand", FROM_START),
	times,
	title: heading("Wat er gedaan is: '11 landen, een voor een'."),
	/** Of all of ours together. */
	days: named(
		z.number().positive().max(250).optional(),
		"Dagen per stuk",
		"Hoeveel werkdagen het hele team aan elk blokje werkte.",
	),
});

type Work = z.output<typeof work>;

const above = group({ from, to, title: heading("Wat er gebeurde, of wanneer er is gemeten.") });

const below = group({
	from,
	to,
	/** It has no end on the line or after it. */
	lasting: named(
		z.literal(true).optional(),
		"Loopt nog door",
		"Dit wordt nog betaald; de balk loopt het venster uit.",
	),
	times,
	title: heading("Wat het kostte."),
});

const other = group({
	what: line("Waaraan", "Ander werk in die tijd: 'servers testen'."),
	hours: named(z.number().positive().max(99_999), "Uren", "Hoeveel uren dat samen waren."),
	whose: line("Van wie", "Wie die uren maakten: 'van ons'."),
});

const client = group({
	count: named(whole(1, 24), "Aantal", "Hoeveel mensen van de klant eraan werkten."),
	label: line("Wie", "Staat achter dat aantal, op hun vlak: 'developers'."),
});

const team = z
	.strictObject({
		fte: named(z.number().min(0.5).max(12), "FTE", "Hoeveel mensen; zo hoog is het blauwe vlak."),
		client: named(client.optional(), "Van de klant", "Laat dit weg als je het niet weet."),
		/** What the parts of the work do not tell of. */
		other: list(other, "ander werk", "Andere uren", "Uren die niet bij het werk staan.")
			.min(1)
			.max(3)
			.optional(),
	})
	.meta({ title: "Team" });

/** What stands on the line: between two months, at one, or from one on; perhaps several times. */
export type Moment = Omit<z.output<typeof below>, "title">;

/** A number in front of its title has to be how often. @returns the field that cannot be, and why, worded for an editor. */
function problemOf(
	{ from, to, lasting, times, title }: Moment & { title: string },
	months: number,
) {
	const last = Math.max(from, to ?? 0);
	if (last > months) return ["to", `maand ${last} valt buiten de lijn van ${months} maanden.`];
	if (to !== undefined && to <= from)
		return ["to", `het einde (${to}) moet na het begin (${from}) komen.`];
	if (to !== undefined && lasting)
		return ["lasting", `kan niet naast to: wat nog loopt, eindigt niet op ${to}.`];
	if (times && to === undefined) return ["times", "kan alleen als to zegt tot wanneer. Vul to in."];
	const said = Number.parseInt(title, 10);
	if (times && said && said !== times)
		return ["title", `hier staat ${said}, maar er zijn er ${times} getekend (times).`];
	return undefined;
}

/** Hours of one of ours, full time. */
const MONTH = 150;
const DAY = 8;
/** How many times as much one may be as the other, as people are ill and months differ. */
const MOST_APART = 1.3;

/** What keeps the field of our people from being the hours that are told of; otherwise nothing. */
function problemOfHours({ fte, other = [] }: z.output<typeof team>, work: Work[]) {
	let drawn = 0;
	let told = other.reduce((sum, { hours }) => sum + hours, 0);
	for (const { from, to, times, days } of work) {
		const field = (to - from) * MONTH * fte;
		drawn += field;
		told += times && days ? times * days * DAY * fte : field;
	}
	if (Math.max(drawn, told) <= MOST_APART * Math.min(drawn, told)) return undefined;
	const [field, sum] = [drawn, told].map((hours) => Math.round(hours).toLocaleString("nl-NL"));
	return `het vlak van ${fte} FTE is ${field} uur, maar het werk erin telt op tot ${sum}. Verander days bij het werk, of zeg onder other waar de rest van de tijd heen ging.`;
}

/** One drawing holds it: at most four events above the line and three prices below it. */
export const timeline = z
	.strictObject({
		title: line("Kop", "Staat boven de tijdlijn.", 80),
		start: start.meta({
			title: "Beginmaand",
			description: "De maand waarin het werk begon, uitgeschreven: 'januari 2024'.",
			example: "januari 2024",
		}),
		months: named(whole(1, 60), "Aantal maanden", "Hoe lang de lijn is, met het meten erbij."),
		team,
		/** What lies between two parts was not worked in. */
		work: list(work, "deel van het werk", "Het werk", "De delen, op volgorde.").min(1).max(12),
		above: list(above, "moment boven de lijn", "Boven de lijn", "Wat er gebeurde.").max(4),
		below: list(below, "prijs onder de lijn", "Onder de lijn", "Wat keuzes kostten.").max(3),
	})
	.superRefine(({ months, team, work, above, below }, { addIssue, issues }) => {
		for (const [name, moments] of Object.entries({ work, above, below }))
			moments.forEach((moment, at) => {
				const [field, message] = problemOf(moment, months) ?? [];
				if (field) addIssue({ code: "custom", path: [name, at, field], message });
			});
		const message = issues.length === 0 && problemOfHours(team, work);
		if (message) addIssue({ code: "custom", path: ["team"], message });
	});
export type TimelineData = z.output<typeof timeline>;
