/** What a step of a service is drawn by: what one holds from then on, or how long advice takes. */
import { group, label, line, list, named } from "../../fields/parts.ts";
import { mayBeLength } from "./length.check.ts";

/** Of all steps of a service one or the other, or neither: then there are steps alone. */
export const drawnStep = {
	/** On home as fields that fill, among the steps in words. Together as many as there are deliverables. */
	parts: list(
		label.max(20),
		"onderdeel",
		"Onderdelen",
		"Wat de klant na deze stap erbij heeft, elk in een woord.",
	).optional(),
	/** A bar as long as the step takes, all on one scale. */
	form: group({
		/** Without numbers it is drawn out of the window. */
		length: named(
			label.max(40).refine(mayBeLength, {
				error:
					"is niet te tekenen. Schrijf het zo: 1 tot 3 dagen. Het kan in uur, dagen, weken en maanden.",
			}),
			"Hoe lang",
			"Zoals '1 tot 3 dagen'; weet je geen getal, schrijf dan tot wanneer.",
		).meta({ exact: true }),
		text: line("Waarnaar", "Waar jullie dan naar kijken."),
	})
		.meta({ title: "Baan", description: "Hoe lang deze stap duurt, als een baan in de tekening." })
		.optional(),
};

export const drawingCaption = line(
	"Uitleg van de tekening",
	"Staat bij de tekening van de stappen en zegt wat je ziet.",
	160,
).optional();
