/** The sums of waves: their rows, and how long each is drawn. */
import type { DrawingOf } from "@/content/types";
import { type Sketch, WORDS } from "../kit/paths.ts";

/** The stripes of flag C, from its top. */
const STRIPES = ["blue", "white", "red", "white"];

/** What moved, in stripes, and what was switched off, by its month. */
export function rowsOf({ groups, off }: DrawingOf<"waves">) {
	const stripes = groups.map((group, index) => ({
		...group,
		name: undefined,
		stripe: STRIPES[index % STRIPES.length],
	}));
	return [...stripes, { ...off, stripe: undefined }].toSorted((a, b) => a.month - b.month);
}

/** How many a row has room for: the largest, and words after it. */
export const lengthOf = (rows: readonly { count: number }[]) =>
	Math.max(...rows.map(({ count }) => count)) / (1 - WORDS);

export function wavesSketch(drawing: DrawingOf<"waves">): Sketch {
	const rows = rowsOf(drawing);
	const pathOf = (isStripe: boolean) =>
		rows
			.map(({ count, stripe }, top) =>
				Boolean(stripe) === isStripe ? `M0 ${top}h${count}v1H0z` : "",
			)
			.join("");
	return {
		width: Math.max(...rows.map(({ count }) => count)),
		height: rows.length,
		open: pathOf(false),
		full: pathOf(true),
	};
}
