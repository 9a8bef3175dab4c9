/**
 * Changes of what there is: items, parts and entries that come, go and move, what an entry says of itself that
 * nobody need fill in, and what still refers to what goes. Plain functions of an edition: nothing is written.
 */
import { parse } from "yaml";
import { fileName, filledIn, placeName, tokensIn } from "../contract/fields.ts";
import type { Node } from "../contract/nodes.ts";
import { type Found, keysOf, nodeAt } from "../contract/walk.ts";
import {
	dataAt,
	idOf,
	inOrder,
	isGroup,
	parentOf,
	partsOf,
	placeAfter,
	takenBack,
	withAt,
} from "../data.ts";
import type { Choice, Data, FieldId, Operation, Reference, Value } from "../protocol.ts";
import {
	type Content,
	ContentError,
	type Entry,
	type Folder,
	orRefusal,
	type Refusal,
	site,
} from "../site.ts";
import { plain, words } from "../words.ts";
import { fill } from "./drafts/draft-data.ts";
import { type Edition, editionOf } from "./edition.ts";
import type { Texts } from "./files/files.ts";
import { newFile, withOperation } from "./yaml.ts";

/**
 * @param operations each names places as the ones before it leave them.
 * @throws {ContentError} when the contract refuses what the files would hold.
 */
export const withOperations = (edition: Edition, operations: readonly Operation[]): Edition =>
	editionOf(textsWith(edition, operations), edition);

/** The same, whatever the contract thinks of it. A file that goes is no longer among them. */
export function textsWith(edition: Edition, operations: readonly Operation[]): Texts {
	let texts: Texts = edition.texts;
	for (const operation of operations.flatMap((one) => inFiles(one, edition)))
		texts = withOne(texts, operation, edition);
	// What follows from the rest of an entry goes on to do so: the link to its page, as its address changes.
	for (const [file, was] of edition.data)
		if (texts[file] !== undefined && texts[file] !== edition.texts[file])
			for (const operation of following(file, was as Entry, parse(texts[file])))
				texts = withOne(texts, operation, edition);
	return texts;
}

/** The files that operations write, as far as they are there already. */
export const filesOf = (operations: readonly Operation[], edition: Edition): string[] => [
	...new Set(operations.flatMap((one) => inFiles(one, edition)).map(({ file }) => file)),
];

/** An entry has its place in its folder by a number in its own file. */
function inFiles(operation: Operation, edition: Edition): Operation[] {
	const { file, path } = operation;
	if (operation.do === "move" && path === "") return moveEntry(edition, file, operation.to);
	if (operation.do === "add" || operation.do === "replace") {
		return [{ ...operation, ...completed(edition, file, path, operation.data) }];
	}
	return [operation];
}

/** What the contract says of a place, which may be about to be there. */
export function foundAt({ data, content }: Edition, file: string, path: string): Found {
	const place = isFolder(file) ? `${file}new.yaml` : file;
	const found = nodeAt(place, path, data.get(file), content);
	if (!found) throw new Error(`The contract knows no ${path} in ${file}.`);
	return found;
}

/** It is about to be there, even when it holds nothing yet. */
export const asked = (node: Node): Node => ({ ...node, optional: false });

/** What is written of what was filled in: without what is empty, with what follows from the rest. */
export function completed(edition: Edition, file: string, path: string, data: Data) {
	const node = asked(foundAt(edition, file, path).node);
	const folder = folderOf(file);
	const own = fill(node, data, path).written ?? null;
	if (!folder || path !== "") return { file, path, data: own };
	if (isFolder(file)) return { ...asEntry(folder, own, edition.content), path };
	const entry = isGroup(own) ? own : {};
	return { file, path, data: { ...entry, ...folder.follows?.(entry) } };
}

function withOne(texts: Texts, operation: Operation, edition: Edition): Texts {
	const { file, path } = operation;
	const text = texts[file];
	if (operation.do === "add" && path === "") {
		if (text !== undefined) throw refused(file, words.taken);
		const order = orderOf(file, operation.data, edition);
		return { ...texts, [file]: newFile(operation.data, order, beside(file, texts)) };
	}
	if (text === undefined) throw refused(file, words.gone);
	if (operation.do === "remove" && path === "") {
		const { [file]: _, ...others } = texts;
		return others;
	}
	return { ...texts, [file]: changed(text, operation, edition) };
}

