/** What files and drafts hold, by the paths of its parts. */
import type { Data } from "./protocol.ts";

export type Group = { [key: string]: Data };

export const isGroup = (data: Data | undefined): data is Group =>
	typeof data === "object" && data !== null && !Array.isArray(data);

/**
 * @param path `story.facts.0`; empty: all of it.
 * @returns undefined where nothing stands.
 */
export const dataAt = (data: unknown, path: string): Data | undefined =>
	stepsOf(path).reduce<unknown>(
		(part, key) => (typeof part === "object" ? (part as Group | null)?.[key] : undefined),
		data,
	) as Data | undefined;

const stepsOf = (path: string): string[] => (path === "" ? [] : path.split("."));

/** The path of a part of a part. */
export const under = (path: string, key: string | number) =>
	path === "" ? `${key}` : `${path}.${key}`;

/** What a part stands in: `story.facts`; of the first parts empty. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf("."), 0));

/**
 * @param path `tasks.2`; empty for the whole.
 * @param insert before the item of that place.
 * @returns a copy with the value there.
 */
export function withAt(data: unknown, path: string, value: Data, insert = false): Data {
	const around = parentOf(path);
	const whole = data as Data | undefined;
	const list = dataAt(data, around);
	if (path !== "" && list != null && typeof list !== "object")
		throw new Error(`A value has no ${path}.`);
	const at = Number(path.slice(path.lastIndexOf(".") + 1));
	return insert && Array.isArray(list)
		? (changedAt(whole, around, () => list.toSpliced(at, 0, value)) as Data)
		: (changedAt(whole, path, () => value) as Data);
}

/**
 * @param become what stands there; undefined: nothing. What it stands in is made where there is none: a place
 *   of a list before it that nobody filled in is null.
 */
export function changedAt(
	data: Data | undefined,
	path: string,
	become: (part: Data | undefined) => Data | undefined,
): Data | undefined {
	const [key, ...rest] = stepsOf(path);
	if (key === undefined) return become(data);
	const inside = (part: Data | undefined) => changedAt(part, rest.join("."), become);
	if (
		Array.isArray(data) ||
		(/^\d+$/.test(key) && !(isGroup(data) && Object.keys(data).length > 0))
	) {
		const at = Number(key);
		const list = padded(data, at);
		const item = inside(list[at]);
		return list.toSpliced(at, 1, ...(item === undefined ? [] : [item]));
	}
	const { [key]: own, ...others } = isGroup(data) ? data : {};
	const part = inside(own);
	if (part === undefined) return others;
	return isGroup(data) ? { ...data, [key]: part } : { [key]: part };
}

/** A list of at least so many places. */
function padded(data: Data | undefined, length: number): Data[] {
	const list = Array.isArray(data) ? data : [];
	return [...list, ...Array<Data>(Math.max(0, length - list.length)).fill(null)];
}
