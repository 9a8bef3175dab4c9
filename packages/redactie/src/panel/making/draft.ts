/**
 * What is about to be made: an operation with what was typed for it, all of them drafts. Its fields stand in the
 * list as those of a page do. It is tried as a whole, and written as a whole.
 */
import { changedAt, parentOf } from "../../data.ts";
import { capital, newOne } from "../../letters.ts";
import type { Data, DraftAnswer, Field, FieldId, Operation } from "../../protocol.ts";
import { isIn, listAt, partsOf } from "../fields/fields.ts";
import { dataOf } from "../lists/data.ts";
import { ofSite } from "../of-site.ts";
import { setDrafts, valueNow } from "../state/drafts.ts";
import { type Draft, getPanel, isMade, type Making, setPanel } from "../state/store.ts";

export type Drafts = Record<FieldId, Draft>;

/** The draft itself, and what was typed for it. */
export const draftsIn = (root: FieldId, drafts = getPanel().drafts): Drafts =>
	Object.fromEntries(Object.entries(drafts).filter(([id]) => isIn(id as FieldId, root)));

/** In place of what was typed for it before. */
export function setDraftsIn(root: FieldId, own: Drafts): void {
	const others = Object.entries(getPanel().drafts).filter(([id]) => !isIn(id as FieldId, root));
	setDrafts({ ...Object.fromEntries(others), ...own });
}

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

/** Before something is typed in a field of it: undo leads back to this. Typing in one field is one step. */
export function beginTyping(id: FieldId): void {
	const { making } = getPanel();
	if (!making || making.typedAt === id) return;
	const { root, start, past } = making;
	const before = draftsIn(root);
	setPanel({ making: { ...making, past: [...past, before], undone: [], typedAt: id } });
	if (!(root in before)) setDraftsIn(root, start);
}

/** @returns whether there was anything to undo, or redo, in what is about to be made. */
export function stepInDraft(from: "past" | "undone", to: "past" | "undone"): boolean {
	const { making } = getPanel();
	const before = making?.[from].at(-1);
	if (!making || !before) return false;
	const now = draftsIn(making.root);
	setPanel({
		making: {
			...making,
			[from]: making[from].slice(0, -1),
			[to]: [...making[to], now],
			typedAt: undefined,
		},
	});
	setDraftsIn(making.root, before);
	return true;
}

export function isEmpty(id: FieldId): boolean {
	const value = valueNow(id);
	return value === null || (typeof value === "string" && value.trim() === "");
}

/** Required, and empty by now. */
export const missingIn = ({ fields }: Pick<DraftAnswer, "fields">): Field[] =>
	fields.filter(({ id, kind, required }) => required && kind !== "tick" && isEmpty(id));

/** The drafts that something is to be made of: others are what was typed for these. */
export function waitingRoots(drafts = getPanel().drafts): FieldId[] {
	const made = (Object.keys(drafts) as FieldId[]).filter(isMade);
	return made.filter((id) => !made.some((root) => root !== id && isIn(id, root)));
}

/** Fields of the content in which something was typed. */
export const waitingTexts = (drafts = getPanel().drafts): FieldId[] =>
	(Object.keys(drafts) as FieldId[]).filter((id) => !isMade(id));

/** 'Nieuwe vacature' */
export function titleOf(root: FieldId): string {
	const { state, making } = getPanel();
	const place = root.slice(1) as FieldId;
	const { file, path } = partsOf(place);
	const list = state && (listAt(state, place) ?? listAt(state, `${file}#${parentOf(path)}`));
	const part = state?.parts.find(({ id }) => id === place)?.name;
	const item = (making?.root === root && making.answer?.item) || (list?.item ?? part ?? "");
	return root.startsWith("+") ? newOne(item, ofSite.neuter) : capital(item);
}

/** Its first words: what it will be called. */
export function nameOf(root: FieldId): string {
	const { making } = getPanel();
	const drafts = draftsIn(root);
	const fields = making?.root === root ? making.answer?.fields : undefined;
	const texts = fields?.filter(({ kind }) => kind === "text").map(({ id }) => id);
	const values = (texts ?? (Object.keys(drafts) as FieldId[])).map((id) => drafts[id]?.value);
	return values.find((value) => typeof value === "string" && value.trim() !== "")?.toString() ?? "";
}
