/** What an item, a part or an entry holds, as its file has it. */
import type { Data, Field, FieldId, State } from "../../protocol.ts";
import { folderAt, isIn, partsOf } from "../fields.ts";
import { dataOf as dataIn } from "../forms/data.ts";

/** @param fields of which it is made: all, or what a copy may have. */
export const dataOf = ({ fields: all }: State, id: FieldId, fields: readonly Field[] = all): Data =>
	dataIn(
		fields.filter((field) => isIn(field.id, id)),
		partsOf(id).path,
	);

/** For one more like it: without its title and address, which no two share. */
export function copyOf(state: State, id: FieldId): Data {
	const title = state.fields.find(
		(field) => field.id !== id && isIn(field.id, id) && field.kind === "text",
	);
	const { order } = folderAt(state, partsOf(id).file) ?? {};
	const fields = state.fields.filter(
		(field) => field !== title && field.kind !== "address" && field.path !== order,
	);
	return dataOf(state, id, fields) ?? {};
}
