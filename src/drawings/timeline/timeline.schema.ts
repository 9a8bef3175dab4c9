/** How a case went, month by month: what came of it above the line, who worked and what it cost below. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { label, text, typed } from "../../fields/parts.ts";

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
const short = text.max(140);

const work = z
	.strictObject({
		from: month.meta({ title: "Begin", description: FROM_START, example: 0 }),
		to: month.meta({ title: "Einde", description: FROM_START, example: 1 }),
		count: z.number().int().min(1).max(999).optional().meta({
			title: "Aantal",
			description: "Staat groot voor de naam: 11 bij 'landen, een voor een'.",
		}),
		/** Of all of ours together. */
		days: z.number().positive().max(250).optional().meta({
			title: "Dagen per stuk",
			description:
				"Hoeveel werkdagen het hele team aan elk stuk werkte; kan alleen met een aantal.",
		}),
		/** Stands inside the field where it fits, else under it. */
		label: label.optional().meta({
			exact: true,
			title: "Naam",
			description: "Staat in het vlak, of eronder als het daar niet past.",
		}),
		parts: z.number().int().min(2).max(12).optional().meta({
			title: "Gelijke stappen",
			description: "In hoeveel gelijke stappen dit deel is verdeeld; je ziet streepjes.",
		}),
	})
	.meta({ group: true });

const above = z
	.strictObject({
		month: named(month, "Maand", FROM_START),
		title: named(label, "Kop", "Wat er gebeurde."),
		text: short
			.optional()
			.meta({ title: "Tekst", description: "Staat onder de kop van dit moment." }),
		measured: z.literal(true).optional().meta({
			title: "Hier is gemeten",
			description: "Zet de maanden van het meten bij dit moment; dat kan bij één moment.",
		}),
	})
	.meta({ group: true });

const below = z
	.strictObject({
		month: named(month, "Vanaf maand", FROM_START),
		to: month.optional().meta({
			title: "Tot maand",
			description: "Tot wanneer deze prijs is betaald; laat dit leeg als het één moment was.",
		}),
		/** It has no end on the line or after it. */
		lasting: z.literal(true).optional().meta({
			title: "Loopt nog door",
			description: "Zet dit aan als deze prijs nog steeds wordt betaald; de balk krijgt een pijl.",
		}),
		times: z.number().int().min(2).max(40).optional().meta({
			title: "Aantal keer",
			description: "Hoe vaak deze prijs in die tijd is betaald; je ziet zoveel streepjes.",
		}),
		choice: z.number().int().min(1).meta({
			counts: "story.approach.choices",
			title: "Van welke keuze",
			description: "Van welke keuze bij de aanpak dit de prijs is: 1 is de eerste.",
		}),
		title: named(label, "Kop", "Wat het kostte."),
		text: short
			.optional()
			.meta({ title: "Tekst", description: "Staat onder de kop van deze prijs." }),
	})
	.meta({ group: true });

const other = z
	.strictObject({
		what: named(label, "Waaraan", "Ander werk in die tijd: 'servers testen'."),
		hours: named(z.number().positive().max(99_999), "Uren", "Hoeveel uren dat samen waren."),
		whose: named(label, "Van wie", "Wie die uren maakten: 'van ons'."),
	})
	.meta({ group: true });

const team = z
	.strictObject({
		fte: z.number().min(0.5).max(12).meta({
			title: "FTE",
			description: "Hoeveel mensen van ons eraan werkten; zo hoog is het blauwe vlak.",
		}),
		label: named(label, "Bijschrift", "Staat bij het blauwe vlak: '3 FTE'."),
		/** What the parts of the work do not tell of. */
		other: z.array(other).min(1).max(3).optional().meta({
			title: "Andere uren",
			description: "Waar de uren heen gingen die niet bij de delen van het werk staan.",
			item: "ander werk",
		}),
		client: z
			.strictObject({
				label: named(label, "Bijschrift", "Wie er van de klant meewerkten."),
				count: z.number().int().min(1).max(24).optional().meta({
					title: "Aantal",
					description: "Een dunne lijn per persoon; laat dit leeg als je het niet weet.",
				}),
			})
			.optional()
			.meta({
				title: "Van de klant",
				description: "Wie er van de klant meewerkten; laat dit weg als je dat niet weet.",
				group: true,
			}),
	})
	.meta({ title: "Team" });

