/** Changes of what there is, on the content as it is: each done, and undone to the byte. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { countedIn } from "../../packages/redactie/src/contract/counted.ts";
import { listsOf } from "../../packages/redactie/src/contract/lists.ts";
import { dataAt } from "../../packages/redactie/src/data.ts";
import type { ContentList, Data, Operation } from "../../packages/redactie/src/protocol.ts";
import { type Edition, editionOf } from "../../packages/redactie/src/server/edition.ts";
import type { Editor } from "../../packages/redactie/src/server/editor.ts";
import { withOperations } from "../../packages/redactie/src/server/operations.ts";
import { removalOf } from "../../packages/redactie/src/server/removal.ts";
import { ContentError } from "../../packages/redactie/src/site.ts";
import { contentFiles } from "../../src/content/content-files.ts";
import { contentIn } from "./content-in.ts";
import { type EditorOnCopy, editorOnCopy } from "./editor-on-copy.ts";
import { settled } from "./settled.ts";

const start = editionOf(contentFiles("."));
const { lists } = listsOf(start.data, start.content);

/** The only one of which this holds, or the first. */
function found<One>(all: readonly One[], is: (one: One) => unknown): One {
	const one = all.find(is);
	if (!one) throw new Error("The content has no such thing any more: adapt the test.");
	return one;
}

const dataIn = ({ data }: Edition, { file, path }: { file: string; path: string }) =>
	dataAt(data.get(file), path) as Data;
/** An entry, by its file. */
const entryOf = (file: string) => start.data.get(file) as { [key: string]: Data };
const itemsOf = (edition: Edition, list: ContentList) => dataIn(edition, list) as Data[];

/** The files that are not the same in both. */
const changed = (one: Edition, other: Edition) =>
	[...new Set([...Object.keys(one.texts), ...Object.keys(other.texts)])].filter(
		(file) => one.texts[file] !== other.texts[file],
	);

const hasRoom = ({ fixed, items, min = 0, max = 20 }: ContentList) =>
	!fixed && items.length >= 3 && items.length > min && items.length < max;
const ofTexts = found(lists, (list) => /cases\/.*\.paragraphs$/.test(list.id) && hasRoom(list));
const ofGroups = found(lists, (list) => /questions\.items$/.test(list.id) && hasRoom(list));

describe.each([
	["texts", ofTexts],
	["groups", ofGroups],
])("in a list of %s", (_, list) => {
	const { file, path } = list;
	const [first, second, third, ...rest] = itemsOf(start, list) as [Data, Data, Data, ...Data[]];
	const one = list === ofTexts ? "Een alinea die er nog niet was." : { ...(first as object) };
	if (typeof one === "object") Object.assign(one, { question: "Stond deze vraag er al?" });
	const add = (at: number): Operation => ({ do: "add", file, path: `${path}.${at}`, data: one });
	const move = (from: number, to: number): Operation => ({
		...{ do: "move", file, path: `${path}.${from}`, to },
	});

	it.each<[string, Operation, Data[]]>([
		["what comes first", add(0), [one, first, second, third, ...rest]],
		["what comes between", add(1), [first, one, second, third, ...rest]],
		["what comes last", add(list.items.length), [first, second, third, ...rest, one]],
		["what goes down", move(0, 2), [second, third, first, ...rest]],
		["what goes up", move(2, 0), [third, first, second, ...rest]],
		["what goes", { do: "remove", file, path: `${path}.1` }, [first, third, ...rest]],
		[
			"what becomes something else",
			{ do: "replace", file, path: `${path}.1`, data: one },
			[first, one, third, ...rest],
		],
	])("%s changes nothing but that", (_, operation, items) => {
		const after = withOperations(start, [operation]);
		expect(itemsOf(after, list)).toEqual(items);
		expect(changed(start, after)).toEqual([file]);
		const without = parse(start.texts[file] ?? "");
		Object.assign(dataAt(without, path.replace(/\.?\w+$/, "")) as object, {
			[path.replace(/.*\./, "")]: items,
		});
		expect(after.data.get(file)).toEqual(without);
	});
});

