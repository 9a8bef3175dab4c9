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
