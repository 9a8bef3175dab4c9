import { z } from "astro/zod";
import { call, label, meta, text } from "../parts.ts";

/** content/paginas/expertise.yaml */
export const expertisePage = z.strictObject({
	meta,
	title: label,
	intro: text,
	/** `items` names technologies of content/expertise, whose icons they take. */
	techStack: z.strictObject({
		title: label,
		intro: text,
		items: z
			.array(z.strictObject({ name: label, description: text.max(140) }))
			.min(8)
			.max(16),
	}),
	closing: call,
	/** What the four expertise pages share. */
	detail: z.strictObject({
		relatedCases: label,
		moreCases: label,
		/** What the filters of the impact cases say. */
		impact: z.strictObject({
			sector: label,
			technology: label,
			all: label,
			none: text,
			reset: label,
			/** Said after a choice; {getoond} and {totaal} become numbers. */
			status: label,
			challenge: label,
			approach: label,
			results: label,
		}),
		/** Small words on the drawings. */
		drawing: z.strictObject({
			/** Above what was, and what is. */
			before: label,
			now: label,
			minutes: label,
			/** After how many there were of them: more than one. */
			days: label,
			/** Before the number of a month, and above such numbers. */
			month: label,
			/** At a line that is a wait. */
			wait: label,
			/** At an arrow along which it goes by. */
			time: label,
		}),
		/** The closing call of a page that has none of its own. */
		closing: call,
	}),
});
