/** Opening a form, filling it in, and leaving or throwing it away. */

import { dataAt, parentOf } from "../../data.ts";
import type { Data, Field, FieldId, State, Value } from "../../protocol.ts";
import { remember } from "../address.ts";
import { valueNow } from "../drafts.ts";
import { fieldsAt, idOf } from "../fields.ts";
import { CLOSED } from "../going.ts";
import { judgeNow, judgeSoon } from "../judging.ts";
import { isMac, leave, say } from "../keeping.ts";
import { type Caret, getPanel, type OpenForm, setPanel } from "../store.ts";
import { answerNow } from "./answer-now.ts";
import { dataOf, lastOf, withData, withItem, withMoved, withoutItem, withoutPart } from "./data.ts";
import {
	dropForm,
	type FormPlace,
	formOf,
	isBlank,
	keyOf,
	pathIn,
	setForm,
	storedForm,
	storedForms,
	titleOf,
} from "./form-drafts.ts";
import { formWords } from "./words.ts";

/**
 * Lies over what is open, which is there again once it is left.
 * @param place as of an operation: `tasks.2` comes before the item that has that place now; of a new
 *   entry its folder and no path. What was filled in there before goes before `data`.
 * @param start what it holds as long as nobody filled anything in.
 */
export function openForm(place: FormPlace, start = place.data): void {
	leave();
	const { open, trail, list, last } = getPanel();
	const before = storedForm(keyOf(place));
	setPanel({
		...CLOSED,
		tab: "page",
		looking: false,
		open,
		trail,
		list,
		// What was changed to open it keeps the cursor.
		last: place.isNew ? undefined : last,
		form: formOf(place, before ?? { data: place.data, start }),
	});
	remember("replace");
	if (before) say(formWords.filledAgain);
	void judgeNow();
}

/** What was made of it is undone: it is as it was before. */
export function openAgain(form: OpenForm): void {
	setForm(form);
	openForm(form);
}

/** Of a part that is of some kind: another kind asks for other fields. */
export function openOtherKind({ file, path }: Field, kind: Value, state: State): void {
	const parent = parentOf(path);
	const fields = fieldsAt(state, file, parent);
	const data = dataOf(
		fields.map((field) => ({ path: field.path, value: valueNow(field.id) })),
		parent,
	);
	openForm({ file, path: parent, isNew: false, data: withData(data, lastOf(path), kind) }, data);
	say(formWords.otherKind);
}

/** What was filled in waits in Wijzigingen. */
export function closeForm(): void {
	leave();
	const { open, form } = getPanel();
	setPanel({ form: undefined, last: open[0] ?? (form && idOf(form)), caret: undefined });
	if (form && storedForm(keyOf(form))) say(formWords.waits(titleOf(form)));
	remember("replace");
	void judgeNow();
}

/** The cursor goes into the box of a field of the form, or into the first of what stands at that place. */
export function focusInForm(id: FieldId, caret?: Caret): void {
	const { form } = getPanel();
	const fields = (form && answerNow(form))?.fields ?? [];
	const first = fields.find((field) => field.id === id || field.id.startsWith(`${id}.`));
	setPanel({ last: first?.id ?? id, caret, pointed: undefined, showsKeys: false });
}

/** Another of the pages on which it can be seen. */
export function showOn(path: string): void {
	setPanel({ path, order: undefined });
	void judgeNow();
}

/** An undo brings it back. */
export function throwAway(): void {
	const { form } = getPanel();
	if (!form) return;
	dropForm(form);
	setPanel({ putBack: { by: "esc", drafts: {}, form } });
	closeForm();
	say(formWords.thrown(titleOf(form), isMac));
}

export interface WaitingForm {
	key: string;
	/** 'Nieuwe vacature' */
	title: string;
	/** What was typed first: 'Platform Engineer'. */
	name: string;
	/** 'Nieuwe vacature, nog niet gemaakt' */
	unmade: string;
	open(): void;
	drop(): void;
}

/** Forms that were begun and neither made nor thrown away. */
export const waitingForms = (): WaitingForm[] =>
	storedForms().map((form) => ({
		key: keyOf(form),
		title: form.title || formWords.nameless,
		name: form.name,
		unmade: formWords.unmade(form.title, form.isNew),
		open: () => openForm(form),
		drop() {
			dropForm(form);
			setPanel({ putBack: { by: "esc", drafts: {}, form: formOf(form, form) } });
			say(formWords.thrown(form.title, isMac));
		},
	}));

function become(change: (data: Data) => Data, typedAt?: string): void {
	const { form } = getPanel();
	if (!form) return;
	const isTyping = typedAt !== undefined && typedAt === form.typedAt;
	const now = {
		...form,
		data: change(form.data),
		past: isTyping ? form.past : [...form.past, form.data],
		undone: [],
		typedAt,
	};
	setForm(now, { putBack: undefined, failed: undefined, said: undefined });
	judgeSoon();
}

const at = (id: FieldId) => pathIn(getPanel().form?.answer, id);

export const typeInForm = (id: FieldId, value: Value) =>
	become((data) => withData(data, at(id), value), at(id));

/** The new item comes last. A last one that was added and is empty still is that, at a second press too. */
export function addItem(id: FieldId): void {
	const { form } = getPanel();
	const list = form && answerNow(form)?.lists.find((list) => list.id === id);
	if (!list) return;
	const { items, min = 0, max = Number.POSITIVE_INFINITY } = list;
	const filled = dataAt(form.data, at(id));
	const length = Math.max(items.length, Array.isArray(filled) ? filled.length : 0);
	const isThere = length > min && isBlank(form, `${at(id)}.${length - 1}`);
	if (!isThere && length >= max) return;
	if (!isThere) become((data) => withItem(data, `${at(id)}.${length}`, null));
	focusInForm(`${id}.${isThere ? length - 1 : length}`);
}

export function removeItem(id: FieldId): void {
	become((data) => withoutItem(data, at(id)));
}

/** The cursor goes along with it. */
export function moveItem(list: FieldId, from: number, to: number): void {
	become((data) => withMoved(data, at(`${list}.${from}`), to));
	focusInForm(`${list}.${to}`);
}

export function addPart(id: FieldId): void {
	const { form } = getPanel();
	// A second press, before the server knew of the first.
	if (form && dataAt(form.data, at(id)) == null) become((data) => withData(data, at(id), {}));
	focusInForm(id);
}

export function removePart(id: FieldId): void {
	become((data) => withoutPart(data, at(id)));
}

/** @param option of the variant: what stands there by it. */
export const chooseVariant = (id: FieldId, option: Data) =>
	become((data) => withData(data, at(id), option));

/** @returns whether there was anything to undo in a form. */
export const undoInForm = () => step("past", "undone");
export const redoInForm = () => step("undone", "past");

function step(from: "past" | "undone", to: "past" | "undone"): boolean {
	const { form } = getPanel();
	const data = form?.[from].at(-1);
	if (!form || data === undefined) return false;
	setForm({
		...form,
		data,
		[from]: form[from].slice(0, -1),
		[to]: [...form[to], form.data],
		typedAt: undefined,
	});
	judgeSoon();
	return true;
}