it("does as many as it is asked, each after the one before, or none", () => {
	const { file, path } = ofTexts;
	const [first, second, ...rest] = itemsOf(start, ofTexts);
	const steps: Operation[] = [
		{ do: "add", file, path: `${path}.0`, data: "Een" },
		{ do: "move", file, path: `${path}.0`, to: 2 },
		{ do: "set", file, path: `${path}.2`, value: "Twee" },
		{ do: "remove", file, path: `${path}.0` },
	];
	expect(itemsOf(withOperations(start, steps), ofTexts)).toEqual([second, "Twee", ...rest]);
	const refused: Operation = { do: "set", file, path: `${path}.0`, value: "" };
	expect(() => withOperations(start, [...steps, refused])).toThrow(ContentError);
	expect(first).toBe(itemsOf(start, ofTexts)[0]);
});

it("makes and takes away a part that a file may have", () => {
	const part = found(
		listsOf(start.data, start.content).parts,
		({ id, isThere }) => isThere && /metrics\.\d\.measured$/.test(id),
	);
	const { file, path } = part;
	const was = dataIn(start, part);
	const without = withOperations(start, [{ do: "remove", file, path }]);
	expect(dataIn(without, part)).toBeUndefined();
	const back = withOperations(without, [{ do: "add", file, path, data: was }]);
	expect(back.data.get(file)).toEqual(start.data.get(file));
});

describe("a number that says which of a list it means", () => {
	const list = found(
		lists,
		({ file, path, items, max = 20 }) =>
			items.length < max &&
			countedIn(file, start.data.get(file), start.content).some(({ list }) => list === path),
	);
	const { file, path } = list;
	/** What each number means. */
	const meant = (edition: Edition) =>
		countedIn(file, edition.data.get(file), edition.content).map(({ number }) => {
			const item = itemsOf(edition, list)[Number(dataIn(edition, { file, path: number })) - 1];
			return (item as Record<string, Data>).title;
		});
	const last = list.items.length - 1;
	const [title] = meant(start);
	const at = itemsOf(start, list).findIndex((item) => (item as { title: Data }).title === title);

	it.each([
		[0, last],
		[last, 0],
		[1, 0],
	])("means the same once the one at %i is at %i", (from, to) => {
		const moved = withOperations(start, [{ do: "move", file, path: `${path}.${from}`, to }]);
		expect(meant(moved)).toEqual(meant(start));
		expect(moved.texts[file]).not.toBe(start.texts[file]);
	});

	it("means the same once another comes before it, and goes again", () => {
		const data = { ...(itemsOf(start, list)[0] as object), title: "Nog een keuze" };
		const more = withOperations(start, [{ do: "add", file, path: `${path}.0`, data }]);
		expect(meant(more)).toEqual(meant(start));
		const back = withOperations(more, [{ do: "remove", file, path: `${path}.0` }]);
		expect(back.texts[file]).toBe(start.texts[file]);
	});

	it("is named before what it means goes away", () => {
		const { references, problems, edition } = removalOf(start, [
			{ do: "remove", file, path: `${path}.${at}` },
		]);
		expect(problems).toEqual([]);
		const [{ number } = { number: "?" }] = countedIn(file, start.data.get(file), start.content);
		const isNamed = references.some(({ id }) => `${file}#${number}`.startsWith(id));
		expect(isNamed, `${number} means what goes`).toBe(true);
		if (edition) expect(meant(edition)).not.toContain(title);
	});
});

