import { z } from "astro/zod";
import { architecture } from "./architecture.ts";
import { result } from "./measured.ts";
import { call, icon, label, meta, paragraphs, slug, source, text, titled } from "./parts.ts";
import { timeline } from "./timeline.ts";

/** One of a case's four figures; a case with a page of its own explains each. */
const caseMetric = result.extend({ icon: icon.optional(), description: text.optional() });

/** The case's own page, told in 400 to 700 words. */
const story = z
	.strictObject({
		meta,
		title: text.max(80),
		intro: text,
		/** `results-first`: figures before the approach, counted in 50 steps of 30 ms. */
		layout: z.enum(["standard", "results-first"]),
		/** What the factsheet shows besides sector, technologies and expertise. */
		facts: z
			.array(z.strictObject({ label, value: text }))
			.min(1)
			.max(4),
		challenge: z.strictObject({ title: label, paragraphs }),
		approach: z.strictObject({
			title: label,
			paragraphs,
			/** Decisions that were taken, each with what it cost. */
			choices: z
				.array(z.strictObject({ title: label, text, price: text }))
				.min(2)
				.max(4),
		}),
		/** The system before and after. */
		drawing: architecture.optional(),
		/** How it went, month by month. */
		timeline: timeline.optional(),
		results: z.strictObject({ title: label, paragraphs }),
		insights: z.strictObject({ title: label, items: z.array(titled).min(3).max(4) }),
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
	});

/** content/cases/*.yaml */
export const caseEntry = z.strictObject({
	title: label,
	slug,
	order: z.number().int(),
	emoji: z.emoji(),
	sector: label,
	/** Featured cases are shown larger. */
	featured: z.boolean(),
	challenge: text,
	approach: text,
	/** One sentence that sums up the result. */
	result: text,
	technologies: z.array(label).min(1),
	/** File name (without .yaml) in content/diensten: as which service it was done. */
	dienst: z.string(),
	/** In which it was done. */
	year: z.number().int().min(2000).max(2100),
	/** File names (without .yaml) in content/expertise or content/diensten. */
	expertise: z.array(z.string()).min(1),
	metrics: z.array(caseMetric).length(4),
	source,
	/** The case's own page, or '#' while there is none. */
	link: z.string(),
	story: story.optional(),
});
