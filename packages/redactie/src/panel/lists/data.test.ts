import { expect, test } from "vitest";
import type { Field, FieldId, State, Value } from "../../protocol.ts";
import { copyOf, dataOf } from "./data.ts";

const file = "content/vacatures/x.yaml";
const field = (path: string, value: Value, kind: Field["kind"] = "text") =>
	({ id: `${file}#${path}`, file, path, value, kind }) as Field;

const state = {
	fields: [
		field("title", "Timmerman"),
		field("slug", "timmerman", "address"),
		field("order", 30, "number"),
		field("hours", null),
		field("tasks.0", "Zagen"),
		field("tasks.1", "Schaven"),
		field("story.steps.0.title", "Kennismaken"),
		field("story.steps.0.days.0", 3, "number"),
		field("story.open", true, "tick"),
	],
	names: [],
	lists: [
		...["tasks", "story.steps", "story.steps.0.days"].map((path) => ({
			id: `${file}#${path}`,
			file,
			path,
		})),
		{ id: "content/vacatures/#", file: "content/vacatures/", path: "", order: "order" },
	],
} as unknown as State;

const at = (path: string): FieldId => `${file}#${path}`;

test("lists are lists and groups are groups, without what the file lacks", () => {
	expect(dataOf(state, at(""))).toEqual({
		title: "Timmerman",
		slug: "timmerman",
		order: 30,
		tasks: ["Zagen", "Schaven"],
		story: { steps: [{ title: "Kennismaken", days: [3] }], open: true },
	});
	expect(dataOf(state, at("story.steps.0"))).toEqual({ title: "Kennismaken", days: [3] });
	expect(dataOf(state, at("tasks"))).toEqual(["Zagen", "Schaven"]);
	expect(dataOf(state, at("tasks.1"))).toBe("Schaven");
});

test("a copy has no title, address or place of its own", () => {
	const copied = (path: string, root: FieldId) =>
		Object.entries(copyOf(state, at(path), root)).map(([id, { value, base }]) => [id, value, base]);
	expect(copied("", "+content/vacatures/#")).toEqual([
		["+content/vacatures/#tasks.0", "Zagen", null],
		["+content/vacatures/#tasks.1", "Schaven", null],
		["+content/vacatures/#story.steps.0.title", "Kennismaken", null],
		["+content/vacatures/#story.steps.0.days.0", 3, null],
		["+content/vacatures/#story.open", true, null],
	]);
	const step: FieldId = `+${file}#story.steps.1`;
	expect(copied("story.steps.0", step)).toEqual([[`${step}.days.0`, 3, null]]);
	expect(copied("tasks.1", `+${file}#tasks.2`)).toEqual([[`+${file}#tasks.2`, "Schaven", null]]);
});