describe("an entry of a folder", () => {
	const folder = "content/cases/";
	const { items } = found(lists, ({ id }) => id === `${folder}#`);
	const files = items.map(({ id }) => id.slice(0, -1));
	const inOrder = (edition: Edition) =>
		contentIn(edition).cases.map(({ id }) => `${folder}${id}.yaml`);
	/** The lines of a file that are not the same in the other. */
	const otherLines = (one: Edition, other: Edition, file: string) => {
		const lines = other.texts[file]?.split("\n");
		return one.texts[file]?.split("\n").filter((line, index) => line !== lines?.[index]);
	};

	it.each([
		["up", files.length - 1, 0],
		["down", 0, files.length - 1],
		["between two", 0, 2],
	])("that goes %s changes the one line of its order", (_, from, to) => {
		const file = files[from] as string;
		const after = withOperations(start, [{ do: "move", file, path: "", to }]);
		expect(inOrder(after)).toEqual(files.toSpliced(from, 1).toSpliced(to, 0, file));
		expect(changed(start, after)).toEqual([file]);
		expect(otherLines(after, start, file)).toEqual([expect.stringMatching(/^order: -?\d+$/)]);
	});

	it("takes no more of its neighbours along than have to make room", () => {
		const tight = withOperations(
			start,
			files.map((file, order) => ({ do: "set", file, path: "order", value: order + 1 })),
		);
		const [first, second, third, fourth] = files as [string, string, string, string];
		const after = withOperations(tight, [{ do: "move", file: fourth, path: "", to: 1 }]);
		expect(inOrder(after)).toEqual([first, fourth, second, third, ...files.slice(4)]);
		// The fourth comes in place of the second, which takes the third's, which takes the fourth's.
		expect(changed(tight, after).sort()).toEqual([second, third, fourth].sort());
		for (const file of [second, third, fourth])
			expect(otherLines(after, tight, file)).toEqual([expect.stringMatching(/^order: \d+$/)]);
	});

	it("has a place of its own next to others with the same number", () => {
		const same = withOperations(
			start,
			files.map((file) => ({ do: "set", file, path: "order", value: 10 })),
		);
		const [first = "", ...rest] = inOrder(same);
		const after = withOperations(same, [{ do: "move", file: first, path: "", to: 1 }]);
		expect(inOrder(after)).toEqual([rest[0], first, ...rest.slice(1)]);
	});

	it("that is made has the keys, the style and the comment of its folder", () => {
		const [file = ""] = files.slice(1);
		const { slug: _, order: __, link: ___, story: ____, ...copied } = entryOf(file);
		const data = { ...copied, title: "Één zaak & meer" };
		const after = withOperations(start, [{ do: "add", file: folder, path: "", data }]);
		const [made = ""] = changed(start, after);
		expect(made).toBe(`${folder}een-zaak-en-meer.yaml`);
		expect(inOrder(after)).toEqual([...files, made]);
		expect(after.data.get(made)).toMatchObject({ ...data, slug: "een-zaak-en-meer" });
		const keysIn = (text = ""): string[] => text.match(/^\w+(?=:)/gm) ?? [];
		const keys = keysIn(after.texts[made]);
		expect(keys).toEqual(keysIn(start.texts[file]).filter((key) => keys.includes(key)));
		const [schema = ""] = start.texts[file]?.split("\n") ?? [];
		expect(after.texts[made]?.split("\n")[0]).toBe(schema);
		for (const line of after.texts[made]?.split("\n") ?? [])
			expect(line.length, line).toBeLessThanOrEqual(100);
	});

	it("is not made over another", () => {
		const { story: _, ...data } = entryOf(files[0] ?? "");
		const add: Operation = { do: "add", file: folder, path: "", data };
		expect(() => withOperations(start, [add])).toThrow(/al een bestand met deze naam/);
	});
});

describe("what is removed with all that refers to it", () => {
	const around = lists.filter(({ closed }) => closed).flatMap(({ items }) => items);

	it.each(around.map(({ id, title }) => [title, id] as const))("%s", (_, id) => {
		const removal: Operation = { do: "remove", file: id.slice(0, -1), path: "" };
		expect(() => withOperations(start, [removal])).toThrow(ContentError);
		const { references, problems } = removalOf(start, [removal]);
		expect(problems).toEqual([]);
		for (const { place, name } of references) expect([place, name]).not.toContain("");
		const after = withOperations(start, settled(references, removal));
		expect(Object.keys(after.texts)).toHaveLength(Object.keys(start.texts).length - 1);
	});
});

