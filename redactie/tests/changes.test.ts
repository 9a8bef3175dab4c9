import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedIn } from "../../packages/redactie/src/contract/counted.ts";
import { listsOf } from "../../packages/redactie/src/contract/lists.ts";
import { dataAt } from "../../packages/redactie/src/data.ts";
import type { ContentList, Data, Value } from "../../packages/redactie/src/protocol.ts";
import {
	beforeOf,
	changesBetween,
	withoutChange,
} from "../../packages/redactie/src/server/changes/changes.ts";
import { shortened } from "../../packages/redactie/src/server/changes/named.ts";
import { type Edition, editionOf } from "../../packages/redactie/src/server/edition.ts";
import type { Texts } from "../../packages/redactie/src/server/files/files.ts";
import { withOperations } from "../../packages/redactie/src/server/operations.ts";
import { removalOf } from "../../packages/redactie/src/server/removal.ts";
import { withOperation } from "../../packages/redactie/src/server/yaml.ts";
import { ContentError } from "../../packages/redactie/src/site.ts";
import { site } from "../../redactie.config.ts";
import { contentFiles } from "../../src/content/content-files.ts";
import { contentIn } from "./content-in.ts";

const texts = contentFiles(".");
const start = editionOf(texts);
const before = beforeOf(texts, start);
const { lists } = listsOf(start.data, start.content);
const NOWHERE = { pages: [], pagesOf: () => [], others: [] };

/** To name all that is in an edition takes long: of the same texts there is one. */
const editions = new WeakMap<Texts, Edition>();
function editionWith(now: Texts): Edition {
	const edition = editions.get(now) ?? editionOf(now, start);
	editions.set(now, edition);
	return edition;
}
const changed = (now: Texts) => changesBetween(before, editionWith(now), NOWHERE);
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
/** Undoes one, and says what is left. */
function undone(now: Texts, id: string) {
	const without = withoutChange(id, before, editionWith(now));
	if (!without || !("edition" in without)) throw new Error(JSON.stringify(without));
	return without.edition.texts;
}

const found = <Found>(one: Found | undefined): Found => {
	if (one === undefined) throw new Error("The content has none to try this with.");
	return one;
};
/** A list of texts or groups that may lose one, gain one and be put in another order. */
const listWhere = (test: (list: ContentList) => boolean) =>
	found(lists.find((list) => list.path !== "" && !list.fixed && test(list)));
const textsIn = (list: ContentList) =>
	(dataAt(start.data.get(list.file) as Data, list.path) as Data[]).filter(
		(item) => typeof item === "string",
	);
const free = listWhere(
	(list) =>
		list.items.length >= 3 &&
		textsIn(list).length === list.items.length &&
		list.items.length > (list.min ?? 0) &&
		list.items.length < (list.max ?? 99) &&
		!/[{}#]/.test(textsIn(list).join("")) &&
		start.fields.some(({ id, kind }) => id === `${list.id}.0` && kind === "text"),
);

test("nothing changed is nothing to tell", () => {
	expect(changed({ ...texts })).toEqual({ list: [], sentence: "" });
});

test("a value: by the name of its field, with what it was and is", () => {
	const { id, file, path, name, value } = found(
		start.fields.find(({ file, path }) => file.includes("/cases/") && path === "title"),
	);
	const now = edited(file, (text) => withEdit(text, path, "Anders"));
	const { list, sentence } = changed(now);
	expect(list).toEqual([
		expect.objectContaining({ what: "value", name, was: value, now: "Anders", at: id }),
	]);
	expect(sentence.toLowerCase()).toContain(name.toLowerCase());
	expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
});

test("an example that became real is one change, and goes back as one", () => {
	const file = "content/identity.yaml";
	const [name] = found(contentIn(start).identity.placeholders) as string[];
	const index = 0;
	const now = edited(file, (text) =>
		withRemoved(withEdit(text, name ?? "", "Echt & Zo"), `placeholders.${index}`),
	);
	const { list } = changed(now);
	expect(list).toMatchObject([{ what: "value", words: "eerst een voorbeeld, nu echt" }]);
	expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
});

test("what was to be confirmed and is, is a change of what it is about", () => {
	const mark = found(start.fields.find(({ path }) => path.endsWith(".confirm")));
	const now = edited(mark.file, (text) => withRemoved(text, mark.path));
	const { list } = changed(now);
	expect(list).toMatchObject([{ what: "value", was: "nog te bevestigen", now: "bevestigd" }]);
	expect(list[0]?.name).not.toBe(mark.name);
	expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
});

describe("a list", () => {
	const { file, path, name, items } = free;
	const change = (write: (text: string) => string) => {
		const now = edited(file, write);
		const { list } = changed(now);
		if (list.length === 1) expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
		return list;
	};
	const titles = items.map(({ title }) => shortened(title, 60));
	const [first = "", second = ""] = titles;
	const own = String(textsIn(free)[0]);

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
		const said = {
			what: "value",
			name,
			was: titles.join(" · "),
			now: now.join(" · "),
			at: free.id,
		};
		expect(change(write)).toMatchObject([said]);
	});

	test("in which a text says something else is a change of that text", () => {
		const list = change((text) => withEdit(text, `${path}.0`, `${own} nu`));
		expect(list).toMatchObject([{ what: "value", was: own, now: `${own} nu`, at: `${free.id}.0` }]);
	});

	test("that moved and changed goes back as a whole, and what was typed goes along", () => {
		const write = (text: string) =>
			withAdded(withMoved(text, `${path}.0`, 2), `${path}.1`, "Nieuw");
		const now = edited(file, write);
		const without = withoutChange(free.id, before, editionWith(now));
		const place = (index: number) => ({ file, path: `${path}.${index}` });
		expect(without).toMatchObject({
			moved: [
				{ do: "remove", ...place(1) },
				{ do: "move", ...place(2), to: 0 },
			],
		});
	});
});

