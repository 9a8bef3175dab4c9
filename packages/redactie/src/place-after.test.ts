import { expect, test } from "vitest";
import { placeAfter, takenBack } from "./place-after.ts";
import type { FieldId, Operation } from "./protocol.ts";

const file = "content/x.yaml";
const after = (path: string, ...operations: Operation[]) =>
	placeAfter(`${file}#${path}`, operations)?.slice(file.length + 1);
const moved = (from: number, to: number): Operation => ({
	do: "move",
	file,
	path: `tasks.${from}`,
	to,
});
const order = (...operations: Operation[]) =>
	[0, 1, 2, 3].map((index) => after(`tasks.${index}`, ...operations));

test("a move puts those between the two places one on", () => {
	expect(order(moved(1, 3))).toEqual(["tasks.0", "tasks.3", "tasks.1", "tasks.2"]);
	expect(order(moved(3, 1))).toEqual(["tasks.0", "tasks.2", "tasks.3", "tasks.1"]);
	expect(order(moved(1, 3), moved(3, 1))).toEqual(["tasks.0", "tasks.1", "tasks.2", "tasks.3"]);
});

test("an added item comes before the one that has its place, a removed one leaves none", () => {
	expect(order({ do: "add", file, path: "tasks.2", data: "" })).toEqual([
		"tasks.0",
		"tasks.1",
		"tasks.3",
		"tasks.4",
	]);
	expect(order({ do: "remove", file, path: "tasks.1" })).toEqual([
		"tasks.0",
		undefined,
		"tasks.1",
		"tasks.2",
	]);
});

test("what stands in an item goes along, what stands beside the list stays", () => {
	expect(after("tasks.1.title.0", moved(1, 0))).toBe("tasks.0.title.0");
	expect(after("tasksOther.1", moved(1, 0))).toBe("tasksOther.1");
	expect(after("tasks", moved(1, 0))).toBe("tasks");
	const elsewhere: FieldId = "content/y.yaml#tasks.1";
	expect(placeAfter(elsewhere, [moved(1, 0)])).toBe(elsewhere);
});

test("a part or a file goes with all that it holds", () => {
	expect(after("page.title", { do: "remove", file, path: "page" })).toBeUndefined();
	expect(after("pages.title", { do: "remove", file, path: "page" })).toBe("pages.title");
	expect(after("title", { do: "remove", file, path: "" })).toBeUndefined();
});

test("what is taken back puts each in the place that it had", () => {
	const add: Operation = { do: "add", file, path: "tasks.2", data: "" };
	const remove: Operation = { do: "remove", file, path: "tasks.1" };
	const all = [moved(1, 3), add, moved(3, 0), remove, moved(0, 2)];
	expect(order(...all, ...takenBack(all))).toEqual([undefined, "tasks.1", "tasks.2", "tasks.3"]);
	expect(order(...takenBack([remove]))).toEqual(["tasks.0", "tasks.2", "tasks.3", "tasks.4"]);
});