describe("on disk", () => {
	let copy: EditorOnCopy;
	let editor: Editor;
	beforeEach(() => {
		copy = editorOnCopy();
		({ editor } = copy);
	});
	afterEach(() => copy.remove());

	const change = async (...operations: Operation[]) =>
		editor.apply({ operations, version: (await editor.state()).version });
	const differing = (one: Record<string, string>, other: Record<string, string>) =>
		[...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
			(file) => one[file] !== other[file],
		);

	it("undoes each to the byte, and does it again", async () => {
		const { file, path } = ofTexts;
		const [entry = ""] = Object.keys(start.texts).filter((name) => /\/vacatures\//.test(name));
		const { slug: _, ...data } = entryOf(entry);
		const service = found(lists, ({ closed }) => closed).items[0]?.id.slice(0, -1) ?? "";
		const removal: Operation = { do: "remove", file: service, path: "" };
		const steps: Operation[][] = [
			[
				{ do: "add", file, path: `${path}.1`, data: "Een alinea die er nog niet was." },
				{ do: "move", file, path: `${path}.0`, to: 2 },
				{ do: "replace", file, path: `${path}.1`, data: "En nog een." },
				{ do: "remove", file, path: `${path}.2` },
			],
			[{ do: "move", file: entry, path: "", to: 0 }],
			[{ do: "add", file: "content/vacatures/", path: "", data: { ...data, title: "Vogelaar" } }],
			settled(removalOf(start, [removal]).references, removal),
		];
		const texts = [copy.texts()];
		for (const operations of steps) {
			const answer = await change(...operations);
			expect(answer).toHaveProperty("kept");
			if ("kept" in answer) expect(answer.kept.done.at(-1)?.said).toBeTruthy();
			texts.push(copy.texts());
		}
		expect(editor.disk()).toEqual(texts.at(-1));
		for (const before of texts.slice(0, -1).reverse()) {
			expect(await editor.undo()).toHaveProperty("step");
			expect(differing(copy.texts(), before)).toEqual([]);
		}
		for (const after of texts.slice(1)) {
			expect(await editor.redo()).toHaveProperty("step");
			expect(differing(copy.texts(), after)).toEqual([]);
		}
	});

	it("says which places it moved, and which of them it moves back", async () => {
		const { file, path } = ofTexts;
		const data = "Een alinea die er nog niet was.";
		const at = (index: number) => ({ file, path: `${path}.${index}` });
		const steps: [done: Operation, undone: Operation][] = [
			[
				{ do: "add", ...at(1), data },
				{ do: "remove", ...at(1) },
			],
			[
				{ do: "move", ...at(0), to: 2 },
				{ do: "move", ...at(2), to: 0 },
			],
			[
				{ do: "remove", ...at(1) },
				{ do: "add", ...at(1), data },
			],
		];
		const plain = (one: Operation) => (one.do === "add" ? { ...one, data: null } : one);
		for (const [done, undone] of steps) {
			const changed = await change(done, {
				do: "set",
				file: "content/identity.yaml",
				path: "year",
				value: 2025,
			});
			if (!("kept" in changed)) throw new Error(JSON.stringify(changed));
			const [first] = (await editor.changes()).list;
			const { version } = changed.kept;
			const back = await editor.apply({ operations: [], revert: first?.id ?? "", version });
			if (!("kept" in back)) throw new Error(JSON.stringify(back));
			expect(back.kept.done.slice(-2).map(({ moved }) => moved)).toEqual([
				[plain(done)],
				[plain(undone)],
			]);
		}
	});

	it("writes nothing that the contract refuses, and says why", async () => {
		const full = found(lists, ({ items, max }) => items.length === max);
		const { file, path } = full;
		const data = itemsOf(start, full)[0] as Data;
		const before = copy.texts();
		expect(await change({ do: "add", file, path: `${path}.0`, data })).toMatchObject({
			problems: [{ file, text: expect.any(String), name: expect.any(String) }],
		});
		expect(differing(copy.texts(), before)).toEqual([]);
	});

	it("does nothing in a list that others changed since it was looked at", async () => {
		const { file, path } = ofTexts;
		const { version } = await editor.state();
		copy.write(file, (text) => `${text}# van buiten\n`);
		const before = copy.texts();
		const operations: Operation[] = [{ do: "remove", file, path: `${path}.0` }];
		expect(await editor.apply({ operations, version })).toEqual({ stale: [file] });
		expect(differing(copy.texts(), before)).toEqual([]);
		const other: Operation[] = [{ do: "remove", file: ofGroups.file, path: `${ofGroups.path}.0` }];
		expect(await editor.apply({ operations: other, version })).toHaveProperty("kept");
	});

	it("does nothing in a file that others broke, or made meanwhile", async () => {
		const { file, path } = ofTexts;
		const valid = copy.textOf(file);
		copy.write(file, (text) => `${text}\n  "half`);
		expect(await change({ do: "remove", file, path: `${path}.0` })).toMatchObject({
			problems: [{ file, path: "" }],
		});
		expect(copy.textOf(file)).toBe(`${valid}\n  "half`);
		copy.write(file, () => valid);

		const [entry = ""] = Object.keys(start.texts).filter((name) => /\/vacatures\//.test(name));
		const { version } = await editor.state();
		const made = "content/vacatures/van-buiten.yaml";
		const theirs = copy.textOf(entry).replace(/^slug: .*/m, "slug: van-buiten");
		const data = { ...entryOf(entry), slug: "van-buiten", title: "Van buiten" };
		const operations: Operation[] = [{ do: "add", file: "content/vacatures/", path: "", data }];
		for (const text of [theirs, "van: iemand anders\n"]) {
			copy.make(made, text);
			const before = copy.texts();
			const answer = await editor.apply({ operations, version });
			expect(answer).not.toHaveProperty("kept");
			expect(differing(copy.texts(), before)).toEqual([]);
		}
	});
});
