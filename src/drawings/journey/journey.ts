/** The ways of a change through layers, as paths in a box that is stretched to its place. */
import type { DrawingOf } from "@/content/types";
import type { Sketch } from "../kit/paths.ts";

/** How wide a wait is beside the way through one layer, which is 1. */
const WAIT = 2.5;
/** Between the journey with borders and the one without. */
const GAP = 2;

/** How many layers the teams have, and after how many of them the work of another begins. */
export function layersOf({ teams }: DrawingOf<"journey">) {
	let layers = 0;
	const ends = teams.map((team) => {
		layers += team.layers.length;
		return layers;
	});
	return { layers, borders: ends.slice(0, -1) };
}

/**
 * A way down through layers, 1 high each, and up again. Both are equally steep, so that what
 * makes the one wider is its waits.
 * @param borders after how many layers the work of another team begins, lowest first.
 */
export function journeyPaths(layers: number, borders: readonly number[]) {
	const depths = [...borders, layers, ...borders.toReversed(), 0];
	const waits: string[] = [];
	let outline = "M0 0";
	let [x, y] = [0, 0];
	for (const depth of depths) {
		x += Math.abs(depth - y);
		y = depth;
		outline += `L${x} ${y}`;
		// Neither in the deepest layer nor back at the top does another team wait.
		if (depth === layers || depth === 0) continue;
		waits.push(`M${x} ${y}h${WAIT}`);
		x += WAIT;
		outline += `H${x}`;
	}
	const start = x + GAP;
	return {
		width: start + 2 * layers,
		/** Where one team's part ends: the journey of one team has no such borders. */
		borders: borders.map((border) => `M0 ${border}H${x}`).join(""),
		height: layers,
		apart: `${outline}z`,
		waits: waits.join(""),
		together: `M${start} 0h${2 * layers}l${-layers} ${layers}z`,
	};
}

export function journeySketch(drawing: DrawingOf<"journey">): Sketch {
	const { layers, borders } = layersOf(drawing);
	const { width, height, apart, together } = journeyPaths(layers, borders);
	return { width, height, open: apart, full: together };
}
