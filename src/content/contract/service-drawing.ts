/** What the pictures of the services are drawn of: who is in a team, what one holds after a phase, how long advice takes. */
import { z } from "astro/zod";
import { flag, label, text } from "./parts.ts";

/** Then the sum of the roles says nothing more. */
const HALVES = {
	error: "schrijf een hele of halve FTE, met een punt: 0.5 of 2.",
	abort: true,
};

/** A team that could be: its roles from the foot of the mast up. */
const team = z.strictObject({
	/** How large it is: '4 FTE'. The sum of its roles. */
	title: label.max(20),
	/** What such a team can carry. */
	text,
	roles: z
		.array(
			z.strictObject({
				flag,
				/** In half steps. */
				fte: z.number().refine((fte) => fte > 0 && fte % 0.5 === 0, HALVES),
				/** One or more of them, as the number asks: 'developers'. */
				name: label.max(20),
			}),
		)
		.min(1)
		.max(6),
});

/** Before every picture: what it shows. */
const caption = text.max(160);

export const serviceDrawing = z.discriminatedUnion(
	"kind",
	[
		/** Masts, on which a full FTE is as high as a full flag. */
		z.strictObject({
			kind: z.literal("team"),
			caption,
			/** The smallest and the largest team: '2-6 FTE'. */
			size: label,
			/** Home shows the middle one. */
			teams: z.array(team).min(1).max(3),
		}),
		/** Fields that grow with what the client holds after each step: a cell for each deliverable. */
		z.strictObject({
			kind: z.literal("parts"),
			caption,
			/** A step each: how many of the deliverables are there by then, of how many. '1 van 4' */
			steps: z.array(label.max(20)),
			/** The deliverables in a word each, in their order. On home there is no room for them. */
			names: z.array(label.max(20)),
		}),
		/** Fields as wide as a step is long, on one scale. Each goes deeper than the one above it. */
		z.strictObject({
			kind: z.literal("forms"),
			caption,
			steps: z.array(
				z.strictObject({
					/** How long at least and at most: '1 tot 3 dagen'. Without numbers: until when, drawn past the end of the scale. */
					length: label.max(40),
					/** What is looked at. */
					text: label,
				}),
			),
		}),
	],
	{ error: "kies uit: team, parts, forms" },
);
export type ServiceDrawing = z.output<typeof serviceDrawing>;
export type Team = z.output<typeof team>;
export type Form = Extract<ServiceDrawing, { kind: "forms" }>["steps"][number];
