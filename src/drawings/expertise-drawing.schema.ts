/** The one drawing of a field of expertise: what the field is about, at a glance. */
import { z } from "astro/zod";
import { distance, distanceProblems } from "./distance/distance.schema.ts";
import { journey, journeyProblems } from "./journey/journey.schema.ts";
import type { PageFigure, Problems } from "./kit/story.schema.ts";
import { pipeline, pipelineProblems } from "./pipeline/pipeline.schema.ts";
import { waves, wavesProblems } from "./waves/waves.schema.ts";

export const expertiseDrawing = z
	.discriminatedUnion("kind", [journey, pipeline, waves, distance], {
		error: "kies uit: journey, pipeline, waves, distance",
	})
	.meta({
		choices: {
			journey: "Een wijziging door alle lagen",
			pipeline: "Dagen wachten en de minuten die ervoor kwamen",
			waves: "Groepen die een voor een vertrekken",
			distance: "Een antwoord van ver en van dichtbij",
		},
	});
export type ExpertiseDrawingData = z.output<typeof expertiseDrawing>;
/** The drawing of one kind. */
export type DrawingOf<Kind extends ExpertiseDrawingData["kind"]> = Extract<
	ExpertiseDrawingData,
	{ kind: Kind }
>;

/** Whether the drawing says what the figures of its page say. */
export function drawingProblems(
	drawing: ExpertiseDrawingData,
	figures: readonly PageFigure[],
): Problems {
	switch (drawing.kind) {
		case "journey":
			return journeyProblems(drawing);
		case "pipeline":
			return pipelineProblems(drawing, figures);
		case "waves":
			return wavesProblems(drawing, figures);
		case "distance":
			return distanceProblems(drawing, figures);
	}
}
