import { z } from "astro/zod";
import { call, label, meta, questions, signal, text, withIcon } from "../parts.ts";

/** content/paginas/community.yaml */
export const communityPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	signal: signal.optional(),
	pillars: z.strictObject({ title: label, intro: text, items: z.array(withIcon).length(3) }),
	traineeship: z.strictObject({
		title: label,
		intro: text,
		/** What stands at the two ends of the line. */
		from: label,
		to: label,
		/** The line is drawn for five moments: start, early on, halfway, second half, end. */
		steps: z.array(z.strictObject({ when: label, title: label, text })).length(5),
	}),
	programmes: z.strictObject({ title: label, items: z.array(withIcon).min(2).max(4) }),
	questions,
	/** Leads to the careers page. */
	closing: call,
});
