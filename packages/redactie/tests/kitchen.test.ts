/** What the editor can do, on a small site of another kind, with other files, fields and words. */
import type { FieldId, Operation, State } from "redactie/protocol.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changedLines, HOME, PANCAKES, SOUP } from "./fixture.ts";
import { openKitchen } from "./kitchen.ts";

let kitchen: ReturnType<typeof openKitchen>;
let state: State;
beforeEach(async () => {
	kitchen = openKitchen();
	state = await kitchen.editor.state();
});
afterEach(() => kitchen.remove());

const field = (id: FieldId) => kitchen.field(state, id);
const list = (id: FieldId) => state.lists.find((one) => one.id === id);
const run = async (...operations: Operation[]) => {
	const { version } = await kitchen.editor.state();
	return kitchen.editor.apply({ operations, version });
};

describe("nodes and places", () => {
	test("every field has a name and a sentence, from the schemas alone", () => {
		expect(state.fields.length).toBeGreaterThan(40);
		for (const { id, name, help } of state.fields) expect([id, name && help]).not.toContain("");
		expect(field(`${PANCAKES}#method.steps.1`).name).toBe("2e step");
		expect(field(`${HOME}#picks.1.why`)).toMatchObject({
			name: "Pick 2: why",
			groupName: "Pick 2",
		});
	});

	test("kinds, limits and choices are those of the schema", () => {
		expect(field(`${PANCAKES}#slug`).kind).toBe("address");
		expect(field(`${PANCAKES}#serves`)).toMatchObject({ kind: "number", value: 4 });
		expect(field(`${PANCAKES}#sticker`)).toMatchObject({ kind: "picture", drawn: "sticker" });
		expect(field("content/kitchen.yaml#email").kind).toBe("form");
		expect(field(`${SOUP}#title`).max).toBe(80);
		expect(field(`${HOME}#picks.0.recipe`).choices).toContainEqual({
			value: "soup",
			label: "Carrot soup",
		});
		// Of a list of paths, each goes by the name of the field there.
		expect(field("content/kitchen.yaml#unsure.0")).toMatchObject({ name: "Kitchen: address" });
	});

	test("lists tell of their items, folders of their entries in order", () => {
		expect(list(`${HOME}#picks`)).toMatchObject({ item: "pick", min: 1, max: 3 });
		expect(list("content/recipes/#")).toMatchObject({
			name: "Recipes",
			item: "recipe",
			page: "/",
			items: [
				{ title: "Pancakes", page: "/recipes/pancakes", picture: { kind: "sticker" } },
				{ title: "Carrot soup" },
				{ title: "Flat bread" },
			],
		});
		expect(state.parts.find(({ id }) => id === `${SOUP}#method`)?.isThere).toBe(false);
	});

	test("names are told with what they stand for, and who uses them", () => {
		expect(state.names.find(({ name }) => name === "name")).toMatchObject({
			value: "Copper Pan",
			from: "Kitchen",
			about: "Stands on every page.",
			usedIn: [`${HOME}#title`],
		});
		expect(field(`${HOME}#title`).shown).toBe("Copper Pan: supper in half an hour");
	});
});

