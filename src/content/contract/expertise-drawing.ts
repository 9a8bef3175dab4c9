/** The one drawing of a field of expertise: what the field is about, at a glance. */
import { z } from "astro/zod";
import { label, source, text } from "./parts.ts";

/** Words on the drawing itself, where little fits. */
const short = text.max(28);

const shared = {
	/** The heading, on home too. Search finds it; the words below stand in the figure and are not found. */
	title: label,
	/** What the drawing shows. It is the caption. */
	text: text.max(180),
	/** What in it is an example, or has no scale, for who wants to know. */
	note: text.max(160).optional(),
	/** What the examples in it rest on. */
	source,
};

/** The `value` of a figure on the same page that tells the same story: the drawing may not contradict it. */
const figure = label;

/** A heading of a part of the drawing and what to see in it. */
const named = z.strictObject({ title: short, text: text.max(60) });

/** A change goes down through layers and back: with a wait at each border of a team, or without. */
const journey = z.strictObject({
	kind: z.literal("journey"),
	...shared,
	/** From what a user sees to what lies deepest: each team with the layers that it owns, six in all at most. */
	teams: z
		.array(
			z.strictObject({
				name: text.max(14),
				layers: z.array(text.max(14)).min(1).max(4),
			}),
		)
		.min(2)
		.max(4),
	/** What the journey with borders and the one without are called. */
	apart: named,
	together: named,
});

/** Working days of waiting, and the minutes of the pipeline's steps that came instead. */
const pipeline = z.strictObject({
	kind: z.literal("pipeline"),
	...shared,
	figure,
	before: z.strictObject({
		/** What the days went to; their number is written beside it. */
		text: text.max(60),
		/** Working days, each drawn. */
		days: z.number().int().min(2).max(40),
		/** Hours in each. */
		hours: z.number().positive().max(24),
	}),
	/** What the steps together lead to. */
	now: text.max(60),
	/** In minutes. */
	steps: z
		.array(z.strictObject({ name: text.max(18), minutes: z.number().positive() }))
		.min(2)
		.max(6),
});

/** Groups that leave in months of their own, before a deadline. */
const waves = z.strictObject({
	kind: z.literal("waves"),
	...shared,
	figure,
	/** A second figure, on how many moved of how many: '67 servers'. */
	amount: figure,
	/** What the numbers below count: 'servers'. */
	unit: text.max(14),
	/** Drawn as stripes as high as they are large, in the order in which they leave. `month` is when the last of it has gone. */
	groups: z
		.array(
			z.strictObject({
				name: text.max(14),
				month: z.number().positive(),
				count: z.number().int().positive(),
			}),
		)
		.min(2)
		.max(7),
	/** What was not moved but done away with. */
	off: z.strictObject({
		name: text.max(14),
		month: z.number().positive(),
		count: z.number().int().positive(),
	}),
	deadline: z.strictObject({ month: z.number().int().min(1).max(60), text: text.max(60) }),
});

/** In milliseconds; `trips` is how often a request went there and back. */
const route = z.strictObject({
	ms: z.number().positive(),
	trips: z.number().int().min(1).max(8),
	text: short,
});

/** How long an answer takes from far away and from near by. */
const distance = z.strictObject({
	kind: z.literal("distance"),
	...shared,
	figure,
	/** Where the answer comes from and where the visitor is: a place, and what is there. */
	server: z.strictObject({ place: text.max(20), text: short }),
	visitor: z.strictObject({ place: text.max(20), text: short }),
	far: route,
	/** `place` is where the answer comes from now. */
	near: route.extend({ place: short }),
});

export const expertiseDrawing = z.discriminatedUnion("kind", [journey, pipeline, waves, distance], {
	error: "kies uit: journey, pipeline, waves, distance",
});
export type ExpertiseDrawing = z.output<typeof expertiseDrawing>;
/** The drawing of one kind. */
export type DrawingOf<Kind extends ExpertiseDrawing["kind"]> = Extract<
	ExpertiseDrawing,
	{ kind: Kind }
>;
