import { expect, test } from "vitest";
import { dataAt } from "../../data.ts";
import { dataOf, isSame, withData, withItem, withMoved, withoutItem, withoutPart } from "./data.ts";

test("finds what stands at a path, and nothing below what was not filled in", () => {
	const data = { tasks: ["a", null], salary: { from: 1 } };
	expect(dataAt(data, "")).toBe(data);
	expect(dataAt(data, "tasks.0")).toBe("a");
	expect(dataAt(data, "salary.from")).toBe(1);
	expect(dataAt(data, "story.title")).toBeUndefined();
	expect(dataAt(data, "tasks.1.title")).toBeUndefined();
});

test("makes groups and lists on the way to a value, and leaves what was given as it was", () => {
	const data = { title: "a" };
	expect(withData(data, "tasks.1", "b")).toEqual({ title: "a", tasks: [null, "b"] });
	expect(withData(data, "bring.needed.0.title", "c")).toEqual({
		title: "a",
		bring: { needed: [{ title: "c" }] },
	});
	expect(withData(null, "", "whole")).toBe("whole");
	expect(withData(null, "metrics.0.value", 4)).toEqual({ metrics: [{ value: 4 }] });
	expect(data).toEqual({ title: "a" });
});

test("makes a list of a part that was just added, once something is filled in of it", () => {
	expect(withData({ kinds: {} }, "kinds.0", "a")).toEqual({ kinds: ["a"] });
});

test("takes a number for the name of a field where a group stands already", () => {
	expect(withData({ 1: "a" }, "2", "b")).toEqual({ 1: "a", 2: "b" });
});

test("adds, removes and moves items, also past the places that were filled in", () => {
	const data = { tasks: ["a", "b"] };
	expect(withItem(data, "tasks.1", null)).toEqual({ tasks: ["a", null, "b"] });
	expect(withItem({}, "tasks.2", null)).toEqual({ tasks: [null, null, null] });
	expect(withoutItem(data, "tasks.0")).toEqual({ tasks: ["b"] });
	expect(withoutItem({}, "tasks.0")).toEqual({});
	expect(withMoved(data, "tasks.0", 1)).toEqual({ tasks: ["b", "a"] });
	expect(withMoved({ tasks: ["a"] }, "tasks.0", 2)).toEqual({ tasks: [null, null, "a"] });
	expect(data).toEqual({ tasks: ["a", "b"] });
});

test("takes a part away with all that is in it", () => {
	const data = { title: "a", story: { meta: { title: "b" } } };
	expect(withoutPart(data, "story")).toEqual({ title: "a" });
	expect(withoutPart(data, "story.meta")).toEqual({ title: "a", story: {} });
	expect(withoutPart(data, "contact.name")).toEqual(data);
});

test("makes a group again of the values that fields have", () => {
	const fields = [
		{ path: "metrics.1.measured.kind", value: "bar" },
		{ path: "metrics.1.measured.was.0.value", value: 4.2 },
		{ path: "metrics.1.measured.was.0.place", value: "a" },
		{ path: "metrics.1.measured.period", value: null },
	];
	expect(dataOf(fields, "metrics.1.measured")).toEqual({
		kind: "bar",
		was: [{ value: 4.2, place: "a" }],
	});
	expect(dataOf([{ path: "title", value: "a" }], "")).toEqual({ title: "a" });
	expect(dataOf([{ path: "tasks.0", value: "a" }], "tasks.0")).toBe("a");
});

test("takes what was typed and emptied again for what it was", () => {
	expect(isSame({ title: "a", hours: "", place: null }, { title: "a" })).toBe(true);
	expect(isSame({ title: "a" }, { title: "b" })).toBe(false);
	expect(isSame({ count: 0 }, {})).toBe(false);
});
