/** `confirm: true` in content marks a promise that was written for the owner, who has yet to say that it is so. */
import { type Flaw, fieldName } from "../fields/wording.ts";

/**
 * The mark may stand in every group of fields, so it is taken out before a schema looks.
 *
 * @param mark is told the field of each group that carries it.
 * @param fail hears of a mark that is not simply `true`.
 * @returns the data without the marks.
 */
export function takeConfirms(
	data: unknown,
	mark: (field: string) => void,
	fail: (...flaw: Flaw) => void,
	path: PropertyKey[] = [],
): unknown {
	const inside = (value: unknown, key: PropertyKey) =>
		takeConfirms(value, mark, fail, [...path, key]);
	if (Array.isArray(data)) return data.map(inside);
	if (!data || typeof data !== "object") return data;
	const { confirm, ...rest } = data as Record<string, unknown>;
	if (confirm === true) mark(fieldName(path));
	else if (confirm !== undefined)
		fail(
			fieldName([...path, "confirm"]),
			"hier kan alleen true staan. Klopt de belofte, haal de regel dan weg.",
		);
	return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inside(value, key)]));
}
