/** What files and drafts hold, by the paths of its parts, and where these are after operations. */
import type { Data, FieldId, Operation } from "./protocol.ts";

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

export const idOf = ({ file, path }: { file: string; path: string }): FieldId => `${file}#${path}`;

export function partsOf(id: FieldId): { file: string; path: string } {
	const [file = "", path = ""] = id.split("#");
	return { file, path };
}

/** Where a field, item or list is after these operations; undefined: they took it away. */
export function placeAfter(id: FieldId, operations: readonly Operation[]): FieldId | undefined {
	const { file } = partsOf(id);
	let { path } = partsOf(id);
	for (const operation of operations) {
		if (operation.file !== file) continue;
		const next = pathAfter(path, operation);
		if (next === undefined) return undefined;
		path = next;
	}
	return idOf({ file, path });
}

function pathAfter(path: string, operation: Operation): string | undefined {
	const at = itemOf(operation.path);
	if (!at) return operation.do === "remove" && isPathIn(path, operation.path) ? undefined : path;
	if (!path.startsWith(at.list)) return path;
	const [own = "", ...rest] = path.slice(at.list.length).split(".");
	const index = indexAfter(Number(own), at.index, operation);
	return index === undefined ? undefined : at.list + [index, ...rest].join(".");
}

/** `tasks.2`: the list with its dot, and which of it. */
function itemOf(path: string): { list: string; index: number } | undefined {
	const [, list, index] = /^(.*\.)(\d+)$/.exec(path) ?? [];
	return list === undefined ? undefined : { list, index: Number(index) };
}

/** The innermost item of a list that something stands in, or is: `…#tasks.2`. */
export const itemIn = (id: FieldId) => /^.*\.\d+(?=\.|$)/.exec(id)?.[0] as FieldId | undefined;

/** What takes these back, as far as places go. */
export const takenBack = (operations: readonly Operation[]): Operation[] =>
	operations.toReversed().flatMap((operation): Operation[] => {
		const { file, path } = operation;
		if (operation.do === "add") return [{ do: "remove", file, path }];
		if (operation.do === "remove") return [{ do: "add", file, path, data: null }];
		const at = itemOf(path);
		return operation.do === "move" && at
			? [{ do: "move", file, path: at.list + operation.to, to: at.index }]
			: [];
	});

/** Whether something stands in this list, item, group, file or folder, or is it. */
export function isIn(id: FieldId, around: FieldId): boolean {
	const { file, path } = partsOf(id);
	const { file: outer, path: group } = partsOf(around);
	if (outer.endsWith("/") && group === "") return file.startsWith(outer);
	return file === outer && isPathIn(path, group);
}

const isPathIn = (path: string, group: string) =>
	group === "" || path === group || path.startsWith(`${group}.`);

/**
 * Where the item of a list comes to stand.
 * @param at the place that the operation names in the same list.
 * @returns undefined: it was taken away.
 */
function indexAfter(index: number, at: number, operation: Operation): number | undefined {
	if (operation.do === "add") return index >= at ? index + 1 : index;
	if (operation.do === "remove") return index === at ? undefined : index - Number(index > at);
	if (operation.do !== "move") return index;
	const { to } = operation;
	if (index === at) return to;
	return index - Number(index > at && index <= to) + Number(index < at && index >= to);
}

const isOut = (one: Operation) =>
	one.do === "remove" || (one.do === "set" && one.value === null && /\.\d+$/.test(one.path));
const BY_NUMBER = new Intl.Collator("en", { numeric: true });

/** Of what is chosen together what goes comes last, and of a list its last item first: so all others keep their places till then. */
export function inOrder(operations: readonly Operation[]): Operation[] {
	const out = new Map(operations.filter(isOut).map((one) => [idOf(one), one]));
	return [
		...operations.filter((one) => !isOut(one)),
		// What stands in something goes before it.
		...[...out.values()].toSorted((one, other) => BY_NUMBER.compare(other.path, one.path)),
	];
}
