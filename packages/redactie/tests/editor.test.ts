/** What the editor judges, writes, undoes and tells, with its files on disk. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { FieldId, SetOperation, Value } from "redactie/protocol.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ABOUT, HOME, KITCHEN, PANCAKES, RECIPES, SOUP } from "./fixture.ts";
import { openKitchen } from "./kitchen.ts";

let kitchen: ReturnType<typeof openKitchen>;
beforeEach(() => {
	kitchen = openKitchen();
});
afterEach(() => kitchen.remove());

const textOf = (file: string) => kitchen.texts()[file] ?? "";
const write = (file: string, change: (text: string) => string) =>
	kitchen.write(file, change(textOf(file)));
const fieldOf = async (id: FieldId) => kitchen.field(await kitchen.editor.state(), id);

async function edit(file: string, path: string, value: Value): Promise<SetOperation> {
	return { do: "set", file, path, value, base: (await fieldOf(`${file}#${path}`)).value };
}
const tried = (page: string, ...edits: SetOperation[]) =>
	kitchen.editor.try({ operations: edits, page });
async function keep(...edits: SetOperation[]) {
	const answer = await kitchen.apply(...edits);
	if (!("step" in answer)) throw new Error(JSON.stringify(answer));
	return kitchen.editor.state();
}

it("brings what a hand wrote into the form of files when it first writes there, and back to the byte", async () => {
	const form = textOf(KITCHEN);
	const tagline = /^tagline: (.*)$/m;
	write(KITCHEN, (text) => text.replace(tagline, "# Mine\ntagline:\n    '$1'  # so"));
	const byHand = textOf(KITCHEN);
	await keep(await edit(KITCHEN, "name", "Iron Pan"));
	const written = form.replace(tagline, "# Mine\ntagline: $1 # so");
	expect(textOf(KITCHEN)).toBe(written.replace(/^name: .*$/m, "name: Iron Pan"));
	expect(await kitchen.editor.undo()).toHaveProperty("step");
	expect(textOf(KITCHEN)).toBe(byHand);
});

it("judges without writing, with the name of the field", async () => {
	const before = textOf(HOME);
	const { problems, page } = await tried("/", await edit(HOME, "title", "too long ".repeat(20)));
	expect(problems).toMatchObject([{ file: HOME, path: "title", name: "Title" }]);
	expect(page).toBeUndefined();
	expect(textOf(HOME)).toBe(before);
});

it("takes the link of an entry along to its new address, and back", async () => {
	const before = textOf(PANCAKES);
	const address = await edit(PANCAKES, "slug", "crepes");
	// While one types it, the page has no address: the last one stays in view.
	expect(await tried("/recipes/pancakes", address)).toEqual({ problems: [] });
	const { done } = await keep(address);
	expect(textOf(PANCAKES)).toContain("link: /recipes/crepes\n");
	expect(done.at(-1)?.changes.map(({ at }) => at)).toEqual([
		`${PANCAKES}#slug`,
		`${PANCAKES}#link`,
	]);
	expect(await kitchen.editor.undo()).toHaveProperty("step");
	expect(textOf(PANCAKES)).toBe(before);
});

it("writes nothing where no field stands, nor outside of its files", async () => {
	const before = kitchen.texts();
	const title = await edit(HOME, "title", "Else");
	for (const elsewhere of [
		...["__proto__.x", "title.__proto__", "constructor.name"].map((path) => ({ path, base: null })),
		...["content/../home.yaml", "package.json"].map((file) => ({ file })),
	])
		expect(await kitchen.apply({ ...title, ...elsewhere }).catch(String)).not.toHaveProperty(
			"step",
		);
	expect(kitchen.texts()).toEqual(before);
});

it("keeps one of two that come at once, and tells the other", async () => {
	const one = await edit(HOME, "title", "The one");
	const answers = await Promise.all([
		kitchen.apply(one),
		kitchen.apply({ ...one, value: "The other" }),
	]);
	expect(answers).toEqual([
		expect.objectContaining({ step: expect.anything() }),
		{ conflicts: [`${HOME}#title`] },
	]);
});

it("takes two of one list out together, and puts them back", async () => {
	write(KITCHEN, (text) => text.replace("  - email", "  - name\n  - tagline\n  - email"));
	const before = textOf(KITCHEN);
	await kitchen.editor.lookAtDisk();
	const state = await keep(
		await edit(KITCHEN, "unsure.0", null),
		await edit(KITCHEN, "unsure.1", null),
	);
	expect(textOf(KITCHEN)).toMatch(/^unsure:\n {2}- email\n$/m);
	expect(state.done).toHaveLength(1);
	await kitchen.editor.undo();
	expect(textOf(KITCHEN)).toBe(before);
});

it.each<[what: string, told: RegExp, refused: string[], spoil: () => void]>([
	[
		"a file that is not valid, and one that is no YAML",
		/soup\.yaml, regel \d/,
		[HOME, SOUP],
		() => {
			write(HOME, (text) => `${text}nonsense: 1\n`);
			write(SOUP, (text) => `${text}half: "\n`);
		},
	],
	["a stray file", /notes\.yaml/, [], () => kitchen.write("content/notes.yaml", "")],
	["an entry that is gone", /"soup"/, [SOUP], () => rmSync(join(kitchen.folder, SOUP))],
])("overwrites nothing beside what it refuses: %s", async (_, told, refused, spoil) => {
	const gone = await edit(SOUP, "serves", 7);
	spoil();
	write(KITCHEN, (text) => text.replace(/^tagline: .*/m, "tagline: Theirs"));
	await kitchen.editor.lookAtDisk();
	expect((await fieldOf(`${KITCHEN}#tagline`)).value).toBe("Theirs");
	expect((await kitchen.editor.state()).broken?.problem).toMatch(told);

	const disk = kitchen.texts();
	for (const one of [
		await edit(HOME, "title", "Supper at last"),
		await edit(ABOUT, "title", "The two of us"),
		await edit(KITCHEN, "name", "Iron Pan"),
		gone,
	]) {
		const answer = await kitchen.apply(one);
		if (refused.includes(one.file)) expect(answer).toHaveProperty("problems.0.text");
		else expect(answer, one.file).toHaveProperty("step");
		if ("step" in answer) disk[one.file] = textOf(one.file);
		expect(kitchen.texts()).toEqual(disk);
	}
	expect(textOf(KITCHEN)).toContain("Theirs");
});

it("remembers no step for what is the same", async () => {
	const { value } = await fieldOf(`${RECIPES}bread.yaml#serves`);
	const state = await keep(await edit(`${RECIPES}bread.yaml`, "serves", value));
	expect(state.done).toEqual([]);
});

it("goes on while a hook of git takes its time, and tells of the commit once it is done", async () => {
	const hook = Promise.withResolvers<void>();
	const files = { changed: 1, added: 0, removed: 0 };
	const committed = { sentence: "Done", author: "Noor", at: 1, files };
	const editor = kitchen.open({
		look: async () => ({ committed: {}, otherFiles: [] }),
		isNamed: async () => true,
		commit: () => ({
			read: Promise.resolve(),
			answer: hook.promise.then(() => ({ committed })),
		}),
	});
	const commit = editor.commit({ sentence: "Done" });
	const { version } = await editor.state();
	const one = await edit(KITCHEN, "tagline", "Else");
	expect(await editor.apply({ operations: [one], version })).toHaveProperty("step");
	expect(await editor.changes()).not.toHaveProperty("last");
	hook.resolve();
	expect(await commit).toMatchObject({ committed });
	expect(await editor.changes()).toMatchObject({ last: committed });
});
