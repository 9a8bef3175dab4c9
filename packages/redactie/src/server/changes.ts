/**
 * What changed in content/ since the last commit, by its data: per field, list, part and file, and how each is
 * called; the content without one of those changes; and the next commit.
 */
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { fileName, placeName } from "../contract/fields.ts";
import { type Group, idOf, isGroup, under } from "../data.ts";
import type {
	Change,
	Changes,
	Commit,
	CommitRequest,
	Data,
	FieldId,
	Operation,
	Value,
} from "../protocol.ts";
import { ContentError, orRefusal, site } from "../site.ts";
import { words } from "../words.ts";
import { type Edition, editionOf } from "./edition.ts";
import { changedFiles, type Texts } from "./files/files.ts";
import type { Git } from "./files/git.ts";
import { withPutBack } from "./yaml.ts";

const known = new WeakMap<Texts, Edition>();

/**
 * @param texts of the last commit. Where the contract of today refuses them, they have data and no names.
 * @param kept what the editor holds.
 */
export function beforeOf(texts: Texts, kept: Edition): Edition {
	const edition = known.get(texts) ?? orRefusal(() => editionOf(texts, kept));
	const before = edition instanceof ContentError ? unnamed(texts, kept) : edition;
	known.set(texts, before);
	return before;
}

/** Of a text that is no YAML there are no data. */
function unnamed(texts: Texts, { content }: Edition): Edition {
	const data = new Map<string, unknown>();
	for (const [file, text] of Object.entries(texts))
		try {
			data.set(file, parse(text));
		} catch {}
	return { texts, data, content, fields: [], lists: [], parts: [] };
}

export function changesBetween(before: Edition, now: Edition): Change[] {
	const was = asWrittenIn(before, now);
	return differencesBetween(was, now).map((one) => changeOf(one, was, now));
}

/**
 * What the contract does not take without another change, goes back together with that one.
 *
 * @returns undefined when there is no such change, or none that is undone here.
 * @throws {ContentError} when the contract refuses what is left, whatever goes with it.
 */
export function withoutChange(id: string, before: Edition, now: Edition) {
	const was = asWrittenIn(before, now);
	const all = differencesBetween(was, now);
	const found = all.find((one) => idOf(one) === id);
	if (!found) return undefined;
	const leftBy = (taken: readonly Difference[]) =>
		orRefusal(() =>
			editionOf(
				taken.reduce((texts, one) => without(one, texts, was), now.texts),
				now,
			),
		);

	const taken = [found];
	for (;;) {
		const edition = leftBy(taken);
		if (!(edition instanceof ContentError)) {
			const { at: about } = changeOf(found, was, now);
			// What to look at for it, and what becomes of places in lists.
			return { edition, moved: taken.flatMap(movesOf), ...(about && { about }) };
		}
		const { found: problems } = edition;
		const solves = (one: Difference) => {
			const next = leftBy([...taken, one]);
			const left = next instanceof ContentError ? next.found : [];
			return problems.some((problem) => !left.some((other) => idOf(other) === idOf(problem)));
		};
		const more = all.find((one) => !taken.includes(one) && solves(one));
		if (!more) throw edition;
		taken.push(more);
	}
}

/** Files with the line ends that they have on this disk: git may hold others. */
const asWrittenIn = (before: Edition, { texts }: Edition): Edition => ({
	...before,
	texts: Object.fromEntries(
		Object.entries(before.texts).map(([file, text]) => [
			file,
			text.replaceAll(/\r?\n/g, texts[file]?.includes("\r\n") ? "\r\n" : "\n"),
		]),
	),
});

/** The texts with a difference taken back, and what goes with it. */
function without(one: Difference, texts: Texts, was: Edition): Texts {
	const { file, path, also } = one;
	const after = also.reduce((all, other) => without(other, all, was), texts);
	const { [file]: text, ...others } = after;
	const { [file]: earlier } = was.texts;
	if (path === "") return earlier === undefined ? others : { ...after, [file]: earlier };
	try {
		return { ...after, [file]: withPutBack(text ?? "", earlier ?? "", path) };
	} catch {
		throw new ContentError([{ file, path, text: words.byHand }]);
	}
}

