/** What the pictures of the services are drawn of: what one holds after a phase, how long advice takes. */
import { z } from "astro/zod";
import { group, label, line, list, named, text } from "../../fields/parts.ts";

const caption = named(text.max(160), "Uitleg", "Staat voor de tekening en zegt wat je ziet.");

export const serviceDrawing = z
	.discriminatedUnion(
		"kind",
		[
			/** Stairs of what the client holds: a bar for each deliverable, from the step that brings it. */
			z.strictObject({
				kind: z.literal("parts"),
				caption,
				/** A step each. */
				steps: list(label.max(20), "stand", "Stand per stap", "Wat de klant dan heeft: '1 van 4'."),
				/** In the order of the deliverables. On home there is no room for them. */
				names: list(
					label.max(20),
					"onderdeel",
					"Onderdelen",
					"Een woord voor elk onderdeel dat wordt opgeleverd, op dezelfde volgorde.",
				),
			}),
			/** Bars as long as a step takes, on one scale. Each goes deeper than the one above it. */
			z.strictObject({
				kind: z.literal("forms"),
				caption,
				steps: list(
					group({
						/** Without numbers it is drawn out of the window. */
						length: named(
							label.max(40),
							"Hoe lang",
							"Zoals '1 tot 3 dagen'; weet je geen getal, schrijf dan tot wanneer.",
						).meta({ exact: true }),
						text: line("Waarnaar", "Waar jullie dan naar kijken."),
					}),
					"trede",
					"Treden",
					"Een baan voor elke stap, de kortste eerst.",
				),
			}),
		],
		{ error: "kies uit: parts, forms" },
	)
	.meta({
		choices: { parts: "Wat de klant in handen heeft", forms: "Hoe lang elke vorm duurt" },
	});
export type ServiceDrawingData = z.output<typeof serviceDrawing>;
