import { dataAt } from "redactie/data.ts";
import type { Data, Value } from "redactie/protocol.ts";
import { beforeOf, changesBetween, shortened, withoutChange } from "redactie/server/changes.ts";
import { type Edition, editionOf } from "redactie/server/edition.ts";
import type { Texts } from "redactie/server/files/files.ts";
import { withOperation } from "redactie/server/yaml.ts";
import { ContentError } from "redactie/site.ts";
import { describe, expect, test } from "vitest";
import { ABOUT, HOME, KITCHEN, PANCAKES, RECIPES, SOUP } from "./fixture.ts";
import { kitchenTexts } from "./kitchen.ts";

const texts = kitchenTexts();
const start = editionOf(texts);
const before = beforeOf(texts, start);
const { lists } = start;

/** To name all that is in an edition takes long: of the same texts there is one. */
const editions = new WeakMap<Texts, Edition>();
function editionWith(now: Texts): Edition {
	const edition = editions.get(now) ?? editionOf(now, start);
	editions.set(now, edition);
	return edition;
}
const changed = (now: Texts) => changesBetween(before, editionWith(now));
/** The content with another text of one file. */
const edited = (file: string, change: (text: string) => string): Texts => ({
	...texts,
	[file]: change(texts[file] as string),
});
const at = (path: string) => ({ file: "", path });
const withEdit = (text: string, path: string, value: Value) =>
	withOperation(text, { do: "set", ...at(path), value });
const withAdded = (text: string, path: string, data: Data) =>
	withOperation(text, { do: "add", ...at(path), data });
const withMoved = (text: string, path: string, to: number) =>
	withOperation(text, { do: "move", ...at(path), to });
const withRemoved = (text: string, path: string) =>
	withOperation(text, { do: "remove", ...at(path) });
/** What is left without one change: the first, unless said otherwise. */
const undone = (now: Texts, id = changed(now)[0]?.id ?? "") =>
	found(withoutChange(id, before, editionWith(now))).edition.texts;

const found = <Found>(one: Found | undefined): Found => {
	if (one === undefined) throw new Error("The content has none to try this with.");
	return one;
};
const free = found(lists.find(({ id }) => id === `${ABOUT}#hours`));

test.each<[string, what: Texts, told: object]>([
	[
		"a value: by the name of its field, with what it was and is",
		edited(SOUP, (text) => withEdit(text, "title", "Anders")),
		{ what: "value", name: "Title", was: "Carrot soup", now: "Anders", at: `${SOUP}#title` },
	],
	[
		"an example that became real",
		edited(KITCHEN, (text) => withRemoved(text, "unsure.0")),
		{ what: "value", name: "Not final", was: "Address", now: "" },
	],
	[
		"what was to be checked and is",
		edited(ABOUT, (text) => withRemoved(text, "promise.check")),
		{ what: "value", name: "Promise: to be checked", was: true, now: null },
	],
	[
		"a part that went",
		edited(ABOUT, (text) => withRemoved(text, "promise")),
		{ what: "removed", name: "Promise" },
	],
	[
		"comments and line breaks alone",
		edited(HOME, (text) => `# Een opmerking\n${text}`),
		{ what: "form" },
	],
])("one change is told, and goes back as one: %s", (_, now, told) => {
	expect(changed(now)).toMatchObject([told]);
	expect(undone(now)).toEqual(texts);
});

describe("a list", () => {
	const { file, path, name, items } = free;
	const change = (write: (text: string) => string) => {
		const now = edited(file, write);
		expect(undone(now)).toEqual(texts);
		return changed(now);
	};
	const titles = items.map(({ title }) => shortened(title));
	const [first = "", second = ""] = titles;

	test.each<[string, (text: string) => string, string[]]>([
		["more", (text) => withAdded(text, `${path}.1`, "Nieuw"), titles.toSpliced(1, 0, "Nieuw")],
		["less", (text) => withRemoved(text, `${path}.0`), titles.slice(1)],
		[
			"in another order",
			(text) => withMoved(text, `${path}.0`, 1),
			titles.with(0, second).with(1, first),
		],
		[
			"in another order, and other words",
			(text) => withMoved(withEdit(text, `${path}.0`, "Anders"), `${path}.0`, 1),
			titles.with(0, second).with(1, "Anders"),
		],
	])("with %s is one change, told by what is in it", (_, write, now) => {
		const said = { was: titles.join(" · "), now: now.join(" · ") };
		expect(change(write)).toMatchObject([{ what: "value", name, at: free.id, ...said }]);
	});

	test("in which a text says something else is a change of that text", () => {
		const list = change((text) => withEdit(text, `${path}.0`, `${first} nu`));
		expect(list).toMatchObject([
			{ what: "value", was: first, now: `${first} nu`, at: `${free.id}.0` },
		]);
	});

	test("that moved and changed goes back as a whole, and what was typed goes along", () => {
		const write = (text: string) =>
			withAdded(withMoved(text, `${path}.0`, 1), `${path}.1`, "Nieuw");
		const now = edited(file, write);
		const without = withoutChange(free.id, before, editionWith(now));
		const place = (index: number) => ({ file, path: `${path}.${index}` });
		expect(without).toMatchObject({
			moved: [
				{ do: "move", ...place(2), to: 0 },
				{ do: "remove", ...place(2) },
			],
		});
	});
});

