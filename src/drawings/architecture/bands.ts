/** Which rows of a drawing stand in which field of the flag, and what is drawn between them. */
import { bandColorsOf, FLAGS, type FlagColor, type FlagLetter } from "@/flags/flags";
import { type ArchitectureData, isBroad, type Row } from "./architecture.schema.ts";
import { type Drawn, linesBetween } from "./architecture-paths.ts";

/** A row, or the lines between two; `is`: what was open, what is and what stayed full. */
export type Part =
	| { row: Row; is: "open" | "full" | "middle" }
	| { lines: Drawn; is: "open" | "full" };
export interface BandOfRows {
	color: FlagColor;
	parts: Part[];
}

/**
 * The fields from top to bottom, what stayed in the middle. Of two it lies on the seam; where there
 * are as many fields as rows each has its own; of three the first and the last have the outermost.
 */
export function bandsOf(flag: FlagLetter, drawing: ArchitectureData | undefined) {
	if (!drawing) return bandColorsOf(flag).map((color): BandOfRows => ({ color, parts: [] }));
	const { before, middle, after } = drawing;
	const rows = [...before.rows.toReversed(), middle, ...after.rows];
	const at = before.rows.length;
	const stays = before.rows[0]?.far?.length;
	const { bands: own, accent } = FLAGS[flag];
	const colors: readonly FlagColor[] =
		own && (own.length <= 3 || own.length === rows.length) ? own : ["white", accent];
	const bandOf = (row: number) => {
		if (colors.length === rows.length) return row;
		if (colors.length === 2) return row > at ? 1 : 0;
		return Number(row > 0) + Number(row === rows.length - 1);
	};
	const bands = colors.map((color): BandOfRows => ({ color, parts: [] }));
	const add = (row: number, part: Part) => bands[bandOf(row)]?.parts.push(part);
	rows.forEach((row, index) => {
		const is = index < at ? "open" : index === at ? "middle" : "full";
		const [above, below] = [rows[index - 1], rows[index + 1]];
		if (index > at && above && row.lines) {
			const lines = linesBetween(row, above, false, stays);
			// On the seam they begin in the middle of what they hang on.
			const isCut = bandOf(index) !== bandOf(index - 1) && colors.length > 2 && isBroad(row);
			if (isCut) add(index - 1, { lines, is: "full" });
			add(index, { lines, is: "full" });
		}
		add(index, { row, is });
		// Steps fill their field: what comes out of them is drawn in the next.
		if (index < at && below && row.lines && !row.far)
			add(row.steps && bandOf(index) !== bandOf(index + 1) ? index + 1 : index, {
				lines: linesBetween(row, below, true),
				is: "open",
			});
	});
	return bands;
}
