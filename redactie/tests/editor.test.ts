import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type {
	FieldId,
	Launch,
	SetOperation,
	State,
	Value,
} from "../../packages/redactie/src/protocol.ts";
import type { Editor } from "../../packages/redactie/src/server/editor.ts";
import { type EditorOnCopy, editorOnCopy } from "./editor-on-copy.ts";

const HOME = "content/paginas/home.yaml";
const CASE = "content/cases/openshift-aws.yaml";
const IDENTITY = "content/identity.yaml";

let copy: EditorOnCopy;
let editor: Editor;

beforeEach(() => {
	copy = editorOnCopy();
	({ editor } = copy);
});
afterEach(() => copy.remove());

const textOf = (file: string) => copy.textOf(file);
const write = (file: string, change: (text: string) => string) => copy.write(file, change);
const fieldIn = ({ fields }: State, id: FieldId) => fields.find((field) => field.id === id);

async function edit(file: string, path: string, value: Value): Promise<SetOperation> {
	const field = fieldIn(await editor.state(), `${file}#${path}`);
	if (!field) throw new Error(`${file} has no ${path} any more: adapt the test`);
	return { do: "set", file, path, value, base: field.value };
}

const tried = (page: string, ...edits: SetOperation[]) => editor.try({ operations: edits, page });

const apply = async (...operations: SetOperation[]) =>
	editor.apply({ operations, version: (await editor.state()).version });

async function keep(...edits: SetOperation[]): Promise<State> {
	const answer = await apply(...edits);
	if (!("kept" in answer)) throw new Error(JSON.stringify(answer));
	return answer.kept;
}

it("keeps a value as one line of difference, and undoes and redoes it to the byte", async () => {
	const before = textOf(HOME);
	const state = await keep(await edit(HOME, "hero.title", "Wij bouwen wat blijft"));
	const after = textOf(HOME);
	const [old, young] = [before.split("\n"), after.split("\n")];
	expect(young.filter((line, index) => line !== old[index])).toEqual([
		expect.stringContaining("Wij bouwen wat blijft"),
	]);
	expect(state.done.at(-1)?.edits).toMatchObject([{ now: "Wij bouwen wat blijft" }]);

	expect(await editor.undo()).toHaveProperty("step");
	expect(textOf(HOME)).toBe(before);
	expect(await editor.redo()).toHaveProperty("step");
	expect(textOf(HOME)).toBe(after);
});

it("brings what a hand wrote into the form of files when it first writes there, and back to the byte", async () => {
	const form = textOf(IDENTITY);
	const tagline = /^tagline: (.*)$/m;
	write(IDENTITY, (text) => text.replace(tagline, "# Van mij\ntagline:\n    '$1'  # zo"));
	const byHand = textOf(IDENTITY);
	await keep(await edit(IDENTITY, "year", 2021));
	const written = form.replace(tagline, "# Van mij\ntagline: $1 # zo");
	expect(textOf(IDENTITY)).toBe(written.replace(/^year: .*$/m, "year: 2021"));
	expect(await editor.undo()).toHaveProperty("step");
	expect(textOf(IDENTITY)).toBe(byHand);
});

it("judges without writing, in the contract's words and with the name of the field", async () => {
	const before = textOf(HOME);
	const { problems, page } = await tried(
		"/",
		await edit(HOME, "hero.title", "te lang ".repeat(20)),
	);
	expect(problems).toMatchObject([
		{ file: HOME, path: "hero.title", text: expect.stringMatching(/tekens lang/) },
	]);
	expect(problems[0]?.name).not.toBe("hero.title");
	expect(page).toBeUndefined();
	expect(textOf(HOME)).toBe(before);
});

it("takes the link of an entry along to its new address, and back", async () => {
	const before = textOf(CASE);
	const address = await edit(CASE, "slug", "naar-elders");
	// While one types it, the page has no address: the last one stays in view.
	expect(await tried("/cases/openshift-aws", address)).toEqual({
		problems: [],
	});
	const { done } = await keep(address);
	expect(textOf(CASE)).toContain("link: /cases/naar-elders\n");
	expect(done.at(-1)?.edits.map(({ id }) => id)).toEqual([`${CASE}#slug`, `${CASE}#link`]);
	expect(await editor.undo()).toHaveProperty("step");
	expect(textOf(CASE)).toBe(before);
});