describe("an entry", () => {
	const folder = found(lists.find(({ id }) => id === `${RECIPES}#`));
	const titles = folder.items.map(({ title }) => shortened(title));
	const [first, second, third] = folder.items.map(({ id }) => id.replace("#", ""));
	const orderIn = (file = "") => Number(dataAt(start.data.get(file) as Data, "order"));
	const withOrder = (all: Texts, file = "", order = 0): Texts => ({
		...all,
		[file]: withEdit(all[file] ?? "", "order", order),
	});

	test("that moved is one change, with the numbers that had to follow", () => {
		const moved = withOrder(texts, first, orderIn(second) + 1);
		const now = withOrder(moved, third, orderIn(third) + 5);
		const [one = "", two = "", ...rest] = titles;
		const said = { was: titles.join(" · "), now: [two, one, ...rest].join(" · ") };
		expect(changed(now)).toMatchObject([{ what: "order", name: folder.name, ...said }]);
		expect(undone(now)).toEqual(texts);
	});

	test("that is new, is one change, and its file goes away with it", () => {
		const file = folder.file.concat("nieuw.yaml");
		const titled = withEdit(withEdit(texts[SOUP] ?? "", "title", "Nieuw"), "slug", "nieuw");
		const now = withOrder({ ...texts, [file]: titled }, file, 9999);
		const { item: entry } = folder;
		expect(changed(now)).toMatchObject([{ what: "added", name: "Nieuw", entry, at: `${file}#` }]);
		expect(undone(now)).toEqual(texts);
	});
});

test("a part that came is one change, by its name", () => {
	const without = beforeOf(
		edited(ABOUT, (text) => withRemoved(text, "promise")),
		start,
	);
	expect(changesBetween(without, start)).toMatchObject([{ what: "added", name: "Promise" }]);
});

test("line ends of another system are no change", () => {
	const windows = Object.fromEntries(
		Object.entries(texts).map(([file, text]) => [file, text.replaceAll("\n", "\r\n")]),
	);
	expect(changed(windows)).toEqual([]);
	const { file, path } = free;
	const now = { ...windows, [file]: withRemoved(windows[file] ?? "", `${path}.0`) };
	expect(changed(now)).toHaveLength(1);
	expect(undone(now)).toEqual(windows);
});

test("a change that another one needs goes back together with that", () => {
	const jam = (texts[SOUP] ?? "").replaceAll("soup", "jam");
	const now = { ...edited(HOME, (text) => withEdit(text, "picks.0.recipe", "jam")) };
	now[`${RECIPES}jam.yaml`] = jam;
	const added = found(changed(now).find(({ what }) => what === "added"));
	expect(undone(now, added.id)).toEqual(texts);
});

test("two changes that need each other go back together", () => {
	// A recipe with a page of its own links to it, and one without does not.
	const now = edited(PANCAKES, (text) => withEdit(withRemoved(text, "method"), "link", "#"));
	const list = changed(now);
	expect(list).toHaveLength(2);
	for (const { id } of list) expect(undone(now, id)).toEqual(texts);
});

test("what the contract of today refuses has no names, and is compared all the same", () => {
	const file = SOUP;
	const old = beforeOf({ ...texts, [file]: withRemoved(texts[file] ?? "", "title") }, start);
	const list = changesBetween(old, start);
	expect(list).toMatchObject([{ what: "value", was: null, at: `${file}#title` }]);
	expect(() => withoutChange(list[0]?.id ?? "", old, start)).toThrow(ContentError);
});
