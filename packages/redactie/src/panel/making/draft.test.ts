import { expect, test } from "vitest";
import type { Field, FieldId, State, Value } from "../../protocol.ts";
import { copyOf, dataOf } from "./draft.ts";

const file = "content/vacatures/x.yaml";
const at = (path: string): FieldId => `${file}#${path}`;
const field = (path: string, value: Value, kind: Field["kind"] = "text") =>
	({ id: at(path), file, path, value, kind }) as Field;

const state = {
	fields: [
		field("title", "Timmerman"),
		field("slug", "timmerman", "address"),
		field("order", 30, "number"),
		field("hours", null),
		field("tasks.0", "Zagen"),
		field("steps.0.title", "Kennismaken"),
		field("steps.0.days.0", 3, "number"),
	],
	lists: [{ id: "content/vacatures/#", file: "content/vacatures/", path: "", order: "order" }],
} as unknown as State;

test("lists are lists and groups are groups, without what the file lacks", () => {
	expect(dataOf(state, at(""))).toEqual({
		...{ title: "Timmerman", slug: "timmerman", order: 30, tasks: ["Zagen"] },
		steps: [{ title: "Kennismaken", days: [3] }],
	});
	expect(dataOf(state, at("steps.0"))).toEqual({ title: "Kennismaken", days: [3] });
	expect(dataOf(state, at("tasks.0"))).toBe("Zagen");
});

test("a copy has no title, address or place of its own", () => {
	const copied = (path: string, root: FieldId) =>
		Object.entries(copyOf(state, at(path), root)).map(([id, { value, base }]) => [id, value, base]);
	const entry: FieldId = "+content/vacatures/#";
	expect(copied("", entry)).toEqual([
		[`${entry}tasks.0`, "Zagen", null],
		[`${entry}steps.0.title`, "Kennismaken", null],
		[`${entry}steps.0.days.0`, 3, null],
	]);
	expect(copied("steps.0", `+${at("steps.1")}`)).toEqual([[`+${at("steps.1.days.0")}`, 3, null]]);
	expect(copied("tasks.0", `+${at("tasks.1")}`)).toEqual([[`+${at("tasks.1")}`, "Zagen", null]]);
});