it("says what may stand in a field that is one of a list", async () => {
	const { problems } = await tried("/", await edit(CASE, "dienst", "interim"));
	expect(problems[0]?.choices).toContain("team-as-a-service");
	expect(problems[0]?.text).toMatch(/\.$/);
});

it("writes nothing of a step of which one edit is refused", async () => {
	const texts = [textOf(HOME), textOf(IDENTITY)];
	const answer = await apply(
		await edit(IDENTITY, "tagline", "Iets anders"),
		await edit(HOME, "hero.title", ""),
	);
	expect(answer).toHaveProperty("problems");
	expect([textOf(HOME), textOf(IDENTITY)]).toEqual(texts);
});

it("takes two of one list out together, and puts them back", async () => {
	write(IDENTITY, (text) =>
		text.replace(
			/^placeholders:[\s\S]*/m,
			"placeholders:\n  - name\n  - phone\n  - url\n  - email\n",
		),
	);
	const before = textOf(IDENTITY);
	await editor.lookAtDisk();
	const state = await keep(
		await edit(IDENTITY, "placeholders.1", null),
		await edit(IDENTITY, "placeholders.2", null),
	);
	expect(textOf(IDENTITY)).toMatch(/^placeholders:\n {2}- name\n {2}- email\n$/m);
	expect(state.done).toHaveLength(1);
	await editor.undo();
	expect(textOf(IDENTITY)).toBe(before);
});

it("writes what a file lacks in the place that the contract gives it", async () => {
	await keep(await edit(CASE, "source", null));
	await keep(await edit(CASE, "source", "jaarverslag 2025"));
	const keys: string[] = textOf(CASE).match(/^\w+(?=:)/gm) ?? [];
	expect(keys.indexOf("source")).toBe(keys.indexOf("metrics") + 1);
});

it("tells of a field that others changed meanwhile, and overwrites nothing", async () => {
	const mine = await edit(IDENTITY, "phone", "+31 30 123 45 67");
	write(IDENTITY, (text) => text.replace(/^phone: .*/m, "phone: +31 20 765 43 21"));
	expect(await apply(mine)).toMatchObject({
		conflicts: [{ id: `${IDENTITY}#phone`, current: "+31 20 765 43 21" }],
	});
	expect(textOf(IDENTITY)).toContain("+31 20 765 43 21");
});

it("takes over what others changed, and says which fields", async () => {
	write(IDENTITY, (text) => text.replace(/^tagline: .*/m, "tagline: Iets anders"));
	await editor.lookAtDisk();
	expect(copy.told.at(-1)?.ids).toEqual([`${IDENTITY}#tagline`]);
	expect(fieldIn(await editor.state(), `${IDENTITY}#tagline`)?.value).toBe("Iets anders");
});

it("goes on with the other files while one is not valid", async () => {
	const valid = textOf(HOME);
	write(HOME, (text) => `${text}\n  "half`);
	write(IDENTITY, (text) => text.replace(/^tagline: .*/m, "tagline: Iets anders"));
	await editor.lookAtDisk();

	const state = await editor.state();
	expect(state.broken).toMatchObject({ file: HOME, problem: expect.stringMatching(/regel \d/) });
	expect(fieldIn(state, `${IDENTITY}#tagline`)?.value).toBe("Iets anders");
	expect(await apply(await edit(HOME, "hero.title", "Nee"))).toHaveProperty("problems");
	await keep(await edit(CASE, "source", "jaarverslag 2025"));

	write(HOME, () => valid);
	await editor.lookAtDisk();
	expect((await editor.state()).broken).toBeUndefined();
});

