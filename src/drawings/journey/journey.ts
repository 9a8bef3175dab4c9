/** Where a change is worked on and where it waits, in lanes one unit high. */
import type { DrawingOf } from "@/content/types";
import { type Sketch, upTo } from "../kit/paths.ts";

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
export function lanesOf(teams: DrawingOf<"journey">["teams"]) {
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
	const layers = teams.flatMap((team) => team.layers).length;
	return { lanes, end, together: 2 * layers };
}

export function journeySketch({ teams }: DrawingOf<"journey">): Sketch {
	const { lanes, end, together } = lanesOf(teams);
	return {
		width: end,
		height: lanes.length + 1,
		open: lanes
			.flatMap((spans, top) =>
				spans.map(({ from, length }) => `M${from} ${top}h${length}v1h-${length}z`),
			)
			.join(""),
		full: `M0 ${lanes.length}h${together}v1H0z`,
	};
}
