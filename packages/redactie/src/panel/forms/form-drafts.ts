/** Forms that somebody began: stored at each key, one for each place, until they are made. */

import { dataAt } from "../../data.ts";
import type { Data, FieldId, FormAnswer } from "../../protocol.ts";
import { partsOf } from "../fields.ts";
import { getPanel, type OpenForm, type Panel, setPanel } from "../store.ts";
import { getStored, setStored, storedBy } from "../stored.ts";
import { isSame } from "./data.ts";
import { formWords } from "./words.ts";

const KEY = "redactie:form:";

export type FormPlace = Pick<OpenForm, "file" | "path" | "isNew" | "data">;

interface StoredForm extends FormPlace {
	start: Data;
	/** 'Nieuwe vacature' */
	title: string;
	/** What was typed first: 'Platform Engineer'. */
	name: string;
}

export const keyOf = ({ file, path, isNew }: Omit<FormPlace, "data">) =>
	`${KEY}${isNew ? "+" : ""}${file}#${path}`;

export function storedForm(key: string): StoredForm | undefined {
	const text = getStored(key);
	return text === undefined ? undefined : JSON.parse(text);
}

export const storedForms = (): StoredForm[] => storedBy(KEY).map(([, text]) => JSON.parse(text));

export const dropForm = (place: Omit<FormPlace, "data">) => setStored({ [keyOf(place)]: null });

/** What another window filled in. @returns whether it is open here. */
export function followForm(changes: Readonly<Record<string, string | null>>): boolean {
	const { form } = getPanel();
	const text = form && changes[keyOf(form)];
	if (!text) return false;
	setPanel({ form: { ...form, data: (JSON.parse(text) as StoredForm).data } });
	return true;
}

/** What is filled in by now; what it began with is not worth keeping. */
export function setForm(form: OpenForm, also: Partial<Panel> = {}): void {
	setPanel({ ...also, form });
	if (isSame(form.data, form.start)) {
		dropForm(form);
		return;
	}
	const { file, path, isNew, data, start } = form;
	const title = titleOf(form);
	const stored: StoredForm = { file, path, isNew, data, start, title, name: nameOf(form) };
	setStored({ [keyOf(form)]: JSON.stringify(stored) });
}

/** 'Nieuwe vacature' */
export const titleOf = ({ isNew, answer, called }: OpenForm) =>
	answer ? formWords.title(answer.item, isNew) : (called?.title ?? "");

/** 'Nieuwe vacature, nog niet gemaakt' */
export const unmadeForm = (form: OpenForm) =>
	formWords.unmade(titleOf(form) || formWords.nameless, form.isNew);

/** Its first words: what it will be called. */
export function nameOf({ data, answer, called }: OpenForm): string {
	if (!answer) return called?.name ?? "";
	const texts = answer.fields.filter(({ kind }) => kind === "text");
	const values = texts.map(({ id }) => dataAt(data, pathIn(answer, id)));
	return values.find((value) => typeof value === "string" && value.trim() !== "")?.toString() ?? "";
}

/** Nothing was filled in there yet. */
export const isBlank = ({ data }: OpenForm, path: string) =>
	[undefined, null, ""].includes(dataAt(data, path) as null);

/** Of a field, list or part of the form: its path below the form's own. */
export function pathIn(answer: FormAnswer | undefined, id: FieldId): string {
	const { path } = partsOf(id);
	const own = answer?.path ?? "";
	return own === "" ? path : path.slice(own.length + 1);
}

/**
 * After an answer of the server.
 * @returns whether the page in the frame is another one by it: it is to be asked for once more.
 */
export function takeForm(answer: FormAnswer): boolean {
	const { form, path, last } = getPanel();
	if (!form) return false;
	const [page] = answer.pages;
	const isElsewhere = page !== undefined && answer.pages.every((other) => other.path !== path);
	setPanel({
		form: { ...form, answer },
		// The file of a new entry follows its title, and with it the names of its fields.
		last: fieldNow(form.answer ?? answer, answer, last) ?? firstOf(answer),
		...(isElsewhere
			? { path: page.path, order: undefined }
			: answer.page && { rendered: answer.page }),
	});
	return isElsewhere;
}

/** @param id of a field, or of what was just added: then its first field. */
function fieldNow(was: FormAnswer, now: FormAnswer, id: FieldId | undefined): FieldId | undefined {
	const path = id && pathIn(was, id);
	if (path === undefined) return undefined;
	return now.fields.find((field) => isWithin(pathIn(now, field.id), path))?.id;
}

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`);

/** What to fill in first. */
const firstOf = ({ fields, missing, derived }: FormAnswer): FieldId | undefined =>
	missing[0] ?? fields.find(({ id }) => !derived.includes(id))?.id;

export function formOf(
	{ file, path, isNew }: FormPlace,
	{ data, start, title = "", name = "" }: Pick<OpenForm, "data" | "start"> & Partial<StoredForm>,
): OpenForm {
	const called = { title, name };
	return { file, path, isNew, data, from: getPanel().path, start, past: [], undone: [], called };
}
