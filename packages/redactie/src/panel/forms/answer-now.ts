/** What the server said of a form, brought up to what is filled in since: on a busy machine that is seconds. */

import { dataAt } from "../../data.ts";
import type { ContentList, Field, FieldId, FormAnswer, Part, Value } from "../../protocol.ts";
import type { OpenForm } from "../store.ts";
import { pathIn } from "./form-drafts.ts";

type Filled = Pick<OpenForm, "answer" | "data">;

/** @returns undefined until the server has answered once. */
export function answerNow(form: Filled): FormAnswer | undefined {
	const now = placesNow(form);
	return now && { ...now, missing: missingIn(now, form) };
}

/** @returns the very answer while its parts and lists are those of what is filled in. */
export function placesNow({ answer, data }: Filled): FormAnswer | undefined {
	const added = answer?.parts.filter((part) => dataAt(data, pathIn(answer, part.id)) != null);
	const opened = answer && added?.reduce(withPart, answer);
	return opened?.lists.reduce((so, list) => {
		const items = dataAt(data, pathIn(opened, list.id));
		return Array.isArray(items) ? withLength(so, list, items.length) : so;
	}, opened);
}

/** A part that was added has its boxes, where the server will have them. */
function withPart(answer: FormAnswer, { id, inside }: Part): FormAnswer {
	if (!inside) return answer;
	const at = answer.fields.findIndex((field) => field.id === inside.after) + 1;
	return {
		...answer,
		fields: answer.fields.toSpliced(at, 0, ...inside.fields),
		lists: [...answer.lists, ...inside.lists],
		parts: [...answer.parts.filter((part) => part.id !== id), ...inside.parts],
		variants: [...answer.variants, ...inside.variants],
	};
}

/** Required, and empty by now. */
export const missingIn = ({ fields }: FormAnswer, form: Filled): FieldId[] =>
	fields
		.filter((field) => field.required && ["", null].includes(valueIn(form, field) as null))
		.map(({ id }) => id);

/** What nobody filled in may have a value by itself: the address, the first of several kinds. */
export function valueIn({ answer, data }: Filled, { id, value }: Field): Value {
	const typed = dataAt(data, pathIn(answer, id));
	return typed !== undefined && (typeof typed !== "object" || typed === null) ? typed : value;
}

/** A new place has the boxes of the one before it; those of a first one only the server knows. */
function withLength(answer: FormAnswer, list: ContentList, filled: number): FormAnswer {
	const count = list.items.length;
	const length = Math.max(filled, list.min ?? 0, 1);
	if (count === 0 || length === count) return answer;
	const added = Array.from({ length: Math.max(0, length - count) }, (_, index) => count + index);
	const start = `${list.path}.`;
	const fields = answer.fields.flatMap((field) => {
		if (!field.path.startsWith(start)) return field;
		const [place, ...rest] = field.path.slice(start.length).split(".");
		if (Number(place) >= length) return [];
		const isCopied = Number(place) === count - 1 && !rest.some((key) => /^\d+$/.test(key));
		const copies = isCopied ? added.map((to) => emptyAt(field, [list.path, to, ...rest])) : [];
		return [field, ...copies];
	});
	const items = added.map((to) => ({ id: `${list.id}.${to}` as FieldId, title: "" }));
	const lists = answer.lists.map((each) =>
		each.id === list.id ? { ...each, items: [...each.items.slice(0, length), ...items] } : each,
	);
	return { ...answer, fields, lists };
}

function emptyAt(field: Field, keys: readonly (string | number)[]): Field {
	const path = keys.join(".");
	return { ...field, path, id: `${field.file}#${path}`, value: null, required: false };
}
