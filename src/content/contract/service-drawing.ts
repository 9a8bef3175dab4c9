/** What the pictures of the services are drawn of: what one holds after a phase, how long advice takes. */
import { z } from "astro/zod";
import { label, text } from "./parts.ts";

/** Before every picture: what it shows. */
const caption = text.max(160);

export const serviceDrawing = z.discriminatedUnion(
	"kind",
	[
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
	{ error: "kies uit: parts, forms" },
);
export type ServiceDrawing = z.output<typeof serviceDrawing>;
export type Form = Extract<ServiceDrawing, { kind: "forms" }>["steps"][number];
