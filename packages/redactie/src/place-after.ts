import type { FieldId, Operation } from "./protocol.ts";

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
	if (!at) return operation.do === "remove" && isIn(path, operation.path) ? undefined : path;
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

const isIn = (path: string, group: string) =>
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
