/** What changed in content/ since the last commit, the content without one of those changes, and the next commit. */
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { idOf } from "../../data.ts";
import type { Change, Changes, Commit, CommitRequest, Operation } from "../../protocol.ts";
import { ContentError, orRefusal } from "../../site.ts";
import { words } from "../../words.ts";
import { type Edition, editionOf } from "../edition.ts";
import type { Texts } from "../files/files.ts";
import type { Git } from "../files/git.ts";
import { withPutBack } from "../yaml.ts";
import { changeOf, type Difference, differencesBetween } from "./differences.ts";

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