describe("operations and steps", () => {
	test("each text changes in its own lines, and comes back to the byte", async () => {
		const before = kitchen.texts();
		const texts = state.fields.filter(({ kind, value }) => kind === "text" && value);
		for (const { id, file, value } of texts) {
			expect(await kitchen.keep(id, `${value} and more`), id).toHaveProperty("kept");
			const after = kitchen.texts();
			const changed = Object.keys(after).filter((one) => after[one] !== before[one]);
			expect(changed, id).toEqual([file]);
			expect(changedLines(before[file] ?? "", after[file] ?? "").length, id).toBeLessThan(7);
			expect(await kitchen.editor.undo(), id).toHaveProperty("step");
			expect(kitchen.texts(), id).toEqual(before);
		}
		expect(texts.length).toBeGreaterThan(20);
	});

	test("an item moves, comes and goes, with its comment", async () => {
		const before = kitchen.texts();
		expect(await run({ do: "move", file: HOME, path: "picks.1", to: 0 })).toHaveProperty("kept");
		const moved = kitchen.texts()[HOME] ?? "";
		expect(moved.indexOf("rainy Sunday")).toBeLessThan(moved.indexOf("pancakes"));
		const data = { recipe: "bread", why: "It keeps." };
		expect(await run({ do: "add", file: HOME, path: "picks.2", data })).toHaveProperty("kept");
		expect(await run({ do: "remove", file: HOME, path: "picks.0" })).toHaveProperty("kept");
		for (const _ of [1, 2, 3]) expect(await kitchen.editor.undo()).toHaveProperty("step");
		expect(kitchen.texts()).toEqual(before);
	});

	test("a new entry gets its address, its place and its file; its page gives it a link", async () => {
		const before = kitchen.texts();
		const data = {
			title: "Plum jam & bread",
			sticker: "wheat",
			serves: 2,
			ingredients: ["plums", "flour"],
		};
		const add = { do: "add", file: "content/recipes/", path: "", data } as const;
		expect(await run(add)).toHaveProperty("kept");
		const file = "content/recipes/plum-jam-en-bread.yaml";
		expect(kitchen.texts()[file]).toMatch(/slug: plum-jam-en-bread\norder: 40\nlink: "#"\n/);
		const keysIn = (text = ""): string[] => text.match(/^\w+(?=:)/gm) ?? [];
		expect(keysIn(kitchen.texts()[file]), "in the order of its folder").toEqual(
			keysIn(before["content/recipes/bread.yaml"]),
		);
		const method = { intro: "Wash them.", steps: ["Cut.", "Boil."] };
		const part = { do: "add", file, path: "method", data: method } as const;
		expect(await run(part)).toHaveProperty("kept");
		expect(kitchen.texts()[file]).toContain("link: /recipes/plum-jam-en-bread\n");
		expect(await run({ do: "remove", file, path: "method" })).toHaveProperty("kept");
		expect(kitchen.texts()[file]).toContain('link: "#"\n');
		for (const _ of [1, 2, 3]) expect(await kitchen.editor.undo()).toHaveProperty("step");
		expect(kitchen.texts()).toEqual(before);
	});

	test("the link follows the address that somebody types", async () => {
		expect(await kitchen.keep(`${PANCAKES}#slug`, "crepes")).toHaveProperty("kept");
		expect(kitchen.texts()[PANCAKES]).toContain("link: /recipes/crepes\n");
	});

	test("entries are put in another order by their own number", async () => {
		const move = { do: "move", file: "content/recipes/bread.yaml", path: "", to: 0 } as const;
		expect(await run(move)).toHaveProperty("kept");
		const { lists } = await kitchen.editor.state();
		const titles = lists.find(({ id }) => id === "content/recipes/#")?.items;
		expect(titles?.map(({ title }) => title)).toEqual(["Flat bread", "Pancakes", "Carrot soup"]);
	});

	test("what refers to an entry that goes is found by asking, and settled", async () => {
		const remove: Operation = { do: "remove", file: SOUP, path: "" };
		expect(await run(remove)).toHaveProperty("problems");
		const { removal } = await kitchen.editor.try({ operations: [remove], page: "/" });
		expect(removal?.references.map(({ id, remove }) => [id, remove?.path])).toEqual([
			[`${HOME}#picks.1`, "picks.1"],
		]);
		const settle = removal?.references.flatMap(({ remove }) => remove ?? []) ?? [];
		expect(await run(...settle, remove)).toHaveProperty("kept");
		expect(kitchen.texts()[SOUP]).toBeUndefined();
	});
});

describe("what is refused", () => {
	test("comes as data: place, text and choices", async () => {
		const answer = await kitchen.keep(`${HOME}#picks.0.recipe`, "stew");
		expect(answer).toMatchObject({
			problems: [
				{
					file: HOME,
					path: "picks.0.recipe",
					name: "Pick 1: recipe",
					text: 'there is no recipe "stew".',
					choices: ["pancakes", "soup", "bread"],
				},
			],
		});
		expect(await kitchen.keep(`${PANCAKES}#sticker`, "plum")).toMatchObject({
			problems: [{ choices: ["carrot", "wheat"] }],
		});
		expect(await kitchen.keep(`${HOME}#intro`, "Mail {{nobody}}.")).toMatchObject({
			problems: [{ choices: ["name", "tagline", "email"] }],
		});
	});

	test("what others wrote is taken over, and never written over", async () => {
		const before = kitchen.texts();
		kitchen.write(HOME, `${before[HOME]}nonsense: true\n`);
		kitchen.write(SOUP, (before[SOUP] ?? "").replace("serves: 6", "serves: 8"));
		await kitchen.editor.lookAtDisk();
		const now = await kitchen.editor.state();
		expect(kitchen.field(now, `${SOUP}#serves`).value).toBe(8);
		expect(now.broken?.file).toBe(HOME);
		expect(await kitchen.keep(`${HOME}#intro`, "Mine")).toHaveProperty("problems");
		expect(kitchen.texts()[HOME]).toContain("nonsense");
		expect(await kitchen.keep(`${SOUP}#title`, "Soup")).toHaveProperty("kept");
	});
});

describe("what is not final yet", () => {
	test("has a tick where the schema knows none, and is told in the words of the site", async () => {
		const id: FieldId = "content/about.yaml#promise.check";
		expect(field(id)).toMatchObject({ kind: "tick", value: true });
		expect(await kitchen.keep(id, null)).toHaveProperty("kept");
		expect(await kitchen.keep("content/kitchen.yaml#unsure.0", null)).toHaveProperty("kept");
		const { list } = await kitchen.editor.changes();
		expect(list.map(({ was, now }) => [was, now])).toEqual([
			["to be checked", "right"],
			["not final", "final"],
		]);
	});
});

test("changes are told by field, list and file, and each can be taken back", async () => {
	const before = kitchen.texts();
	await kitchen.keep(`${SOUP}#title`, "Orange soup");
	await run({ do: "remove", file: PANCAKES, path: "ingredients.1" });
	await run({ do: "remove", file: "content/recipes/bread.yaml", path: "" });
	const { list } = await kitchen.editor.changes();
	expect(list.map(({ name, what }) => [name, what])).toEqual([
		["Flat bread", "removed"],
		["Ingredients", "value"],
		["Title", "value"],
	]);
	for (const { id } of list) {
		const { version } = await kitchen.editor.state();
		expect(await kitchen.editor.apply({ operations: [], revert: id, version }), id).toHaveProperty(
			"kept",
		);
	}
	expect(kitchen.texts()).toEqual(before);
});