function changed(text: string, operation: Operation, edition: Edition): string {
	const { file, path } = operation;
	const data = text === edition.texts[file] ? edition.data.get(file) : parse(text);
	const own = "data" in operation ? operation.data : "value" in operation ? operation.value : null;
	const order = (group: string) =>
		orderOf(file, withAt(data, path, own, operation.do === "add"), edition)(group);
	return withOperation(text, operation, order);
}

/** Which fields a group can have may depend on what is in it, so this asks the data as it becomes. */
const orderOf =
	(file: string, data: unknown, { content }: Edition) =>
	(group: string) =>
		keysOf(file, group, data, content);

/** The text of another file of its folder. */
const beside = (file: string, texts: Texts): string | undefined => {
	const folder = file.slice(0, file.lastIndexOf("/") + 1);
	const other = Object.keys(texts).find((one) => one !== file && one.startsWith(folder));
	return other && texts[other];
};

const refused = (file: string, text: string) => new ContentError([{ file, path: "", text }]);

/**
 * What still refers to something that is to go, and how each of those can be settled with it: looks what the
 * contract refuses once it is gone, settles that for the moment, and looks again.
 * @returns also the `problems` that neither going nor choosing can settle; without any, the `edition` without it.
 */
export function removalOf(edition: Edition, operations: readonly Operation[]) {
	const settle = settler(edition);
	const settled = new Map<string, Reference>();
	// What goes may leave something empty that has to go as well: a link, and then its column.
	for (;;) {
		const references = [...settled.values()];
		const all = inOrder([...references.flatMap(settling), ...operations]);
		const left = orRefusal(() => withOperations(edition, all));
		if (!(left instanceof ContentError)) return { references, problems: [], edition: left };
		const problems = left.found.map((one) => ({ ...one, path: asItWas(one, all) }));
		const unsettled = problems.filter((problem) => !settle(problem, operations, settled));
		if (unsettled.length > 0) return { references, problems: unsettled };
	}
}

/** @returns what notes how a problem can be settled, and says whether it can. */
function settler({ data, content, fields }: Edition) {
	const canGo = (file: string, path: string, gone: readonly Operation[]) => {
		const [own, around] = [path, parentOf(path)].map((at) =>
			nodeAt(file, at, data.get(file), content),
		);
		const items = dataAt(data.get(file), parentOf(path));
		if (!own?.list || !Array.isArray(items))
			return Boolean(own?.node.optional) || around?.node.type === "book";
		const taken = gone.filter((one) => one.file === file && parentOf(one.path) === parentOf(path));
		return items.length - 1 - taken.length >= (own.list.min ?? 0);
	};
	return (
		{ file, path: refused, choices: known }: Refusal,
		operations: readonly Operation[],
		settled: Map<string, Reference>,
	): boolean => {
		const gone = [...operations, ...[...settled.values()].flatMap(({ remove }) => remove ?? [])];
		const field = fields.find(({ id }) => id === `${file}#${refused}`);
		const path = upwards(refused).find((path) => canGo(file, path, gone));
		const at = path ?? refused;
		const id: FieldId = `${file}#${at}`;
		if (settled.has(id) || (path === undefined && !(field && known))) return false;
		// What stands in it goes with it.
		for (const key of settled.keys()) if (key.startsWith(`${id}.`)) settled.delete(key);
		settled.set(id, {
			id,
			place: fileName(file, content),
			name: placeName(fields, file, at) ?? at,
			...(path === undefined
				? { choices: labelled(known ?? [], field?.choices) }
				: { remove: { do: "remove", file, path } }),
		});
		return true;
	};
}

/** A place and all that it stands in, the nearest first. */
const upwards = (path: string): string[] => (path === "" ? [] : [path, ...upwards(parentOf(path))]);

const labelled = (values: readonly string[], known: readonly Choice[] = []): Choice[] =>
	values.map((value) => known.find((choice) => choice.value === value) ?? { value, label: value });

/** For the moment: the first that may stand there. */
function settling({ id, remove, choices }: Reference): Operation[] {
	if (remove) return [remove];
	return choices?.[0] ? [{ do: "set", ...partsOf(id), value: choices[0].value }] : [];
}

/** A path as it was before these were done. */
const asItWas = (problem: Refusal, done: readonly Operation[]): string =>
	partsOf(placeAfter(idOf(problem), takenBack(done)) ?? idOf(problem)).path;

/** Between two entries, so that a third can come there. */
const STEP = 10;

