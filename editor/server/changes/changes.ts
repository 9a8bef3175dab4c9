/** What changed in content/ since the last commit, and content/ without one of those changes. */
import { parse } from "yaml";
import { ContentError } from "../../../src/content/read-content.ts";
import { countedIn } from "../../contract/counted.ts";
import { dataOfSome, fieldsOf } from "../../contract/fields.ts";
import { keysOf } from "../../contract/key-order.ts";
import { listsOf } from "../../contract/lists.ts";
import { dataAt, under } from "../../data.ts";
import type { Change, Data, FieldId, Operation } from "../../protocol.ts";
import { type Edition, editionOf } from "../edition.ts";
import type { Texts } from "../files.ts";
import type { OtherFile } from "../git.ts";
import { parsed } from "../yaml/tree.ts";
import { type Delta, withoutDelta } from "./deltas.ts";
import { type Companion, type Found, foundBetween, type Held } from "./found.ts";
import type { Named } from "./named.ts";
import { sentenceOf } from "./sentence.ts";
import { withAsidesBack, withEndsOf, withoutDeltaIn } from "./texts.ts";
import { type Around, changeOf, idOf } from "./words.ts";

/** What content/ held at the last commit. */
export type Before = Named;

const known = new WeakMap<Texts, Before>();

/**
 * @param texts of the last commit. Where the contract of today refuses them, they have data and no names.
 * @param kept what the editor holds.
 */
export function beforeOf(texts: Texts, kept: Edition): Before {
	const before = known.get(texts) ?? namedOr(texts, kept);
	known.set(texts, before);
	return before;
}

function namedOr(texts: Texts, kept: Edition): Before {
	const edition = orRefusal(() => editionOf(texts, kept));
	if (!(edition instanceof ContentError))
		return { ...edition, ...listsOf(edition.data, edition.content) };
	const { content } = kept;
	return { texts, data: dataOf(texts), content, fields: [], lists: [], parts: [] };
}

/** Of a text that is no YAML there is none. */
function dataOf(texts: Texts): Map<string, unknown> {
	const data = new Map<string, unknown>();
	for (const [file, text] of Object.entries(texts))
		try {
			data.set(file, parse(text));
		} catch {}
	return data;
}

/** What is told of a change is in its own file, and in the list of its folder. */
function named({ texts, data, content }: Edition, found: readonly Found[]): Named {
	const files = found.map(({ file }) => file);
	const own = dataOfSome(data, files);
	return { texts, data, content, fields: fieldsOf(own, content), ...listsOf(own, content) };
}

/** @param around `others`: files that are no YAML. */
export function changesBetween(
	before: Before,
	now: Edition,
	around: Around & { others: readonly OtherFile[] },
): { list: Change[]; sentence: string } {
	const was = asWrittenIn(before, now);
	const found = foundBetween(was, now);
	const names = named(now, found);
	const changes = found.map((one) => changeOf(one, was, names, around));
	const list = [...changes, ...around.others.map(otherChange)];
	return { list, sentence: sentenceOf(list) };
}

