/** What files and forms hold, by the paths of its parts. */
import type { Data } from "./protocol.ts";

export type Group = { [key: string]: Data };

export const isGroup = (data: Data | undefined): data is Group =>
	typeof data === "object" && data !== null && !Array.isArray(data);

/**
 * @param path `story.facts.0`; empty: all of it.
 * @returns undefined where nothing stands.
 */
export const dataAt = (data: unknown, path: string): Data | undefined =>
	(path === "" ? [] : path.split(".")).reduce<unknown>(
		(part, key) => (part as Group | null | undefined)?.[key],
		data,
	) as Data | undefined;

/** What a part stands in: `story.facts`; of the first parts empty. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf("."), 0));

/** @param path `tasks.2`; empty for the whole. @returns a copy with the value there. */
export function withAt(data: unknown, path: string, value: Data, insert = false): Data {
	if (path === "") return value;
	const [key = "", ...rest] = path.split(".");
	const below = rest.join(".");
	if (Array.isArray(data)) {
		const items = data as Data[];
		const at = Number(key);
		return insert && below === ""
			? items.toSpliced(at, 0, value)
			: items.toSpliced(at, 1, withAt(items[at], below, value, insert));
	}
	if (data != null && !isGroup(data as Data)) throw new Error(`A value has no ${path}.`);
	const group = (data ?? {}) as Group;
	if (data == null && /^\d+$/.test(key)) return [withAt(undefined, below, value, insert)];
	return { ...group, [key]: withAt(group[key], below, value, insert) };
}
