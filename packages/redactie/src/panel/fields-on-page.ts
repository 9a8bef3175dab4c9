/** What the page in the frame has: the content, with what was typed, and what is about to be made in its place. */

import { dataAt } from "../data.ts";
import type { DraftOnPage } from "../page/draft-on-page.ts";
import type { Live } from "../page/live-words.ts";
import type { Field, FieldId, State } from "../protocol.ts";
import { fieldOf, fieldsById, filled, partsOf } from "./fields.ts";
import { pathIn } from "./forms/form-drafts.ts";
import { placeAfter } from "./lists/place-after.ts";
import { chosenOf, type OpenForm, type Panel } from "./store.ts";

/** A page that was judged has the words that were typed. */
export function fieldsOnPage(
	state: State,
	{ drafts, form }: Pick<Panel, "drafts" | "form">,
): ReadonlyMap<FieldId, Field> {
	const fields = new Map(
		form?.answer
			? state.fields.map((field) => [toPage(form, field.id), field] as const)
			: fieldsById(state),
	);
	for (const [key, { value }] of Object.entries(drafts)) {
		const id = toPage(form, key as FieldId);
		const field = fields.get(id);
		if (field?.kind === "text")
			fields.set(id, { ...field, shown: filled(state, String(value ?? "")) });
	}
	for (const field of form?.answer?.fields ?? []) fields.set(field.id, field);
	return fields;
}

/** A new item of a list moves those behind it. */
export function toPage(form: OpenForm | undefined, id: FieldId): FieldId {
	if (!form?.isNew || !form.answer) return id;
	const { file, path } = form.answer;
	return placeAfter(id, [{ do: "add", file, path, data: null }]) ?? id;
}

/** @returns the field of the content that has this place on the page; what is about to be made is none. */
export function fromPage(form: OpenForm | undefined, id: FieldId): FieldId | undefined {
	if (!form?.answer) return id;
	const { file, path } = form.answer;
	if (form.isNew) return placeAfter(id, [{ do: "remove", file, path }]);
	return form.answer.fields.some((field) => field.id === id) ? undefined : id;
}

/** What the page shows of a form, and where it is still empty. */
export function draftOnPage(form: OpenForm | undefined): DraftOnPage | undefined {
	const answer = form?.answer;
	if (!answer) return undefined;
	const isEmpty = (id: FieldId) => !dataAt(form.data, pathIn(answer, id));
	return {
		isNew: form.isNew,
		ids: new Set(answer.fields.map(({ id }) => id)),
		standIns: answer.standIns.filter(isEmpty),
	};
}

/** What is being typed, as a visitor reads it. What is refused does not show on the page. */
export function liveText(panel: Panel): Live | undefined {
	const { state, open, drafts, problems, form } = panel;
	if (form) return state && liveInForm(state, form);
	const meant = chosenOf(panel);
	const id = meant && meant in drafts ? meant : open.find((each) => each in drafts);
	if (!state || !id || problems.length > 0 || fieldOf(state, id)?.kind !== "text") return undefined;
	return { id, text: filled(state, String(drafts[id]?.value ?? "")) };
}

function liveInForm(state: State, { answer, data, typedAt }: OpenForm): Live | undefined {
	const field = answer?.fields.find(({ id }) => pathIn(answer, id) === typedAt);
	const value = typedAt === undefined ? undefined : dataAt(data, typedAt);
	if (field?.kind !== "text" || typeof value !== "string" || !value.trim()) return undefined;
	return { id: field.id, text: filled(state, value) };
}

/** The place that somebody is at: while it is the same, the page is not scrolled to it again. */
export function placeOnPage({ form }: Panel, chosen: FieldId | undefined): string | undefined {
	if (!form || !chosen) return chosen;
	// The file of a new entry follows its title.
	return `${form.file}#${form.path} ${form.answer ? pathIn(form.answer, chosen) : partsOf(chosen).path}`;
}
