import { expect, test } from "vitest";
import type { Field, FieldId, FormAnswer, State } from "../protocol.ts";
import { draftOnPage, fieldsOnPage, fromPage, toPage } from "./fields-on-page.ts";
import type { OpenForm } from "./store.ts";

const FILE = "content/x.yaml";
const id = (path: string): FieldId => `${FILE}#${path}`;
const field = (path: string, shown: string) =>
	({ id: id(path), file: FILE, path, kind: "text", value: shown, shown }) as Field;

const state = {
	fields: [field("tasks.0", "Een"), field("tasks.1", "Twee")],
	names: [],
	sheets: [],
} as unknown as State;
const formOf = (isNew: boolean, data: OpenForm["data"] = null): OpenForm => ({
	file: FILE,
	path: "tasks.1",
	isNew,
	data,
	from: "/",
	start: null,
	past: [],
	undone: [],
	answer: {
		file: FILE,
		path: "tasks.1",
		fields: [field("tasks.1", "Nieuw")],
		standIns: [id("tasks.1")],
	} as unknown as FormAnswer,
});

test("what is about to be made moves what comes after it, on the page only", () => {
	const form = formOf(true);
	const shown = [...fieldsOnPage(state, { drafts: {}, form })].map(([key, { shown }]) => [
		key,
		shown,
	]);
	expect(Object.fromEntries(shown)).toEqual({
		[id("tasks.0")]: "Een",
		[id("tasks.1")]: "Nieuw",
		[id("tasks.2")]: "Twee",
	});
	expect(toPage(form, id("tasks.1"))).toBe(id("tasks.2"));
	expect(fromPage(form, id("tasks.2"))).toBe(id("tasks.1"));
	expect(fromPage(form, id("tasks.1"))).toBeUndefined();
	expect(fromPage(form, "content/y.yaml#tasks.2")).toBe("content/y.yaml#tasks.2");
});

test("what takes the place of something moves nothing", () => {
	const form = formOf(false);
	expect(toPage(form, id("tasks.1"))).toBe(id("tasks.1"));
	expect(fromPage(form, id("tasks.1"))).toBeUndefined();
	expect(fromPage(form, id("tasks.0"))).toBe(id("tasks.0"));
});

test("what was typed is what the page has", () => {
	const drafts = { [id("tasks.0")]: { value: "Eén", base: "Een" } };
	expect(fieldsOnPage(state, { drafts, form: undefined }).get(id("tasks.0"))?.shown).toBe("Eén");
});

test("an empty field is one until something stands in it", () => {
	expect(draftOnPage(formOf(true))?.standIns).toEqual([id("tasks.1")]);
	expect(draftOnPage(formOf(true, "Iets"))?.standIns).toEqual([]);
	expect(draftOnPage(undefined)).toBeUndefined();
});
