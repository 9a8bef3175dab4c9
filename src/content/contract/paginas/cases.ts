import { z } from "astro/zod";
import { call, label, meta, text } from "../parts.ts";

/** content/paginas/cases.yaml */
export const casesPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	filter: z.strictObject({
		label,
		all: label,
		/** The heading of the list, for screen readers. */
		list: label,
		none: text,
		reset: label,
		/** Said after a choice; {getoond} and {totaal} become numbers. */
		status: label,
		/** The filter's values: file names in content/expertise or content/diensten. */
		expertise: z.array(z.string()).min(1),
	}),
	card: z.strictObject({ read: label, soon: label }),
	/** What stands beside the fields that a figure is drawn as; sections/evidence/banner.ts. */
	banner: z.strictObject({
		/** The one reading aid, above the first: `open` and `full` each follow such a field. */
		mast: label,
		open: label,
		full: label,
		/** After a number. */
		was: label,
		now: label,
		/** What the numbers of an uptime are, and what stands behind each: '53 min'. */
		unreachable: label,
		minutes: label,
		/** The two scales of an uptime: a year, and what all of its minutes fit in. */
		year: label,
		hour: label,
		day: label,
		week: label,
		/** Behind the number of a payback: '6 maanden, daarna winst'. */
		month: label,
		months: label,
		profit: label,
	}),
	closing: call,
	/** What the case pages share. */
	detail: z.strictObject({
		back: label,
		factsheet: label,
		service: label,
		year: label,
		sector: label,
		technologies: label,
		expertise: label,
		price: label,
		/** What each part of the story is called, above its own title. */
		challenge: label,
		approach: label,
		/** The line of time: what its lists are called, and how to read it. */
		timeline: z.strictObject({
			kicker: label,
			above: label,
			work: label,
			below: label,
			since: label,
			caption: text,
			client: text,
		}),
		results: label,
		/** The text of the results, where their figures stand apart from it. */
		outcome: label,
		/** Before when and how a result was measured. */
		period: label,
		method: label,
		/** About the system before and after. */
		drawing: z.strictObject({
			kicker: label,
			before: label,
			after: label,
			gone: label,
			came: label,
			stayed: label,
			/** Said where lines are drawn in turn, because nobody knows which ran where. */
			schematic: text,
		}),
		insights: label,
		expertiseLink: text.max(80),
		previous: label,
		next: label,
	}),
});
