/** A change goes down through layers and back: its fields, and what they may not say. */
import { z } from "astro/zod";
import { group, list, named, text } from "../../fields/parts.ts";
import { type Problems, short, story } from "../kit/story.schema.ts";

const half = group({
	title: named(short, "Kop", "Staat boven deze helft van de tekening."),
	text: named(text.max(60), "Tekst", "Zegt wat je daar ziet."),
});

/** A change goes down through layers and back: with a wait at each border of a team, or without. */
export const journey = z.strictObject({
	kind: z.literal("journey"),
	...story,
	/** Six layers in all at most. */
	teams: list(
		z.strictObject({
			layers: list(text.max(14), "laag", "Lagen", "Welke lagen dit team heeft, de bovenste eerst.")
				.min(1)
				.max(4),
		}),
		"team",
		"Teams",
		"Van wat een gebruiker ziet tot wat het diepst ligt.",
	)
		.min(2)
		.max(4),
	apart: named(half, "Met grenzen", "De reis langs verschillende teams."),
	together: named(half, "Zonder grenzen", "De reis bij één team."),
});
type Journey = z.output<typeof journey>;

/** Of more a wait has no room for its word. */
const MOST_LAYERS = 6;

export function journeyProblems({ teams }: Journey): Problems {
	const layers = teams.flatMap((team) => team.layers).length;
	if (layers <= MOST_LAYERS) return [];
	return [
		[
			"teams",
			`de teams hebben samen ${layers} lagen, en er passen er hoogstens ${MOST_LAYERS}. Neem lagen samen.`,
		],
	];
}
