/** The drawing of a field of expertise without its words, small: behind its door on home. */
import type { DrawingOf, ExpertiseDrawingData } from "@/content/types";
import { distanceSketch } from "./distance/distance.ts";
import { journeySketch } from "./journey/journey.ts";
import type { Sketch } from "./kit/paths.ts";
import { pipelineSketch } from "./pipeline/pipeline.ts";
import { wavesSketch } from "./waves/waves.ts";

export const sketchOf = (drawing: ExpertiseDrawingData) =>
	(SKETCHES[drawing.kind] as (drawing: ExpertiseDrawingData) => Sketch)(drawing);

const SKETCHES: { [Kind in ExpertiseDrawingData["kind"]]: (drawing: DrawingOf<Kind>) => Sketch } = {
	journey: journeySketch,
	pipeline: pipelineSketch,
	waves: wavesSketch,
	distance: distanceSketch,
};
