/** A change goes down through layers and back: with a wait at each border of a team, or without. */
import { z } from "astro/zod";
import { group, list, named, text } from "../../fields/parts.ts";
import { fieldPath, sumOf, upTo } from "../kit/paths.ts";
import { type Story, short, story } from "../kit/story.schema.ts";

const half = group({
	title: named(short, "Kop", "Staat boven deze helft van de tekening."),
	text: named(text.max(60), "Tekst", "Zegt wat je daar ziet."),
});

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
		.max(4),
	apart: named(half, "Met grenzen", "De reis langs verschillende teams."),
	together: named(half, "Zonder grenzen", "De reis bij één team."),
});
type Teams = z.output<typeof schema>["teams"];

/** How long a wait is drawn beside the work on one layer, which is 1. */
const WAIT = 4;

interface Span {
	from: number;
	length: number;
	waits: boolean;
}

/**
 * A change goes down through the teams and up again, and waits for each that it comes to.
 * @returns a lane a team, how long all takes, and how long one team works on the same layers.
 */
export function lanesOf(teams: Teams) {
	const lanes = teams.map((): Span[] => []);
	let end = 0;
	const add = (team: number, length: number, waits: boolean) => {
		lanes[team]?.push({ from: end, length, waits });
		end += length;
	};
	const deepest = teams.length - 1;
	for (const step of [0, ...upTo(2 * deepest)]) {
		const team = deepest - Math.abs(deepest - step);
		if (step > 0) add(team, WAIT, true);
		// In the deepest it turns: its layers are worked on at once, down and up.
		add(team, (team === deepest ? 2 : 1) * (teams[team]?.layers.length ?? 0), false);
	}
	return { lanes, end, together: 2 * layersIn(teams) };
}

export const layersIn = (teams: Teams) => sumOf(teams.map(({ layers }) => layers.length));

/** The waits of a lane, or the work. */
export const lanePath = (lane: readonly Span[], waits: boolean, top = 0) =>
	lane
		.filter((span) => span.waits === waits)
		.map(({ from, length }) => fieldPath(from, length, top))
		.join("");

/** Of more a lane has no room for a wait that is seen as one. */
const MOST_LAYERS = 6;

export const journey: Story<typeof schema> = {
	name: "Een wijziging door alle lagen",
	schema,
	problems({ teams }) {
		const layers = layersIn(teams);
		if (layers <= MOST_LAYERS) return [];
		return [
			[
				"teams",
				`de teams hebben samen ${layers} lagen, en er passen er hoogstens ${MOST_LAYERS}. Neem lagen samen.`,
			],
		];
	},
	sketch({ teams }) {
		const { lanes, end, together } = lanesOf(teams);
		const all = (waits: boolean) => lanes.map((lane, top) => lanePath(lane, waits, top)).join("");
		return {
			width: end,
			height: lanes.length + 1,
			open: all(true),
			full: all(false) + fieldPath(0, together, lanes.length),
		};
	},
};
