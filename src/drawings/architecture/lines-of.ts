import type { ArchitectureData } from "./architecture.schema.ts";
import { type Drawn, distances, linesBetween } from "./architecture-paths.ts";

/** The lines of a drawing alone, before and after, each from its top down: for where it is small. */
export function linesOf({ before, middle, after }: ArchitectureData): [Drawn[], Drawn[]] {
	const above = before.rows.flatMap((row, at): Drawn[] => {
		if (!row.lines) return [];
		if (!row.far) return [linesBetween(row, before.rows[at - 1] ?? middle, true)];
		const { box, outline, d } = distances(middle, row.lines, 0);
		return [{ box, d: outline + d }];
	});
	const below = after.rows.flatMap((row, at) =>
		row.lines ? [linesBetween(row, after.rows[at - 1] ?? middle, false)] : [],
	);
	return [above.toReversed(), below];
}
