/** Changes of what there is: what each does, and what it does nothing in. */
import { dataAt } from "redactie/data.ts";
import type { ContentList, Data, Operation } from "redactie/protocol.ts";
import { type Edition, editionOf } from "redactie/server/edition.ts";
import { changedFiles } from "redactie/server/files/files.ts";
import { withOperations } from "redactie/server/operations.ts";
import { ContentError } from "redactie/site.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changedLines, HOME, PANCAKES, RECIPES, SOUP } from "./fixture.ts";
import { kitchenTexts, openKitchen } from "./kitchen.ts";

const start = editionOf(kitchenTexts());
const { lists } = start;

const list = (id: string) => lists.find((one) => one.id === id) as ContentList;
const itemsOf = ({ data }: Edition, { file, path }: ContentList) =>
	dataAt(data.get(file), path) as Data[];
const changed = (one: Edition, other: Edition) => changedFiles(one.texts, other.texts);
const withAll = (...operations: Operation[]) => withOperations(start, operations);

const TEXTS = list("content/about.yaml#hours");
it("does as many as it is asked, each after the one before, or none", () => {
	const { file, path } = TEXTS;
	const [, second] = itemsOf(start, TEXTS);
	const steps: Operation[] = [
		{ do: "add", file, path: `${path}.0`, data: "One" },
		{ do: "move", file, path: `${path}.0`, to: 2 },
		{ do: "set", file, path: `${path}.2`, value: "Two" },
		{ do: "remove", file, path: `${path}.0` },
	];
	expect(itemsOf(withAll(...steps), TEXTS)).toEqual([second, "Two"]);
	const refused: Operation = { do: "set", file, path: `${path}.0`, value: "" };
	expect(() => withAll(...steps, refused)).toThrow(ContentError);
});

describe("an entry of a folder", () => {
	const files = ["pancakes", "soup", "bread"].map((id) => `${RECIPES}${id}.yaml`);
	const [, soup = "", bread = ""] = files;
	const inOrder = ({ lists }: Edition) =>
		lists.find(({ id }) => id === `${RECIPES}#`)?.items.map(({ id }) => id.slice(0, -1));
	const withOrders = (order: (index: number) => number) =>
		withAll(
			...files.map((file, index) => ({
				...({ do: "set", file, path: "order", value: order(index) } as const),
			})),
		);

	it.each([
		["up", 2, 0],
		["down", 0, 2],
		["between two", 0, 1],
	])("that goes %s changes the one line of its order", (_, from, to) => {
		const file = files[from] as string;
		const after = withAll({ do: "move", file, path: "", to });
		expect(inOrder(after)).toEqual(files.toSpliced(from, 1).toSpliced(to, 0, file));
		expect(changed(start, after)).toEqual([file]);
		const order = expect.stringMatching(/^order: -?\d+$/);
		expect(changedLines(start.texts[file] ?? "", after.texts[file] ?? "")).toEqual([order, order]);
	});

	it("takes no more of its neighbours along than have to make room", () => {
		const tight = withOrders((index) => index + 1);
		const after = withOperations(tight, [{ do: "move", file: bread, path: "", to: 1 }]);
		expect(inOrder(after)).toEqual([PANCAKES, bread, soup]);
		expect(changed(tight, after).sort()).toEqual([bread, soup]);
	});

	it("has a place of its own next to others with the same number", () => {
		const same = withOrders(() => 10);
		const [first = "", ...rest] = inOrder(same) ?? [];
		const after = withOperations(same, [{ do: "move", file: first, path: "", to: 1 }]);
		expect(inOrder(after)).toEqual([rest[0], first, rest[1]]);
	});

	it("is not made over another", () => {
		const { method: _, ...data } = start.data.get(PANCAKES) as { [key: string]: Data };
		const add: Operation = { do: "add", file: RECIPES, path: "", data };
		expect(() => withAll(add)).toThrow(/al een bestand met deze naam/);
	});
});

describe("on disk", () => {
	let kitchen: ReturnType<typeof openKitchen>;
	beforeEach(() => {
		kitchen = openKitchen();
	});
	afterEach(() => kitchen.remove());
	const { file, path } = TEXTS;
	const at = (index: number) => ({ file, path: `${path}.${index}` });
	const version = async () => (await kitchen.editor.state()).version;

	it("says which places it moved, and which of them it moves back", async () => {
		const [, second] = itemsOf(start, TEXTS);
		const data = "One more";
		const remove: Operation = { do: "remove", ...at(1) };
		const steps: [done: Operation, ...undone: Operation[]][] = [
			[
				{ do: "add", ...at(1), data },
				{ do: "move", ...at(2), to: 1 },
				{ do: "remove", ...at(2) },
			],
			[
				{ do: "move", ...at(0), to: 1 },
				{ do: "move", ...at(1), to: 0 },
			],
			[remove, { do: "add", ...at(1), data: second as Data }],
		];
		const plain = (one: Operation) => (one.do === "add" ? { ...one, data: null } : one);
		for (const [done, ...undone] of steps) {
			expect(await kitchen.apply(done)).toHaveProperty("step");
			const [first] = (await kitchen.editor.changes()).list;
			const revert = { operations: [], revert: first?.id ?? "", version: await version() };
			expect(await kitchen.editor.apply(revert)).toHaveProperty("step");
			const { done: all } = await kitchen.editor.state();
			expect(all.slice(-2).map(({ moved }) => moved)).toEqual([[plain(done)], undone.map(plain)]);
		}
	});

	it("does nothing in a file that others changed, broke or made since it was looked at", async () => {
		const seen = await version();
		const valid = kitchen.texts()[file] ?? "";
		const remove: Operation = { do: "remove", ...at(0) };
		const apply = (...operations: Operation[]) =>
			kitchen.editor.apply({ operations, version: seen });
		kitchen.write(file, `${valid}# by hand\n`);
		expect(await apply(remove)).toEqual({ stale: [file] });
		kitchen.write(file, `${valid}\n  "half`);
		expect(await kitchen.apply(remove)).toMatchObject({ problems: [{ file, path: "" }] });
		expect(kitchen.texts()[file]).toBe(`${valid}\n  "half`);
		kitchen.write(file, valid);
		const ingredients = ["plums", "sugar"];
		const data = { title: "Jam", slug: "jam", sticker: "wheat", serves: 2, ingredients };
		for (const text of [kitchen.texts()[SOUP]?.replaceAll("soup", "jam") ?? "", "by: hand\n"]) {
			kitchen.write(`${RECIPES}jam.yaml`, text);
			const before = kitchen.texts();
			expect(await apply({ do: "add", file: RECIPES, path: "", data })).not.toHaveProperty("step");
			expect(kitchen.texts()).toEqual(before);
		}
		expect(await apply({ do: "remove", file: HOME, path: "picks.1" })).toHaveProperty("step");
	});
});
