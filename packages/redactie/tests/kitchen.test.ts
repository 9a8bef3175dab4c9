/** What the editor can do, on a small site of another kind, with other files, fields and words. */
import type { FieldId, State } from "redactie/protocol.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ABOUT, HOME, PANCAKES, SOUP } from "./fixture.ts";
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
	expect(field(`${ABOUT}#promise.check`)).toMatchObject({ kind: "tick", value: true });
	expect(field(`${SOUP}#title`).max).toBe(80);
	expect(field(`${HOME}#picks.0.recipe`).choices).toContainEqual({
		value: "soup",
		label: "Carrot soup",
	});
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

test("a new entry gets its address, its place and its file; its page gives it a link", async () => {
	const before = kitchen.texts();
	const data = {
		title: "Plum jam & bread",
		sticker: "wheat",
		serves: 2,
		ingredients: ["plums", "flour"],
	};
	const add = { do: "add", file: "content/recipes/", path: "", data } as const;
	expect(await kitchen.apply(add)).toHaveProperty("step");
	const file = "content/recipes/plum-jam-en-bread.yaml";
	expect(kitchen.texts()[file]).toMatch(/slug: plum-jam-en-bread\norder: 40\nlink: "#"\n/);
	const keysIn = (text = ""): string[] => text.match(/^\w+(?=:)/gm) ?? [];
	expect(keysIn(kitchen.texts()[file]), "in the order of its folder").toEqual(
		keysIn(before["content/recipes/bread.yaml"]),
	);
	const method = { intro: "Wash them.", steps: ["Cut.", "Boil."] };
	const part = { do: "add", file, path: "method", data: method } as const;
	expect(await kitchen.apply(part)).toHaveProperty("step");
	expect(kitchen.texts()[file]).toContain("link: /recipes/plum-jam-en-bread\n");
	expect(await kitchen.apply({ do: "remove", file, path: "method" })).toHaveProperty("step");
	expect(kitchen.texts()[file]).toContain('link: "#"\n');
	const after = kitchen.texts();
	for (const _ of [1, 2, 3]) expect(await kitchen.editor.undo()).toHaveProperty("step");
	expect(kitchen.texts()).toEqual(before);
	for (const _ of [1, 2, 3]) expect(await kitchen.editor.redo()).toHaveProperty("step");
	expect(kitchen.texts()).toEqual(after);
});

test("what is refused comes as data: place, text and choices", async () => {
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