describe("an entry", () => {
	const folder = found(
		lists.find(({ path, closed, items }) => path === "" && !closed && items.length >= 3),
	);
	const titles = folder.items.map(({ title }) => shortened(title, 60));
	const [first, second, third] = folder.items.map(({ id }) => id.replace("#", ""));
	const orderIn = (file = "") => Number(dataAt(start.data.get(file) as Data, "order"));
	const withOrder = (all: Texts, file = "", order = 0): Texts => ({
		...all,
		[file]: withEdit(all[file] ?? "", "order", order),
	});

	test("that moved is one change, with the numbers that had to follow", () => {
		const moved = withOrder(texts, first, orderIn(second) + 1);
		const now = withOrder(moved, third, orderIn(third) + 5);
		const { list } = changed(now);
		expect(list).toMatchObject([
			{
				what: "value",
				name: `${folder.name}: volgorde`,
				was: titles.join(" · "),
				now: titles
					.with(0, titles[1] ?? "")
					.with(1, titles[0] ?? "")
					.join(" · "),
			},
		]);
		expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
	});

	test("that is new, is one change, and its file goes away with it", () => {
		const file = folder.file.concat("nieuw.yaml");
		// One without a page of its own, which would have its address in more places.
		const plain = found(folder.items.find(({ page }) => page === undefined)).id.replace("#", "");
		const titled = withEdit(withEdit(texts[plain] ?? "", "title", "Nieuw"), "slug", "nieuw");
		const now = withOrder({ ...texts, [file]: titled }, file, 9999);
		const { list } = changed(now);
		const place = folder.items.length + 1;
		expect(list).toMatchObject([{ what: "added", name: "Nieuw", at: `${file}#` }]);
		expect(list[0]?.words).toMatch(new RegExp(`^nieuwe? ${folder.item}, ${place}e in de lijst$`));
		expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
	});
});

test("a number that says which of a list it means, goes with the list", () => {
	const { file, list, number } = found(
		Object.keys(texts).flatMap((file) =>
			countedIn(file, start.data.get(file), start.content)
				.filter(({ number }) => Number(dataAt(start.data.get(file) as Data, number)) === 1)
				.map((counted) => ({ file, ...counted })),
		)[0],
	);
	const operation = { do: "move", file, path: `${list}.0`, to: 1 } as const;
	const now = withOperations(start, [operation]);
	expect(dataAt(now.data.get(file) as Data, number)).toBe(2);
	const { list: changes } = changed(now.texts);
	expect(changes).toMatchObject([{ what: "value", at: `${file}#${list}` }]);
	expect(undone(now.texts, changes[0]?.id ?? "")).toEqual(texts);
});