/** What becomes of the places in lists when it is taken back. */
function movesOf({ file, path, was, now }: Difference): Operation[] {
	if (path === "")
		return was === undefined && now !== undefined ? [{ do: "remove", file, path }] : [];
	if (!Array.isArray(was) || !Array.isArray(now)) return [];
	const at = (index: number) => ({ file, path: `${path}.${index}` });
	const moves: Operation[] = [];
	const items = [...now];
	for (const [to, item] of was.entries()) {
		const from = items.findIndex((one, index) => index >= to && isDeepStrictEqual(one, item));
		if (from < 0) moves.push({ do: "add", ...at(to), data: null });
		else if (from > to) moves.push({ do: "move", ...at(from), to });
		items.splice(to, 0, ...(from < 0 ? [item] : items.splice(from, 1)));
	}
	// What is new has come to stand behind the rest by then.
	for (let index = items.length - 1; index >= was.length; index--)
		moves.push({ do: "remove", ...at(index) });
	return moves;
}

export type Commits = ReturnType<typeof createCommits>;

/** @param began what the content was when the editor started: without git, changes are told since then. */
export function createCommits(git: Git | undefined, began: Edition) {
	let last: Commit | undefined;
	const look = async () => (await git?.look()) ?? { committed: began.texts, otherFiles: [] };
	async function listOf(now: Edition): Promise<Change[]> {
		const { committed, otherFiles } = await look();
		return [
			...changesBetween(beforeOf(committed, now), now),
			...otherFiles.map(({ file, what }) => ({
				id: `${file}#:other` as const,
				name: file.replace(/^content\//, ""),
				what,
			})),
		];
	}
	return {
		async changes(now: Edition): Promise<Changes> {
			const list = await listOf(now);
			return {
				since: git ? "commit" : "start",
				list,
				// Who commits is asked where there is something to commit.
				isNamed: (list.length > 0 && (await git?.isNamed())) || false,
				...(last && { last }),
			};
		},
		without: async (id: string, now: Edition) =>
			withoutChange(id, beforeOf((await look()).committed, now), now),
		/** @returns a promise of the answer, once git has read what it commits. */
		async commit(request: CommitRequest, now: Edition) {
			if (!git) throw new Error("This project has no git.");
			const { length: changes } = await listOf(now);
			const { read, answer } = git.commit(request);
			await Promise.race([read, answer]);
			return {
				answer: answer.then((said) => {
					if (!("committed" in said)) return said;
					last = { ...said.committed, changes };
					return { committed: last };
				}),
			};
		},
	};
}

interface Difference {
	/** Of the order of entries: their folder. */
	file: string;
	/** Empty: the whole file. */
	path: string;
	/** Undefined: it was not there, or is not. */
	was: Data | undefined;
	now: Data | undefined;
	/** Goes back together with it: the numbers of entries that came to stand in another order. */
	also: Difference[];
}

function differencesBetween(before: Edition, now: Edition): Difference[] {
	const files = changedFiles(before.texts, now.texts).sort();
	const found = files.flatMap((file) => inFile(file, before, now));
	const orders = site.folders.flatMap(({ file: folder, order }): Difference[] => {
		const also = found.filter(({ file, path }) => file.startsWith(folder) && path === order);
		return also.length > 0 ? [{ ...whole(folder), also }] : [];
	});
	const ordered = new Set(orders.flatMap(({ also }) => also));
	return [...found.filter((one) => !ordered.has(one)), ...orders];
}

const whole = (file: string, was?: Data, now?: Data): Difference => ({
	...{ file, path: "", was, now, also: [] },
});

function inFile(file: string, before: Edition, now: Edition): Difference[] {
	const [was, is] = [before, now].map(({ data }) => data.get(file) as Data | undefined);
	if (!(file in before.texts && file in now.texts)) return [whole(file, was, is)];
	const found = between(file, was, is);
	// How it is written differs, or what its comments say.
	return found.length === 0 ? [whole(file, was, is)] : found;
}

/** Of what stands at a path. */
export function between(
	file: string,
	was: Data | undefined,
	now: Data | undefined,
	path = "",
): Difference[] {
	if (isDeepStrictEqual(was, now)) return [];
	const below = (key: string | number) =>
		between(file, (was as Group)[key], (now as Group)[key], under(path, key));
	const here: Difference = { file, path, was, now, also: [] };
	if (Array.isArray(was) && Array.isArray(now))
		return areInPlace(was, now) ? [...now.keys()].flatMap(below) : [here];
	if (!isGroup(was) || !isGroup(now) || was.kind !== now.kind) return [here];
	return [...new Set([...Object.keys(now), ...Object.keys(was)])].flatMap(below);
}

/** None came, went or moved: at most they say something else. */
const areInPlace = (was: Data[], now: Data[]) =>
	was.length === now.length &&
	now.every((item, index) => {
		const isThere = was.some((other) => isDeepStrictEqual(item, other));
		return !isThere || isDeepStrictEqual(item, was[index]);
	});

function changeOf(one: Difference, before: Edition, now: Edition): Change {
	const id = idOf(one);
	return { id, at: id, ...(one.path === "" ? ofFile : ofPlace)(one, before, now) };
}

type Said = Omit<Change, "id">;

const listOf = (id: FieldId, { lists }: Edition) => lists.find((list) => list.id === id);

/** A file, or the order of those of a folder. */
function ofFile({ file }: Difference, before: Edition, now: Edition): Said {
	const at: FieldId = `${file}#`;
	const [was, is] = [before, now].map((edition) => titlesIn(listOf(at, edition)));
	if (file.endsWith("/"))
		return { name: listOf(at, now)?.name ?? file, what: "order", was, now: is };
	if (file in before.texts && file in now.texts)
		return { name: fileName(file, now.content), what: "form" };
	const what = file in now.texts ? "added" : "removed";
	const edition = what === "added" ? now : before;
	const list = edition.lists.find(({ items }) => items.some(({ id }) => id === at));
	const title = list?.items.find(({ id }) => id === at)?.title;
	if (!list || !title) return { name: fileName(file, edition.content), what };
	return { name: title, what, entry: list.item, ...(what === "removed" && { at: list.id }) };
}

function ofPlace(one: Difference, before: Edition, now: Edition): Said {
	const { file, path, was, now: is } = one;
	const at: FieldId = `${file}#${path}`;
	const known = [now, before].flatMap(({ fields, lists, parts }) => [
		...fields,
		...lists,
		...parts,
	]);
	const name =
		known.find(({ id }) => id === at)?.name ??
		placeName(now.fields, file, path) ??
		placeName(before.fields, file, path) ??
		fileName(file, now.content);
	if (isTree(was) && is === undefined) return { name, what: "removed" };
	if (isTree(is) && was === undefined) return { name, what: "added" };
	return {
		name,
		what: "value",
		was: titlesIn(listOf(at, before)) ?? firstOf(was, at, before),
		now: titlesIn(listOf(at, now)) ?? firstOf(is, at, now),
	};
}

const isTree = (data: Data | undefined) => typeof data === "object" && data !== null;

/** Characters of a title; a paragraph is known by how it begins. */
const MOST = 60;
export function shortened(text: string): string {
	if (text.length <= MOST) return text;
	const end = text.lastIndexOf(" ", MOST - 1);
	return `${text.slice(0, end > 0 ? end : MOST - 1)}…`;
}
const titlesIn = (list: { items: { title: string }[] } | undefined) =>
	list?.items.map(({ title }) => shortened(title)).join(" · ") ?? null;

/** Of a group or a list what it is, or begins with. */
function firstOf(data: Data | undefined, id: FieldId, edition: Edition): Value {
	if (data === undefined || data === null) return null;
	if (typeof data !== "object") return data;
	const kind = edition.fields.find((field) => field.id === `${id}.kind`);
	const label = kind?.choices?.find(({ value }) => value === kind.value)?.label;
	if (label) return label;
	const [first] = isGroup(data) ? Object.values(data) : data;
	return first === undefined ? null : firstOf(first, id, edition);
}
