import { expect, test } from "vitest";
import type { DraftAnswer, Field, FieldId, State } from "../../protocol.ts";
import type { Making } from "../state/store.ts";
import { fieldsOnPage, standInsOf } from "./fields.ts";

const field = (id: FieldId, shown: string) => ({ id, kind: "text", value: shown, shown }) as Field;

const KEPT: FieldId = "content/x.yaml#tasks.0";
const MADE: FieldId = "+content/x.yaml#tasks.1";
const fields = [field(KEPT, "Een"), field(MADE, "2e taak")];
const state = { fields, names: [], sheets: [] } as unknown as State;
const making: Making = {
	root: MADE,
	start: {},
	from: "/",
	answer: { fields: [fields[1]], standIns: [MADE] } as unknown as DraftAnswer,
};

test("what was typed is what the page has, and where nothing was it has words in its stead", () => {
	const shown = (drafts: Parameters<typeof fieldsOnPage>[1]["drafts"]) =>
		[...fieldsOnPage(state, { drafts }).values()].map((field) => field.shown);
	expect(shown({ [KEPT]: { value: "Eén", base: "Een" } })).toEqual(["Eén", "2e taak"]);
	expect(shown({ [KEPT]: { value: "", base: "Een" } })).toEqual(["", "2e taak"]);
	expect(shown({ [MADE]: { value: null, base: null } })).toEqual(["Een", "2e taak"]);
});

test("an empty field is one until something stands in it", () => {
	expect(standInsOf({ making, drafts: {} })).toEqual([MADE]);
	const drafts = { [MADE]: { value: "Iets", base: null } };
	expect(standInsOf({ making, drafts })).toEqual([]);
	expect(standInsOf({ making: undefined, drafts })).toEqual([]);
});
