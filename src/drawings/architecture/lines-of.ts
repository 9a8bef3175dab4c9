import type { ArchitectureData } from "./architecture.schema.ts";
import { type Drawn, distances, linesBetween } from "./architecture-paths.ts";

/** The lines of a drawing alone, before and after, each from its top down: for where it is small. */
export function linesOf({ before, middle, after }: ArchitectureData): [Drawn[], Drawn[]] {
	const above = before.rows.flatMap((row, at): Drawn[] => {
		if (!row.lines) return [];
		if (!row.far) return [linesBetween(row, before.rows[at - 1] ?? middle, true)];
		const { box, outline, lines, long } = distances(middle, row.lines, row.far.length);
		return [{ box, d: outline + lines + long }];
	});
	const stays = before.rows[0]?.far?.length;
	const below = after.rows.flatMap((row, at) =>
		row.lines ? [linesBetween(row, after.rows[at - 1] ?? middle, false, stays)] : [],
	);
	return [above.toReversed(), below];
}
