/** What an item, a part or an entry holds, as its file has it. */
import type { Data, Field, FieldId, State } from "../../protocol.ts";
import { fieldOf, idOf, isIn, listAt, partsOf } from "../fields.ts";

/** By key; of a list by number. */
type Group = Record<string, Data>;

/** @param fields of which it is made: all, or what a copy may have. */
export function dataOf(state: State, id: FieldId, fields: readonly Field[] = state.fields): Data {
	const { file, path: root } = partsOf(id);
	const whole = fieldOf(state, id);
	if (whole) return whole.value;
	const emptyAt = (path: string) => (listAt(state, idOf({ file, path })) ? [] : {}) as Group;
	const data = emptyAt(root);
	for (const { id: own, path, value } of fields) {
		if (value === null || !isIn(own, id)) continue;
		const keys = path.slice(root ? root.length + 1 : 0).split(".");
		const last = keys.pop() as string;
		let here = root;
		let group = data;
		for (const key of keys) {
			here = here ? `${here}.${key}` : key;
			group[key] ??= emptyAt(here);
			group = group[key] as Group;
		}
		group[last] = value;
	}
	return data;
}

/** Its place in a folder. */
const ORDER = "order";

/** For one more like it: without its title and address, which no two share. */
export function copyOf(state: State, id: FieldId): Data {
	const title = state.fields.find((field) => isIn(field.id, id) && field.kind === "text");
	const fields = state.fields.filter(
		(field) => field !== title && field.kind !== "address" && field.path !== ORDER,
	);
	return dataOf(state, id, fields);
}
