/**
 * What is about to be made: an operation with what was typed for it, all of them drafts. Its fields stand in the
 * list as those of a page do. It is tried as a whole, and written as a whole.
 */
import { changedAt, parentOf } from "../../data.ts";
import type { Data, DraftAnswer, Field, FieldId, Operation, State } from "../../protocol.ts";
import { capital, newOne, small } from "../../words.ts";
import { signsOf } from "../boxes/texts.ts";
import { folderAt, isIn, listAt, partsOf } from "../fields/fields.ts";
import { ofSite } from "../of-site.ts";
import { valueNow } from "../state/drafts.ts";
import { type Draft, type Drafts, getPanel, type Making, setPanel } from "../state/store.ts";

/** The draft itself, and what was typed for it. */
export const draftsIn = (root: FieldId, drafts = getPanel().drafts): Drafts =>
	Object.fromEntries(Object.entries(drafts).filter(([id]) => isIn(id as FieldId, root)));

/** Of a choice which of several shapes something has. */
const SHAPE = /~$/;

/** What would be written of it. */
export function operationOf({ root, start }: Making): Operation {
	const { state } = getPanel();
	const place = root.slice(1) as FieldId;
	const { file, path } = partsOf(place);
	const isNew = root.startsWith("+");
	const sets = Object.entries({ ...start, ...draftsIn(root) })
		.map(([id, { value }]) => ({ at: partsOf(id as FieldId).path, value }))
		// The draft itself says nothing yet.
		.filter(({ at, value }) => at !== path || value !== null)
		// What has another shape has it before it is filled in.
		.toSorted((one, other) => Number(SHAPE.test(other.at)) - Number(SHAPE.test(one.at)));
	const begun = isNew || !state ? null : dataOf(state, place);
	const data = sets.reduce<Data>((so, { at, value }) => {
		const below = at.replace(SHAPE, "").slice(path.length && path.length + 1);
		return changedAt(so, below, () => (SHAPE.test(at) ? JSON.parse(`${value}`) : value)) as Data;
	}, begun);
	return { do: isNew ? "add" : "replace", file, path, data };
}

/**
 * After an answer of the server.
 * @returns whether another page is in the frame by it, which is to be asked for.
 */
export function takeDraft(answer: DraftAnswer): boolean {
	const { making, path, drafts } = getPanel();
	if (!making) return false;
	// The value of a field is what it has without a draft.
	const fields = answer.fields.map((field) => {
		const typed = field.shapes ? undefined : drafts[field.id];
		return typed ? { ...field, value: typed.base } : field;
	});
	const [page] = answer.pages;
	const isElsewhere = page !== undefined && answer.pages.every((other) => other.path !== path);
	setPanel({
		making: { ...making, answer: { ...answer, fields } },
		...(isElsewhere && { path: page.path, order: undefined }),
	});
	return isElsewhere;
}

export function isEmpty(id: FieldId): boolean {
	return String(valueNow(id) ?? "").trim() === "";
}

/** Required, and empty by now. */
export const missingIn = ({ fields }: Pick<DraftAnswer, "fields">): Field[] =>
	fields.filter(({ id, kind, required }) => required && kind !== "tick" && isEmpty(id));

/** Longer than it may be, or words in place of a number: the contract says so only once nothing around it is missing. */
export function isMistyped({ id, kind, max = Infinity }: Field): boolean {
	const value = valueNow(id);
	if (kind === "number") return typeof value === "string";
	return (
		kind === "text" && signsOf(String(value ?? ""), getPanel().state?.names ?? []).length > max
	);
}

/** 'Nieuwe vacature' */
export function titleOf(root: FieldId): string {
	const { state, making } = getPanel();
	const place = root.slice(1) as FieldId;
	const { file, path } = partsOf(place);
	const list = state && (listAt(state, place) ?? listAt(state, `${file}#${parentOf(path)}`));
	const part = state?.parts.find(({ id }) => id === place)?.name;
	const item = (making?.root === root && making.answer?.item) || (list?.item ?? part ?? "");
	return root.startsWith("+") ? newOne(small(item), ofSite.neuter) : capital(item);
}

/** Its first words, in the order of the fields of its like: what it will be called. */
export function nameOf(root: FieldId): string {
	const { state } = getPanel();
	const order = new Map(state?.fields.toReversed().map(({ id }, index) => [formOf(id), -index]));
	const rankOf = (id: string) => order.get(formOf(id)) ?? 0;
	const texts = Object.entries(draftsIn(root)).filter(
		([, { value }]) => typeof value === "string" && value.trim() !== "",
	);
	const [first] = texts.toSorted(([one], [other]) => rankOf(one) - rankOf(other));
	return first?.[1].value?.toString() ?? "";
}

/** What the same field of another entry or item has too: `/#tasks.`, of `content/vacatures/x.yaml#tasks.2`. */
const formOf = (id: string) =>
	id
		.replace(/[^/]*\.yaml#/, "#")
		.replace(/\d+/g, "")
		.replace(/^[+=]/, "");

/** What an item, a part or an entry holds, as its file has it. */
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
	const own = fields.filter((field) => isIn(field.id, id));
	const title = own.find((field) => field.id !== id && field.kind === "text");
	const copied = own.filter(
		(field) =>
			field !== title && field.kind !== "address" && field.path !== order && field.value !== null,
	);
	return Object.fromEntries(
		copied.map(({ id: own, value }) => [root + own.slice(id.length), { value, base: null }]),
	);
}
