/** A change goes down through layers and back: with a wait at each border of a team, or without. */
import { z } from "astro/zod";
import { group, line, list, named, text } from "../../fields/parts.ts";
import { fieldPath, sumOf } from "../kit/paths.ts";
import { type Story, short, story } from "./story.schema.ts";

const half = group({
	title: named(short, "Kop", "Staat boven deze helft van de tekening."),
	text: line("Tekst", "Zegt wat je daar ziet.", 60),
});

/** Of more a lane has no room for a wait that is seen as one. */
const MOST_LAYERS = 6;

const schema = z.strictObject({
	kind: z.literal("journey"),
	...story,
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
		.max(4)
		.refine((teams) => sumOf(teams.map(({ layers }) => layers.length)) <= MOST_LAYERS, {
			error: `de teams hebben samen meer dan ${MOST_LAYERS} lagen. Neem lagen samen.`,
		}),
	apart: named(half, "Met grenzen", "De reis langs verschillende teams."),
	together: named(half, "Zonder grenzen", "De reis bij één team."),
});

/** How long a wait is drawn beside the work on one layer, which is 1. */
const WAIT = 4;

export const journey: Story<typeof schema> = {
	name: "Een wijziging door alle lagen",
	schema,
	problems: () => [],
	/** A change goes down through the teams and up again, and waits for each that it comes to. Last, one team. */
	picture({ teams }) {
		const lanes = teams.map(({ layers }) => ({ layers: layers.length, open: "", full: "" }));
		const layers = sumOf(lanes.map((lane) => lane.layers));
		let length = 0;
		const add = (long: number) => {
			length += long;
			return fieldPath(length - long, long);
		};
		for (const [step, lane] of [...lanes, ...lanes.toReversed().slice(1)].entries()) {
			if (step > 0) lane.open += add(WAIT);
			// In the deepest it turns: its layers are worked on at once, down and up.
			lane.full += add(lane === lanes.at(-1) ? 2 * lane.layers : lane.layers);
		}
		return { length, rows: [...lanes, { full: fieldPath(0, 2 * layers, layers) }] };
	},
	parts: ({ teams, apart, together }) => [
		{ bold: apart.title, text: apart.text },
		...teams.flatMap(({ layers }, row) => [{ text: layers.join(", ") }, { row }]),
		{ bold: together.title, text: together.text },
		{ row: teams.length },
	],
};