/** One drawing holds it: at most three events above the line and three below it. */
export const timeline = z
	.strictObject({
		title: named(text.max(80), "Kop", "Staat boven de tijdlijn."),
		intro: named(text.optional(), "Inleiding", "De tekst onder de kop."),
		/** The story can be followed without it. */
		folded: z.literal(true).optional().meta({
			title: "Dichtgevouwen",
			description:
				"Zet dit aan als het verhaal ook zonder tijdlijn te volgen is; een klik toont haar.",
		}),
		start: start.meta({
			title: "Beginmaand",
			description: "De maand waarin het werk begon, uitgeschreven: 'januari 2024'.",
			example: "januari 2024",
		}),
		months: z.number().int().min(1).max(60).meta({
			title: "Aantal maanden",
			description: "Hoe lang de lijn is, met het meten erbij.",
		}),
		team,
		/** In order, the first at 0. What lies between two parts was not worked in. */
		work: z.array(work).min(1).max(12).meta({
			title: "Het werk",
			description: "De delen van het werk, op volgorde; het eerste begint op 0.",
			item: "deel van het werk",
		}),
		measuring: z
			.strictObject({
				from: month.meta({ title: "Begin", description: FROM_START, example: 0 }),
				to: month.meta({ title: "Einde", description: FROM_START, example: 1 }),
			})
			.optional()
			.meta({
				title: "Wanneer gemeten",
				description: "De maanden waarin de kerncijfers zijn gemeten.",
				group: true,
			}),
		above: z.array(above).max(3).meta({
			title: "Boven de lijn",
			description: "Wat er gebeurde: hooguit drie momenten.",
			item: "moment boven de lijn",
		}),
		below: z.array(below).max(3).meta({
			title: "Onder de lijn",
			description: "Wat keuzes kostten: hooguit drie.",
			item: "prijs onder de lijn",
		}),
	})
	.superRefine(({ months, team, work, measuring, above, below }, context) => {
		const fail = (path: PropertyKey[], message: string) =>
			context.addIssue({ code: "custom", path, message });
		const spans: [PropertyKey[], { from: number; to?: number | undefined }][] = [
			...work.map((part, i): (typeof spans)[0] => [["work", i], part]),
			...(measuring ? [[["measuring"], measuring] satisfies (typeof spans)[0]] : []),
			...above.map(({ month }, i): (typeof spans)[0] => [["above", i], { from: month }]),
			...below.map(({ month, to }, i): (typeof spans)[0] => [["below", i], { from: month, to }]),
		];
		for (const [path, { from, to = from }] of spans) {
			if (Math.max(from, to) > months)
				fail(path, `maand ${Math.max(from, to)} valt buiten de lijn van ${months} maanden.`);
			if (to < from || (to === from && path[0] !== "above" && path[0] !== "below"))
				fail([...path, "to"], `het einde (${to}) moet na het begin (${from}) komen.`);
		}
		if (work[0]?.from)
			fail(["work", 0, "from"], "het eerste deel begint op 0: de lijn begint als het werk begint.");
		work.forEach((part, i) => {
			const before = work[i - 1];
			if (before && part.from < before.to)
				fail(
					["work", i, "from"],
					`begint op ${part.from}, maar het deel ervoor duurt tot ${before.to}. Zet delen op volgorde, zonder overlap.`,
				);
			if (part.count && !part.label)
				fail(["work", i, "count"], `zeg bij label waarvan het er ${part.count} zijn.`);
			if (part.days && !part.count)
				fail(
					["work", i, "days"],
					"kan alleen als count zegt hoeveel stuks het zijn. Vul count in.",
				);
		});
		const { drawn, told } = hoursOf({ team, work });
		if (Math.max(drawn, told) > MOST_APART * Math.min(drawn, told))
			fail(
				["team"],
				`het vlak van ${team.fte} FTE is ${inHours(drawn)} uur, maar het werk erin telt op tot ${inHours(told)}. Verander days bij het werk, of zeg onder other waar de rest van de tijd heen ging.`,
			);
		const outside = work.flatMap(({ label, ...part }, i) =>
			label && !fits({ label, ...part }, months, team.fte) ? [{ i, label, ...part }] : [],
		);
		outside.forEach(({ i, label, from, to }, nth) => {
			const next = outside[nth + 1];
			const room = (next?.from ?? months) - from;
			const why = next ? `, want daar staat "${next.label}"` : "";
			if (widthOf(label) > (room / months) * NARROWEST)
				fail(
					["work", i, "label"],
					`"${label}" past niet in een vlak van ${team.fte} FTE en ${shown(to - from)} van de ${months} maanden, en ook niet eronder${why}. Maak het korter, of haal het weg en schrijf het bij een moment boven de lijn.`,
				);
		});
		below.forEach(({ to, times, lasting }, i) => {
			if (lasting && to !== undefined)
				fail(
					["below", i, "lasting"],
					`kan niet naast to: wat nog steeds wordt betaald, eindigt niet op ${to}. Laat een van de twee weg.`,
				);
			else if (times && to === undefined)
				fail(["below", i, "times"], "kan alleen als to zegt tot wanneer. Vul to in.");
		});
		if (above.filter(({ measured }) => measured).length > 1)
			fail(
				["above"],
				"hoogstens één moment kan measured: true hebben: er is één tijd waarin is gemeten.",
			);
	});
