/** The one drawing of a field of expertise: what the field is about, at a glance. */
import type { z } from "astro/zod";
import { oneOf } from "../../fields/parts.ts";
import { distance } from "./distance.schema.ts";
import { journey } from "./journey.schema.ts";
import { pipeline } from "./pipeline.schema.ts";
import type { Story } from "./story.schema.ts";
import { waves } from "./waves.schema.ts";

const STORIES = { journey, pipeline, waves, distance };

export const expertiseDrawing = oneOf<(typeof STORIES)[keyof typeof STORIES]["schema"]>(STORIES);
export type ExpertiseDrawingData = z.output<typeof expertiseDrawing>;

export const storyOf = ({ kind }: ExpertiseDrawingData) =>
	STORIES[kind] as unknown as Story<typeof expertiseDrawing>;
