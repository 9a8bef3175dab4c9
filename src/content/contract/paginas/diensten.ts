import { z } from "astro/zod";
import { choice } from "../choice.ts";
import { comparisonOf } from "../dienst.ts";
import { call, label, meta, questions, text } from "../parts.ts";

/** content/paginas/diensten.yaml */
export const dienstenPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	/** Which service fits: asked between the cards of the services and their comparison. */
	choice,
	/** Leads to it from other pages, and from the top of its own. */
	choiceLink: label,
	comparison: z.strictObject({
		title: label,
		intro: text,
		/** The heading of each row. */
		rows: comparisonOf(label),
	}),
	/** What readers ask about all services. */
	questions,
	closing: call,
	/** What the pages of the services share. */
	detail: z.strictObject({
		/** On a scale of hours, days, and so on: how long the whole is. */
		rulers: z.strictObject({ uur: label, dagen: label, weken: label, maanden: label }),
		/** Before what the client has in hand after a phase. */
		outcome: label,
		/** Above the cases in which the service was rendered. */
		cases: label,
	}),
});
