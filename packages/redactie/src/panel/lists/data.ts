/** What an item, a part or an entry holds, as its file has it. */
import { changedAt } from "../../data.ts";
import type { Data, FieldId, State } from "../../protocol.ts";
import { folderAt, isIn, partsOf } from "../fields/fields.ts";
import type { Draft } from "../state/store.ts";

export function dataOf({ fields }: State, id: FieldId): Data {
	const { path } = partsOf(id);
	return fields
		.filter((field) => isIn(field.id, id) && field.value !== null)
		.reduce<Data>((data, { path: own, value }) => {
			const below = own.slice(path.length && path.length + 1);
			return changedAt(data, below, () => value) as Data;
		}, null);
}

/** For one more like it, at `root`: without its title and address, which no two share. */
export function copyOf(state: State, id: FieldId, root: FieldId): Record<FieldId, Draft> {
	const { fields } = state;
	const { order } = folderAt(state, partsOf(id).file) ?? {};
	const title = fields.find(
		(field) => field.id !== id && isIn(field.id, id) && field.kind === "text",
	);
	const copied = fields.filter(
		(field) =>
			isIn(field.id, id) &&
			field !== title &&
			field.kind !== "address" &&
			field.path !== order &&
			field.value !== null,
	);
	return Object.fromEntries(
		copied.map(({ id: own, value }) => [root + own.slice(id.length), { value, base: null }]),
	);
}
