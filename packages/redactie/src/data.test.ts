import { expect, test } from "vitest";
import { inOrder, placeAfter, takenBack, withAt } from "./data.ts";
import type { FieldId, Operation } from "./protocol.ts";

const file = "content/x.yaml";
const after = (path: string, ...operations: Operation[]) =>
	placeAfter(`${file}#${path}`, operations)?.slice(file.length + 1);
const at = (index: number) => ({ file, path: `tasks.${index}` });
const moved = (from: number, to: number): Operation => ({ do: "move", ...at(from), to });
/** Where four items of a list come to stand; `-`: nowhere. */
const order = (...operations: Operation[]) =>
	[0, 1, 2, 3].map((index) => after(at(index).path, ...operations)?.slice(-1) ?? "-").join("");

test("a move puts those between the two places one on", () => {
	expect(order(moved(1, 3))).toBe("0312");
	expect(order(moved(3, 1))).toBe("0231");
	expect(order(moved(1, 3), moved(3, 1))).toBe("0123");
});

test("an added item comes before the one that has its place, a removed one leaves none", () => {
	expect(order({ do: "add", ...at(2), data: "" })).toBe("0134");
	expect(order({ do: "remove", ...at(1) })).toBe("0-12");
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
	const add: Operation = { do: "add", ...at(2), data: "" };
	const remove: Operation = { do: "remove", ...at(1) };
	const all = [moved(1, 3), add, moved(3, 0), remove, moved(0, 2)];
	expect(order(...all, ...takenBack(all))).toBe("-123");
	expect(order(...takenBack([remove]))).toBe("0234");
});

const removal = (path: string): Operation => ({ do: "remove", file, path });
const paths = (...operations: Operation[]) => inOrder(operations).map(({ path }) => path);

test("of a list its last item goes first, and what stands in an item before it", () => {
	expect(paths(removal("links.2"), removal("links.10"), removal("links.1"))).toEqual([
		"links.10",
		"links.2",
		"links.1",
	]);
	expect(paths(removal("menu.1"), removal("menu.1.items.3"))).toEqual(["menu.1.items.3", "menu.1"]);
});

test("what gets another value does so before anything has moved", () => {
	const set: Operation = { do: "set", file, path: "links.3.to", value: "/" };
	expect(paths(removal("links.0"), set, removal(""))).toEqual(["links.3.to", "links.0", ""]);
});

test("what is named twice goes once", () => {
	expect(paths(removal("links.0"), removal("links.0"))).toEqual(["links.0"]);
});

test("puts a value in its place, or before the item of that place", () => {
	expect(withAt({ a: [1, 2] }, "a.1", 3)).toEqual({ a: [1, 3] });
	expect(withAt({ a: [1, 2] }, "a.1", 3, true)).toEqual({ a: [1, 3, 2] });
	expect(withAt({ a: [1] }, "a.1", 3, true)).toEqual({ a: [1, 3] });
	expect(withAt({}, "a.b", 3, true)).toEqual({ a: { b: 3 } });
	expect(withAt({ a: [{ b: 1 }] }, "a.0.c", 3, true)).toEqual({ a: [{ b: 1, c: 3 }] });
});