test("a part that came or went is one change, by its name", () => {
	const { parts } = listsOf(start.data, start.content);
	const part = found(
		parts.find(({ file, path, isThere }) => {
			if (!isThere || !path || /\.\d+(\.|$)/.test(path)) return false;
			try {
				return editionOf(edited(file, (text) => withRemoved(text, path))) !== undefined;
			} catch {
				return false;
			}
		}),
	);
	const now = edited(part.file, (text) => withRemoved(text, part.path));
	const { list } = changed(now);
	expect(list).toMatchObject([{ what: "removed", name: part.name, words: "weggehaald" }]);
	expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
	const other = beforeOf(now, start);
	expect(changesBetween(other, start, NOWHERE).list).toMatchObject([
		{ what: "added", name: part.name, words: "nieuw" },
	]);
});

test("where it is best seen: its own page, the one that lists it, the one that shows it, or all", () => {
	const own = found(start.fields.find(({ file }) => file.includes("/paginas/")));
	const shared = found(start.fields.find(({ file }) => file.includes("identity")));
	const pages = ["Een", "Twee", "Drie"].map((name) => ({ path: `/${name}`, name, file: name }));
	const { file } = own;
	const around = (on: string[]) => ({
		pages: [...pages, { path: "/eigen", name: "Eigen", file }],
		pagesOf: () => on.map((path, n) => ({ path: `/${path}`, times: n + 1 })),
		others: [],
	});
	const placeAfter = (field: typeof own, on: string[]) => {
		const now = edited(field.file, (text) => withEdit(text, field.path, `${field.value}a`));
		const { list } = changesBetween(before, editionOf(now, start), around(on));
		return list.find(({ at }) => at === field.id)?.place;
	};
	expect(placeAfter(own, ["Twee"])).toBe("Eigen");
	expect(placeAfter(shared, ["Een", "Twee"])).toBe("Twee");
	expect(placeAfter(shared, ["Een", "Twee", "Drie"])).toBe("Alle pagina's");
	expect(placeAfter(shared, [])).toBe(site.file(shared.file, contentIn(start))?.name);
});

test("comments and line breaks alone are said to be that", () => {
	const [file = ""] = Object.keys(texts);
	const now = edited(file, (text) => `# Een opmerking\n${text}`);
	const { list } = changed(now);
	expect(list).toMatchObject([{ what: "file", words: "alleen opmaak en toelichting" }]);
	expect(undone(now, list[0]?.id ?? "")).toEqual(texts);
});

test("line ends of another system are no change", () => {
	const windows = Object.fromEntries(
		Object.entries(texts).map(([file, text]) => [file, text.replaceAll("\n", "\r\n")]),
	);
	expect(changed(windows).list).toEqual([]);
	const { file, path } = free;
	const now = { ...windows, [file]: withRemoved(windows[file] ?? "", `${path}.0`) };
	const { list } = changed(now);
	expect(list).toHaveLength(1);
	expect(undone(now, list[0]?.id ?? "")).toEqual(windows);
});

test("a change that another one needs says which goes first", () => {
	const claims = "content/claims.yaml";
	const claim = found(Object.entries(contentIn(start).claims)[0]);
	const [reading] = Object.keys(claim[1].readings);
	const text = found(start.fields.find(({ path }) => path === "hero.title"));
	const own = dataAt(start.data.get(claims), claim[0]) as Data;
	const now = {
		...edited(claims, (text) => withAdded(text, "nieuw", own)),
		[text.file]: withEdit(
			texts[text.file] ?? "",
			text.path,
			`{{claims.nieuw.${reading}}} ervaring`,
		),
	};
	const added = found(changed(now).list.find(({ what }) => what === "added"));
	const needs = withoutChange(added.id, before, editionWith(now));
	expect(needs).toEqual({ needs: text.name });
});

test("two changes that need each other go back together", () => {
	// A case with a page of its own links to it, and one without does not.
	const story = found(
		listsOf(start.data, start.content).parts.find(({ file, path, isThere }) => {
			return file.includes("/cases/") && path === "story" && isThere;
		}),
	);
	const plain = found(
		start.fields.find(({ path, value }) => path === "link" && !String(value).startsWith("/")),
	);
	const now = edited(story.file, (text) =>
		withEdit(withRemoved(text, "story"), "link", plain.value),
	);
	const { list } = changed(now);
	expect(list).toHaveLength(2);
	for (const { id } of list) expect(undone(now, id)).toEqual(texts);
});