const EXPERTISE = "content/expertise/cloud-solutions.yaml";
const spoil = (...files: string[]) => {
	for (const file of files) write(file, (text) => `${text}onzin: 1\n`);
};
it.each<[what: string, refused: string[], spoil: () => void]>([
	["two files that are not valid", [HOME, CASE], () => spoil(HOME, CASE)],
	["a stray file", [], () => copy.make("content/notities.yaml", "")],
	["a copied entry", [], () => copy.make(CASE.replace(/-aws/, "-aaa"), textOf(CASE))],
	["an entry that is gone", [EXPERTISE], () => rmSync(join(copy.project, EXPERTISE))],
])("overwrites nothing beside what it refuses: %s", async (_, refused, spoil) => {
	const name = await edit(EXPERTISE, "order", 1);
	spoil();
	write(IDENTITY, (text) => text.replace(/^tagline: .*/m, "tagline: Iets anders"));
	await editor.lookAtDisk();
	expect(fieldIn(await editor.state(), `${IDENTITY}#tagline`)?.value).toBe("Iets anders");
	expect((await editor.state()).broken).toBeDefined();

	const disk = copy.texts();
	for (const one of [
		await edit(HOME, "hero.title", "Wij bouwen wat blijft"),
		await edit(CASE, "source", "jaarverslag 2025"),
		await edit(IDENTITY, "phone", "+31 20 765 43 21"),
		{ ...name, value: 7 },
	]) {
		const answer = await apply(one);
		if (!refused.includes(one.file)) expect(answer, one.file).toHaveProperty("kept");
		else expect(answer).toMatchObject({ problems: [{ text: expect.stringMatching(/ .*\.$/) }] });
		if ("kept" in answer) disk[one.file] = textOf(one.file);
		expect(copy.texts()).toEqual(disk);
	}
	expect(textOf(IDENTITY)).toContain("Iets anders");
});

it("remembers no step for what is the same", async () => {
	const field = fieldIn(await editor.state(), `${IDENTITY}#phone`);
	const state = await keep(await edit(IDENTITY, "phone", field?.value ?? null));
	expect(state.done).toEqual([]);
});

it("strikes a point of the launch report through where it stands, and counts down", async () => {
	write(IDENTITY, (text) =>
		text.replace(/^placeholders:[\s\S]*/m, "placeholders:\n  - name\n  - phone\n"),
	);
	editor = copy.open();
	const before = editor.launch();
	const subject = before.launch.find(({ findings }) =>
		findings.some(({ id }) => id === `${IDENTITY}#phone`),
	);
	await keep(await edit(IDENTITY, "placeholders.1", null));
	const after = editor.launch();

	expect(after.blocking).toEqual({
		atStart: before.blocking.now,
		now: before.blocking.now - 1,
	});
	expect(await editor.counts()).toEqual({ blocking: after.blocking.now, changes: 1 });
	const order = ({ launch }: Launch) =>
		launch.find(({ title }) => title === subject?.title)?.findings.map(({ id }) => id);
	expect(order(after)).toEqual(order(before));
	expect(
		after.launch.flatMap(({ findings }) => findings).filter(({ settled }) => settled),
	).toMatchObject([{ id: `${IDENTITY}#phone` }]);
});

it("goes on while a hook of git takes its time, and tells of the commit once it is done", async () => {
	const hook = Promise.withResolvers<void>();
	const committed = {
		sentence: "Klaar",
		author: "Noor",
		at: 1,
		files: { changed: 1, added: 0, removed: 0 },
	};
	editor = copy.open({
		committed: async () => ({}),
		otherFiles: async () => [],
		isNamed: async () => true,
		commit: () => hook.promise.then(() => ({ committed })),
	});
	const commit = editor.commit({ sentence: "Klaar" });
	await keep(await edit(IDENTITY, "tagline", "Iets anders"));
	expect(await editor.changes()).not.toHaveProperty("last");
	hook.resolve();
	expect(await commit).toMatchObject({ committed });
	expect(await editor.changes()).toMatchObject({ last: committed });
	expect(await editor.counts()).toMatchObject({ committedAt: committed.at });
});
