/** Which rows of a drawing stand in which field of the flag, and what is drawn between them. */
import { bandColorsOf, FLAGS, type FlagColor, type FlagLetter } from "@/flags/flags";
import { type ArchitectureData, isBroad, type Row } from "./architecture.schema.ts";
import { type Drawn, type Is, rowsOf } from "./architecture-paths.ts";

/** A row, or the lines between two. */
export type Part = { row: Row; is: Is } | { lines: Drawn; is: Is };
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
	const rows = rowsOf(drawing);
	const { bands: own, accent } = FLAGS[flag];
	const colors: readonly FlagColor[] =
		own && (own.length <= 3 || own.length === rows.length) ? own : ["white", accent];
	const bandOf = (row: number) => {
		if (colors.length === rows.length) return row;
		if (colors.length === 2) return Number(rows[row]?.is === "full");
		return Number(row > 0) + Number(row === rows.length - 1);
	};
	const bands = colors.map((color): BandOfRows => ({ color, parts: [] }));
	const add = (band: number, part: Part) => bands[band]?.parts.push(part);
	rows.forEach(({ row, is, lines }, index) => {
		const band = bandOf(index);
		if (lines && is === "full") {
			// On the seam they begin in the middle of what they hang on.
			if (bandOf(index - 1) < band && colors.length > 2 && isBroad(row))
				add(band - 1, { lines, is });
			add(band, { lines, is });
		}
		add(band, { row, is });
		// Steps fill their field: what comes out of them is drawn in the next.
		if (lines && is === "open") add(row.steps ? bandOf(index + 1) : band, { lines, is });
	});
	return bands;
}
