/** Which rows of a drawing stand in which field of the flag, and what is drawn between them. */
import { bandColorsOf, FLAGS, type FlagColor, type FlagLetter } from "@/flags/flags";
import { type ArchitectureData, isBroad, type Row } from "./architecture.schema.ts";
import { type Drawn, type Is, rowsOf } from "./architecture-paths.ts";

/** A row, or the lines between two. */
export type Part = { row: Row; is: Is } | { lines: Drawn; is: Is };
export type BandOfRows = ReturnType<typeof bandOf>;
const bandOf = (color: FlagColor) => ({ color, parts: [] as Part[] });

/**
 * The fields from top to bottom, what stayed in the middle. Of two it lies on the seam; where there
 * are as many fields as rows each has its own; of three the first and the last have the outermost.
 */
export function bandsOf(flag: FlagLetter, drawing: ArchitectureData | undefined) {
	if (!drawing) return bandColorsOf(flag).map(bandOf);
	const rows = rowsOf(drawing);
	const { bands: own, accent } = FLAGS[flag];
	const colors: readonly FlagColor[] =
		own && (own.length <= 3 || own.length === rows.length) ? own : ["white", accent];
	const placeOf = (row: number) => {
		if (colors.length === rows.length) return row;
		if (colors.length === 2) return Number(rows[row]?.is === "full");
		return Number(row > 0) + Number(row === rows.length - 1);
	};
	const bands = colors.map(bandOf);
	const add = (band: number, part: Part) => bands[band]?.parts.push(part);
	rows.forEach(({ row, is, lines }, index) => {
		const band = placeOf(index);
		if (lines && is === "full") {
			// On the seam they begin in the middle of what they hang on.
			if (placeOf(index - 1) < band && colors.length > 2 && isBroad(row))
				add(band - 1, { lines, is });
			add(band, { lines, is });
		}
		add(band, { row, is });
		// Steps fill their field: what comes out of them is drawn in the next.
		if (lines && is === "open") add(row.steps ? placeOf(index + 1) : band, { lines, is });
	});
	return bands;
}
