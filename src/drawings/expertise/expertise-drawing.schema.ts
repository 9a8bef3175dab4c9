/** The one drawing of a field of expertise: what the field is about, at a glance. */
import { z } from "astro/zod";
import { distance } from "./distance.schema.ts";
import { journey } from "./journey.schema.ts";
import { pipeline } from "./pipeline.schema.ts";
import type { Story } from "./story.schema.ts";
import { waves } from "./waves.schema.ts";

const STORIES = { journey, pipeline, waves, distance };
type StorySchema = (typeof STORIES)[keyof typeof STORIES]["schema"];

export const expertiseDrawing = z
	.discriminatedUnion(
		"kind",
		Object.values(STORIES).map(({ schema }) => schema) as [StorySchema, ...StorySchema[]],
		{ error: `kies uit: ${Object.keys(STORIES).join(", ")}` },
	)
	.meta({
		choices: Object.fromEntries(Object.entries(STORIES).map(([kind, { name }]) => [kind, name])),
	});
export type ExpertiseDrawingData = z.output<typeof expertiseDrawing>;

export const storyOf = ({ kind }: ExpertiseDrawingData) =>
	STORIES[kind] as unknown as Story<typeof expertiseDrawing>;