export type Timeline = z.output<typeof timeline>;

/** Hours of one of ours, full time. */
const MONTH = 150;
const DAY = 8;
/** How many times as much one may be as the other, as people are ill and months differ. */
const MOST_APART = 1.3;

/** What the field of our people says that they worked, and what is told of it. */
function hoursOf({ team: { fte, other = [] }, work }: Pick<Timeline, "team" | "work">) {
	const parts = work.map(({ from, to, count, days }) => {
		const drawn = (to - from) * MONTH * fte;
		return { drawn, told: count && days ? count * days * DAY * fte : drawn };
	});
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
	return {
		drawn: sum(parts.map(({ drawn }) => drawn)),
		told: sum([...parts.map(({ told }) => told), ...other.map(({ hours }) => hours)]),
	};
}

const inHours = (hours: number) => Math.round(hours).toLocaleString("nl-NL");
const shown = (months: number) => months.toLocaleString("nl-NL", { maximumFractionDigits: 2 });

/** Pixels, where the drawing is at its narrowest with words inside: see timeline.css. */
const NARROWEST = 912;
const LETTER = 6.5;
const LINE = 16;
const DIGIT = 13;
const NUMBER = 24;
const PADDING = 8;
export const FTE = 22;

const widthOf = (words: string) => words.length * LETTER + PADDING;

/** Whether its words can stand inside the field of a part of the work, its number above them. */
export function fits(
	{ from, to, count, label = "" }: Omit<z.output<typeof work>, "parts">,
	months: number,
	fte: number,
): boolean {
	const width = ((to - from) / months) * NARROWEST - PADDING;
	if (count && `${count}`.length * DIGIT > width) return false;
	let lines = 1;
	let used = 0;
	for (const word of label.split(/\s/)) {
		const needed = word.length * LETTER;
		if (needed > width) return false;
		if (used && used + LETTER + needed > width) {
			lines++;
			used = needed;
		} else used += needed + (used && LETTER);
	}
	return lines * LINE + (count ? NUMBER : 0) + PADDING <= fte * FTE;
}
