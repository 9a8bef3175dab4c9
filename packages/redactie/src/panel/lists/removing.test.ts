import { expect, test } from "vitest";
import type { Operation } from "../../protocol.ts";
import { inOrder } from "./removing.ts";

const removal = (path: string, file = "content/a.yaml"): Operation => ({
	do: "remove",
	file,
	path,
});
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
	const set: Operation = { do: "set", file: "content/a.yaml", path: "links.3.to", value: "/" };
	expect(paths(removal("links.0"), set, removal("", "content/b.yaml"))).toEqual([
		"links.3.to",
		"links.0",
		"",
	]);
});

test("what is named twice goes once", () => {
	expect(paths(removal("links.0"), removal("links.0"))).toEqual(["links.0"]);
});
