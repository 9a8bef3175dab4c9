import { expect, test } from "vitest";
import type {
	ContentList,
	Data,
	Field,
	FieldId,
	FormAnswer,
	Part,
	Variant,
} from "../../protocol.ts";
import { answerNow } from "./answer-now.ts";

const FILE = "content/vacatures/x.yaml";
const idOf = (path: string): FieldId => `${FILE}#${path}`;
const field = (path: string, required = false, value: string | null = null) =>
	({ id: idOf(path), file: FILE, path, required, value }) as Field;
const list = (path: string, items: number, more: Partial<ContentList> = {}) =>
	({
		id: idOf(path),
		file: FILE,
		path,
		items: Array.from({ length: items }, (_, index) => ({ id: idOf(`${path}.${index}`) })),
		...more,
	}) as ContentList;

const now = (data: Data, fields: Field[], lists: ContentList[] = [], parts: Part[] = []) => {
	const of = { file: FILE, path: "", fields, lists, parts, missing: [] as FieldId[] };
	const answer = { ...of, variants: [] as Variant[] } as FormAnswer;
	const { fields: own, lists: around, missing } = answerNow({ answer, data }) ?? answer;
	return {
		boxes: own.map(({ path }) => path),
		items: around.map(({ items }) => items.length),
		missing: missing.map((id) => id.replace(/.*#/, "")),
	};
};

test("no longer misses what was typed, and misses what was emptied", () => {
	const fields = [field("title", true), field("summary", true, "a"), field("hours")];
	expect(now({ title: "a", summary: "" }, fields).missing).toEqual(["summary"]);
	expect(now({}, fields).missing).toEqual(["title"]);
});

test("has a box for what was added to a list, with what one of it has", () => {
	const fields = [field("tasks.0", true), field("tasks.1", true), field("hours")];
	const added = now({ tasks: ["a", "b", null] }, fields, [list("tasks", 2)]);
	expect(added.boxes).toEqual(["tasks.0", "tasks.1", "tasks.2", "hours"]);
	expect(added).toMatchObject({ items: [3], missing: [] });

	const groups = [field("steps.0.title"), field("steps.0.text"), field("steps.0.more.0.title")];
	expect(now({ steps: [{}, null] }, groups, [list("steps", 1)]).boxes.toSorted()).toEqual(
		[...groups.map(({ path }) => path), "steps.1.title", "steps.1.text"].toSorted(),
	);
});

test("has no box for what was taken away, but for the fewest that there may be", () => {
	const fields = [field("tasks.0"), field("tasks.1"), field("tasks.2")];
	expect(now({ tasks: ["a", "b"] }, fields, [list("tasks", 3)]).boxes).toHaveLength(2);
	expect(now({ tasks: ["a"] }, fields, [list("tasks", 3, { min: 2 })]).items).toEqual([2]);
	expect(now({}, fields, [list("tasks", 3)]).boxes).toHaveLength(3);
});

test("has the boxes of a part as soon as it is added, in their place", () => {
	const inside = {
		after: idOf("hours"),
		fields: [field("salary.from", true), field("salary.extras.0")],
		lists: [list("salary.extras", 1)],
		parts: [],
		variants: [],
	};
	const part = { id: idOf("salary"), isThere: false, inside } as unknown as Part;
	const fields = [field("title"), field("hours"), field("place")];
	expect(now({}, fields, [], [part]).boxes).toEqual(["title", "hours", "place"]);
	expect(now({ salary: { extras: [null, null] } }, fields, [], [part])).toEqual({
		boxes: ["title", "hours", "salary.from", "salary.extras.0", "salary.extras.1", "place"],
		items: [2],
		missing: ["salary.from"],
	});
});
