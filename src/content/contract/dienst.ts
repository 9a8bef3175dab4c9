import { z } from "astro/zod";
import { contradictions } from "../service-sums.ts";
import { impossibleTeams } from "../team-sums.ts";
import { call, figure, flag, label, meta, note, questions, slug, text, withIcon } from "./parts.ts";
import { serviceDrawing } from "./service-drawing.ts";
import { teamComposer } from "./team-composer.ts";

/** The rows of the comparison of services on /diensten, as they are shown: a heading or a cell for each. */
export const comparisonOf = <Schema extends z.ZodType>(row: Schema) =>
	z.strictObject({
		goal: row,
		leads: row,
		team: row,
		start: row,
		settlement: row,
		risk: row,
		end: row,
	});

const entry = z.strictObject({
	name: label,
	slug,
	/** Place in lists, low first. */
	order: z.number().int(),
	flag,
	meta,
	/** One or two sentences for cards. */
	summary: text.max(220),
	hero: z.strictObject({ title: label, intro: text, button: label, note }),
	/** The row of facts under the hero. */
	facts: z.array(figure).min(3).max(4),
	fit: z.strictObject({
		title: label,
		whenTitle: label,
		when: z.array(text).min(3).max(5),
		whenNotTitle: label,
		whenNot: z.array(text).min(2).max(4),
	}),
	/** A team that visitors compose, on the page of the service that offers one. */
	compose: teamComposer.optional(),
	/** What the service is made of: themes, working agreements, guarantees. */
	themes: z.strictObject({
		title: label,
		intro: text,
		items: z.array(withIcon).min(3).max(6),
	}),
	/** A real sequence; `outcome` is what the client then has in hand. */
	phases: z.strictObject({
		title: label,
		intro: text,
		steps: z
			.array(z.strictObject({ title: label, text, outcome: text }))
			.min(3)
			.max(5),
		/** Stands above the steps, and of some kinds on home. Without: the steps alone. */
		drawing: serviceDrawing.optional(),
	}),
	deliverables: z.strictObject({
		title: label,
		intro: text,
		items: z.array(text).min(4).max(6),
	}),
	/** How it starts, how it ends, who carries which risk, what happens to code and access. */
	questions,
	/** One cell per row of the comparison on /diensten. */
	comparison: comparisonOf(text.max(120)),
	closing: call,
});

/** content/diensten/*.yaml */
export const dienst = entry.superRefine(
	({ phases: { drawing, steps }, deliverables, compose }, context) => {
		const refuse = (place: string[], problems: [string, string][]) => {
			for (const [field, message] of problems)
				context.addIssue({ code: "custom", path: [...place, ...field.split(".")], message });
		};
		const said = { steps, deliverables: deliverables.items };
		if (drawing) refuse(["phases", "drawing"], contradictions(drawing, said));
		if (compose) refuse(["compose"], impossibleTeams(compose));
	},
);
