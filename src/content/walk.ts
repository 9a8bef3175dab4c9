/** Walks over content: its files, and the values in each. */
import type { z } from "astro/zod";
import { fieldName } from "../fields/wording.ts";
import { COLLECTIONS, declarations, entryFile, fileOf, SHEETS, sheetFile } from "./pages.ts";
import type { Content } from "./read-content.ts";

/** Every file of content/ by its path from the project's root, with what it says. */
export const filesOf = (content: Content): { file: string; schema: z.ZodType; data: object }[] => [
	...keysOf(SHEETS).map((name) => ({
		file: sheetFile(name),
		schema: SHEETS[name],
		data: content[name],
	})),
	...declarations.map(([id, { schema }]) => ({
		file: fileOf(id),
		schema,
		data: content.paginas[id],
	})),
	...keysOf(COLLECTIONS).flatMap((folder) =>
		content[folder].map(({ id, ...data }) => ({
			file: entryFile(folder, { id }),
			schema: COLLECTIONS[folder].schema,
			data,
		})),
	),
];

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

interface Spot {
	/** As in `story.steps.0.title`. */
	field: string;
	key: string;
	value: unknown;
	/** The group or list that it stands in. */
	parent: object;
}

/** Every value in a piece of content, a group before what it holds. */
export function valuesIn(
	parent: unknown,
	path: readonly string[] = [],
	found: Spot[] = [],
): Spot[] {
	if (!parent || typeof parent !== "object") return found;
	for (const [key, value] of Object.entries(parent)) {
		const inside = [...path, key];
		found.push({ field: fieldName(inside), key, value, parent });
		valuesIn(value, inside, found);
	}
	return found;
}

/** The addresses that links in a piece of content lead to, each with its field. */
export const hrefsIn = (data: unknown) =>
	valuesIn(data).flatMap(({ field, key, value }) =>
		key === "href" && typeof value === "string" ? [{ field, href: value }] : [],
	);
