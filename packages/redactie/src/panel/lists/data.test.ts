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
	expect(copyOf(state, at(""))).toEqual({
		tasks: ["Zagen", "Schaven"],
		story: { steps: [{ title: "Kennismaken", days: [3] }], open: true },
	});
	expect(copyOf(state, at("story.steps.0"))).toEqual({ days: [3] });
	expect(copyOf(state, at("tasks.1"))).toBe("Schaven");
});