/** The folder of an entry, or of one that is to be: `content/vacatures/`. */
export const folderOf = (file: string): Folder | undefined =>
	site.folders.find((folder) => file.startsWith(folder.file));

/** What is to be an entry is asked for by its folder: `content/vacatures/`. */
export const isFolder = (file: string) => file.endsWith("/");

/** The fields of a new entry that follow from the others. */
export const derivedIn = (folder: Folder | undefined): string[] =>
	folder ? [folder.address, ...Object.keys(folder.follows?.({}) ?? {}), folder.order] : [];

/** @param data trimmed. @returns the same with all that follows from it, and the file that it is. */
function asEntry(folder: Folder, data: Data, content: Content) {
	const entry: Entry = isGroup(data) ? data : {};
	const own = entry[folder.address];
	const tokens = tokensIn(content);
	const title = filledIn(String(entry[folder.title] ?? ""), tokens);
	const address = typeof own === "string" && own ? own : freeSlug(folder, title, content);
	const orders = folder.entries(content).map(({ order }) => order);
	const order = Math.max(0, ...orders) + STEP;
	const whole = { ...entry, [folder.address]: address, [folder.order]: order };
	return {
		file: `${folder.file}${filledIn(address, tokens)}.yaml`,
		data: { ...whole, ...folder.follows?.(whole) },
	};
}

/** What else changes in an entry once it becomes another: what followed from it before goes on to do so. */
function following(file: string, was: Entry, now: Entry): (Operation & { do: "set" })[] {
	const folder = folderOf(file);
	const [before, after] = [was, now].map((entry) => folder?.follows?.(entry) ?? {});
	return Object.entries(after ?? {}).flatMap(([path, value]) =>
		was[path] === before?.[path] && value !== now[path]
			? [{ do: "set" as const, file, path, value: value as Value }]
			: [],
	);
}

/** Small letters without accents, numbers and hyphens: the last part of an address. */
const slugOf = (title: string) =>
	plain(title)
		.replaceAll("&", " en ")
		.replaceAll(/['’]/g, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");

/** What has the title of another gets a number behind it. */
function freeSlug(folder: Folder, title: string, content: Content) {
	const address = slugOf(title) || slugOf(folder.name);
	const taken = new Set(
		site.folders.flatMap((each) =>
			each
				.entries(content)
				.flatMap((one) => (each === folder ? [one.address, one.id] : [one.address])),
		),
	);
	let free = address;
	for (let number = 2; taken.has(free); number++) free = `${address}-${number}`;
	return free;
}

/** Where something of a file can be seen: its own page, or the one that lists it. */
export function pagesOf(file: string, data: unknown, content: Content): string[] {
	const folder = folderOf(file);
	if (!folder) {
		const known = site.file(file, content);
		if (known?.page) return [known.page];
		return site.sheets.some((sheet) => sheet.file === file && sheet.isEverywhere) ? ["/"] : [];
	}
	if (!isGroup(data as Data)) return [];
	const tokens = tokensIn(content);
	const entry = data as Entry;
	const own = folder.pageOf?.({
		...entry,
		[folder.address]: filledIn(String(entry[folder.address]), tokens),
	});
	const listing = folder.listedOn?.(content).path;
	return [own, listing].filter((path) => path !== undefined);
}

/**
 * Only its own number changes, unless there is none left between those of its neighbours: then
 * these follow, as few as can be.
 */
function moveEntry({ content }: Edition, file: string, to: number): Operation[] {
	const folder = folderOf(file);
	if (!folder) return [];
	const entries = folder
		.entries(content)
		.map(({ id, order }) => ({ file: `${folder.file}${id}.yaml`, order }));
	const from = entries.findIndex((entry) => entry.file === file);
	if (from < 0 || from === to) return [];
	const others = entries.toSpliced(from, 1);
	const after = others[to]?.order ?? Number.POSITIVE_INFINITY;
	const before = others[to - 1]?.order ?? after - 2 * STEP;
	// In the middle; where there is no room, right behind the one before it.
	let last = Math.max(before + 1, Math.min(before + STEP, Math.floor((before + after) / 2)));
	const moved = [{ file, value: last }];
	for (const { file, order } of others.slice(to)) {
		if (order > last) break;
		last += 1;
		moved.push({ file, value: last });
	}
	return moved.map((one) => ({ do: "set", path: folder.order, ...one }));
}
