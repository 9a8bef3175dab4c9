/** How a case went, month by month: what came of it above the line, who worked and what it cost below. */
import { z } from "astro/zod";
import { label, text, typed } from "./parts.ts";

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
const short = text.max(140);

const work = z.strictObject({
	from: month,
	to: month,
	/** How many of what `label` names: stands large before it. */
	count: z.number().int().min(1).max(999).optional(),
	/** Stands inside the field where it fits, else under it. */
	label: label.optional(),
	/** Into how many equal steps this part fell; drawn as notches. */
	parts: z.number().int().min(2).max(12).optional(),
});

const above = z.strictObject({
	month,
	title: label,
	text: short.optional(),
	/** The moment at which the case's four figures were known: it carries them. */
	measured: z.literal(true).optional(),
});

const below = z.strictObject({
	month,
	/** Until when it was paid; without, it was paid at one moment, or is being paid still. */
	to: month.optional(),
	/** It is being paid still, and has no end on the line or after it. */
	lasting: z.literal(true).optional(),
	/** How many times it was paid between `month` and `to`, when that was not all the time. */
	times: z.number().int().min(2).max(40).optional(),
	/** Which choice of the story's approach it is the price of: 1 is the first. */
	choice: z.number().int().min(1),
	title: label,
	text: short.optional(),
});

/** One drawing holds it: at most three events above the line and three below it. */
export const timeline = z
	.strictObject({
		title: text.max(80),
		intro: text.optional(),
		start,
		/** The length of the line. */
		months: z.number().int().min(1).max(60),
		team: z.strictObject({
			fte: z.number().min(0.5).max(12),
			/** '3 FTE van ons'. */
			label,
			/** The client's own people, beside ours; without `count` their number is not known. */
			client: z
				.strictObject({ label, count: z.number().int().min(1).max(24).optional() })
				.optional(),
		}),
		/** Parts of the work, in order, the first at 0. What lies between two parts was not worked in. */
		work: z.array(work).min(1).max(12),
		/** Over which months results were measured. */
		measuring: z.strictObject({ from: month, to: month }).optional(),
		above: z.array(above).max(3),
		below: z.array(below).max(3),
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
		});
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
				"hoogstens één moment kan measured: true hebben: het draagt de vier cijfers.",
			);
	});
export type Timeline = z.output<typeof timeline>;

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
