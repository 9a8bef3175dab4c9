/** A change goes down through layers and back: its fields, and what they may not say. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { text } from "../../fields/parts.ts";
import { type Problems, short, story } from "../kit/story.schema.ts";

const half = z
	.strictObject({
		title: named(short, "Kop", "Staat boven deze helft van de tekening."),
		text: named(text.max(60), "Tekst", "Zegt wat je daar ziet."),
	})
	.meta({ group: true });

/** A change goes down through layers and back: with a wait at each border of a team, or without. */
export const journey = z.strictObject({
	kind: z.literal("journey"),
	...story,
	/** Six layers in all at most. */
	teams: z
		.array(
			z.strictObject({
				name: named(text.max(14), "Naam", "Hoe dit team heet."),
				layers: z.array(text.max(14)).min(1).max(4).meta({
					title: "Lagen",
					description: "Welke lagen dit team heeft, de bovenste eerst.",
					item: "laag",
				}),
			}),
		)
		.min(2)
		.max(4)
		.meta({
			title: "Teams",
			description: "Van wat een gebruiker ziet tot wat het diepst ligt.",
			item: "team",
		}),
	apart: named(half, "Met grenzen", "De reis langs verschillende teams."),
	together: named(half, "Zonder grenzen", "De reis bij één team."),
});
type Journey = z.output<typeof journey>;

/** Of more layers the names stand too close. */
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