function otherChange({ file, what }: OtherFile): Change {
	const words = { changed: "gewijzigd", added: "nieuw", removed: "weggehaald" }[what];
	const name = file.replace(/^content\//, "");
	return { id: `${file}#:other`, place: "Bestanden", name, what: "file", words };
}

export type Without =
	| { edition: Edition; name: string; about?: FieldId; moved: Operation[] }
	/** The change that has to be taken back before it. */
	| { needs: string };

/**
 * @returns undefined when there is no such change, or none that is undone here. Of two that need each
 *   other, both are taken back.
 * @throws {ContentError} when the contract refuses what is left, whichever other change goes too.
 */
export function withoutChange(id: string, before: Before, now: Edition): Without | undefined {
	const was = asWrittenIn(before, now);
	const all = foundBetween(was, now);
	const found = all.find((one) => idOf(one) === id);
	if (!found) return undefined;
	const names = named(now, all);
	const nameOf = (one: Found) => changeOf(one, was, names, NOWHERE).name;
	const { name, at: about } = changeOf(found, was, names, NOWHERE);
	const told = { name, ...(about && { about }), moved: movesOf(found) };
	const texts = without(found, was, now);
	const edition = orRefusal(() => editionOf(texts, now));
	if (!(edition instanceof ContentError)) return { edition, ...told };
	const needed = neededFor(found.file, texts, was, now);
	if (!needed) throw edition;
	const first = all.find((one) => idOf(one) === idOf(needed.found) || nameOf(one) === needed.name);
	const alone = first && orRefusal(() => editionOf(without(first, was, now), now));
	return alone && !(alone instanceof ContentError)
		? { needs: needed.name }
		: { edition: needed.edition, ...told, moved: [...told.moved, ...movesOf(needed.found)] };
}

/** What becomes of the places in lists when it is taken back. */
function movesOf(found: Found): Operation[] {
	const { file } = found;
	if (found.what === "file")
		return found.turn === "added" ? [{ do: "remove", file, path: "" }] : [];
	const own = "delta" in found ? [{ file, delta: found.delta }] : [];
	return [...own, ...found.also].flatMap(({ file, delta }): Operation[] => {
		if (delta.do === "value") return [];
		if (delta.do === "removed")
			return [{ do: "add", file, path: under(delta.path, delta.back), data: null }];
		const path = under(delta.path, delta.index);
		return [
			delta.do === "added"
				? { do: "remove", file, path }
				: { do: "move", file, path, to: delta.back },
		];
	});
}

/** For what is not told where it is read. */
export const NOWHERE: Around = { pages: [], pagesOf: () => [] };

/** The change without which the contract takes these texts, and the content without both. */
function neededFor(file: string, texts: Texts, was: Before, now: Edition) {
	const left: Edition = { ...now, texts, data: dataOf(texts) };
	// Most often it is in the same file.
	const others = foundBetween(was, left).sort(
		(one, other) => Number(other.file === file) - Number(one.file === file),
	);
	for (const found of others) {
		const edition = orRefusal(() => editionOf(without(found, was, left), now));
		if (edition instanceof ContentError) continue;
		return { found, edition, name: changeOf(found, was, named(left, [found]), NOWHERE).name };
	}
	return undefined;
}

function orRefusal<Result>(task: () => Result): Result | ContentError {
	try {
		return task();
	} catch (error) {
		if (error instanceof ContentError) return error;
		throw error;
	}
}

/** Files with the line ends that they have on this disk: git may hold others. */
const asWrittenIn = (before: Before, { texts }: Edition): Before => ({
	...before,
	texts: Object.fromEntries(
		Object.entries(before.texts).map(([file, text]) => [
			file,
			withEndsOf(text, texts[file] ?? text),
		]),
	),
});

/** The texts with a change taken back, and what goes with it. */
function without(found: Found, was: Held, now: Held): Texts {
	const { file } = found;
	let texts = { ...now.texts };
	const text = was.texts[file];
	if (found.what === "file") {
		if (text === undefined) delete texts[file];
		else texts[file] = text;
	} else if (found.what === "look") texts[file] = withAsidesBack(text ?? "", texts[file] ?? "");
	else texts = withoutOne(texts, { file, delta: found.delta }, was, now);
	return found.also.reduce((all, one) => withoutOne(all, one, was, now), texts);
}

function withoutOne(texts: Texts, { file, delta }: Companion, was: Held, now: Held): Texts {
	const own = texts[file] as string;
	const data = parsed(own).toJS() as Data;
	const expected = withoutDelta(data, delta);
	const order = (group: string) => keysOf(file, group, was.data.get(file), now.content);
	const both = { was: was.texts[file] ?? "", now: own };
	const text = withoutDeltaIn(both, delta, expected, order);
	if (text === undefined) throw new ContentError([{ file, field: delta.path, problem: BY_HAND }]);
	const after = { ...texts, [file]: text };
	return renumbered(file, delta, data, now).reduce(
		(all, number) => withoutOne(all, { file, delta: number }, was, now),
		after,
	);
}

const BY_HAND = "de redactie kan dit niet terugzetten. Zet het terug in het bestand zelf.";

/** What says which of a list it means, by its number, still means that one. */
function renumbered(file: string, delta: Delta, data: Data, { content }: Held): Delta[] {
	if (delta.do === "value") return [];
	const places = [...((dataAt(data, delta.path) as Data[] | undefined) ?? []).keys()];
	const after = withoutDelta(places, { ...delta, path: "" }) as Data[];
	return countedIn(file, data, content).flatMap(({ list, number }): Delta[] => {
		const now = dataAt(data, number);
		const place = after.indexOf(Number(now) - 1);
		if (list !== delta.path || place < 0 || place + 1 === now) return [];
		return [{ do: "value", path: number, from: number, was: place + 1, now }];
	});
}