test("what the contract of today refuses has no names, and is compared all the same", () => {
	const [file = ""] = Object.keys(texts).filter((name) => name.includes("/vacatures/"));
	const old = beforeOf({ ...texts, [file]: withRemoved(texts[file] ?? "", "title") }, start);
	const { list } = changesBetween(old, start, NOWHERE);
	expect(list).toMatchObject([{ what: "value", was: null, at: `${file}#title` }]);
	expect(() => withoutChange(list[0]?.id ?? "", old, start)).toThrow(ContentError);
});

test("other files are named, and not undone here", () => {
	const others = [{ file: "content/README.md", what: "changed" as const }];
	const { list } = changesBetween(before, start, { ...NOWHERE, others });
	expect(list).toMatchObject([{ what: "file", name: "README.md", words: "gewijzigd" }]);
	expect(withoutChange(list[0]?.id ?? "", before, start)).toBeUndefined();
});

describe("changes at random, undone one by one in any order", () => {
	type Pick = <One>(all: readonly One[]) => One;
	/** A small change of some sort, if the contract takes it. */
	function play(edition: Edition, pick: Pick, n: number): Edition {
		const list = pick(lists.filter(({ path, items }) => path !== "" && items.length > 1));
		const field = pick(start.fields.filter(({ kind, exact }) => kind === "text" && !exact));
		const text = (file: string) => edition.texts[file] ?? "";
		const at = () => `${list.path}.${pick([...list.items.keys()])}`;
		const item = () => dataAt(edition.data.get(list.file) as Data, at()) ?? "";
		try {
			const [file, now] = pick([
				() => [list.file, withRemoved(text(list.file), at())],
				() => [list.file, withMoved(text(list.file), at(), 0)],
				() => [list.file, withAdded(text(list.file), at(), item())],
				() => [field.file, withEdit(text(field.file), field.path, `Anders ${n}`)],
				() => [field.file, text(field.file).replace(/^(?=[a-z]+:)/m, `# Opmerking ${n}\n`)],
			])() as [string, string];
			return editionOf({ ...edition.texts, [file]: now }, edition);
		} catch {
			// The contract refuses it, or YAML has no place for it.
			return edition;
		}
	}

	/** Each number one of what there is then. */
	const choices = fc.noBias(fc.array(fc.nat(), { minLength: 100, maxLength: 100 }));

	test("ends at the same bytes", () => {
		const isBack = (choices: number[]) => {
			const left = [...choices];
			const pick: Pick = (all) => all[(left.shift() ?? 0) % all.length] as (typeof all)[0];
			let edition = Array.from({ length: 10 }, (_, n) => n).reduce(
				(edition, n) => play(edition, pick, n),
				start,
			);
			const first = changesBetween(before, edition, NOWHERE).list.length;
			expect(first).toBeGreaterThan(0);
			for (let n = 0; n < 3 * first; n++) {
				const { list } = changesBetween(before, edition, NOWHERE);
				if (list.length === 0) break;
				const without = withoutChange(pick(list).id, before, edition);
				if (without && "edition" in without) edition = without.edition;
			}
			expect(edition.texts).toEqual(texts);
		};
		fc.assert(fc.property(choices, isBack), { seed: 1, numRuns: 5 });
	});
});

/** The entry that is named in most places: each other is named in places of the same kinds. */
const mostNamed = (folder: string) => {
	const timesNamed = (file: string) =>
		Object.values(texts).join().split(file.slice(folder.length, -".yaml".length)).length;
	const files = Object.keys(texts).filter((file) => file.startsWith(folder));
	return found(files.sort((a, b) => timesNamed(b) - timesNamed(a))[0]);
};

test.each(["content/diensten/", "content/expertise/"].map(mostNamed))(
	"puts back %s that was removed with what cannot be without it, and then the rest",
	(file) => {
		const { edition } = removalOf(start, [{ do: "remove", file, path: "" }]);
		let { texts: now } = found(edition);
		const removed = found(changed(now).list.find(({ what }) => what === "removed"));
		now = undone(now, removed.id);
		expect(now[file]).toBe(texts[file]);
		for (const { id } of changed(now).list) now = undone(now, id);
		expect(now).toEqual(texts);
	},
);
