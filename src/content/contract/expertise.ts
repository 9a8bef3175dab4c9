import { z } from "astro/zod";
import { expertiseDrawing } from "./expertise-drawing.ts";
import { result } from "./measured.ts";
import {
	call,
	flag,
	icon,
	label,
	meta,
	paragraphs,
	quote,
	slug,
	source,
	text,
	withIcon,
} from "./parts.ts";

const technology = z.strictObject({ name: label, icon, description: text.max(140) });

const processStep = z.strictObject({ title: label, icon, description: text.max(160) });

const impactCase = z.strictObject({
	/** How the client may be called: 'Nederlandse verzekeraar'. */
	client: label,
	sector: label,
	emoji: z.emoji(),
	challenge: text,
	approach: text,
	technologies: z.array(label).min(1),
	metrics: z.array(result).min(2).max(3),
	source,
	results: z.array(text).min(2).max(4),
});

/** content/expertise/*.yaml */
export const expertise = z.strictObject({
	/** Also the filter value on /cases. */
	name: label,
	slug,
	order: z.number().int(),
	flag,
	meta,
	summary: text.max(220),
	/** The technology tags on the overview. */
	tags: z.array(label).min(3).max(8),
	hero: z.strictObject({ badge: label, title: label, intro: text }),
	stats: z.array(result.extend({ source })).length(3),
	intro: z.strictObject({
		title: label,
		paragraphs,
		badges: z.array(withIcon.omit({ text: true }).extend({ source })).length(4),
	}),
	/** What this field is about, in one picture below the introduction. */
	drawing: expertiseDrawing.optional(),
	technologies: z.strictObject({
		title: label,
		intro: text,
		items: z.array(technology).length(8),
	}),
	impact: z.strictObject({ title: label, intro: text, cases: z.array(impactCase).length(3) }),
	process: z.strictObject({
		title: label,
		intro: text,
		steps: z.array(processStep).min(3).max(6),
	}),
	quote: quote.optional(),
	/** Replaces the default closing call of content/paginas/expertise.yaml. */
	closing: call.partial().optional(),
});
