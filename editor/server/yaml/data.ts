/** What a file holds, without its text. Nothing here changes what it is given. */
import { type Group, isGroup } from "../../data.ts";
import type { Data } from "../../protocol.ts";

export const isTree = (data: Data): data is Data[] | Group =>
	typeof data === "object" && data !== null;

/** Without what is null, and groups that have nothing else; undefined when nothing is left. */
export function withoutNothing(data: Data): Data | undefined {
	if (Array.isArray(data))
		return data.map(withoutNothing).filter((item): item is Data => item !== undefined);
	if (!isGroup(data)) return data ?? undefined;
	const entries = Object.entries(data).flatMap(([key, value]) => {
		const left = withoutNothing(value);
		return left === undefined ? [] : [[key, left] as const];
	});
	return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** With something more at a path, and the groups and lists that has to stand in. */
export function withMore(data: Data, parts: readonly string[], value: Data): Data {
	const [part, ...rest] = parts;
	if (part === undefined) return value;
	if (Array.isArray(data)) {
		const place = Number(part);
		return rest.length === 0
			? data.toSpliced(place, 0, value)
			: data.with(place, withMore(data[place] ?? null, rest, value));
	}
	const group = isGroup(data) ? data : {};
	const below = withMore(group[part] ?? null, rest, value);
	return data === null && part === "0" ? [below] : { ...group, [part]: below };
}

/** With this in the place of what a path has. */
export function withOther(data: Data, parts: readonly string[], value: Data): Data {
	const [part, ...rest] = parts;
	if (part === undefined) return value;
	if (Array.isArray(data))
		return data.with(Number(part), withOther(data[Number(part)] ?? null, rest, value));
	const group = isGroup(data) ? data : {};
	return { ...group, [part]: withOther(group[part] ?? null, rest, value) };
}

/** With an item at another place of its list, counted once it is taken out. */
export function withOtherOrder(data: Data, parts: readonly string[], to: number): Data {
	const list = parts
		.slice(0, -1)
		.reduce<unknown>((below, part) => (below as Group)[part], data) as Data[];
	const from = Number(parts.at(-1));
	const order = list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Data);
	return withOther(data, parts.slice(0, -1), order);
}
