/**
 * Changes of what there is: items, parts and entries that come, go and move. Plain functions of an
 * edition: nothing is written.
 */
import { parse } from "yaml";
import { ContentError } from "../../src/content/read-content.ts";
import { countedIn } from "../contract/counted.ts";
import { keysOf } from "../contract/key-order.ts";
import { dataAt } from "../data.ts";
import type { Data, Operation } from "../protocol.ts";
import { type Edition, editionOf, GONE } from "./edition.ts";
import { moveEntry } from "./entries.ts";
import type { Texts } from "./files.ts";
import { completed, linking } from "./form.ts";
import { folderOf } from "./form-entries.ts";
import { newFile, withAdded, withMoved, withRemoved, withReplaced } from "./yaml/change.ts";
import { withEdit } from "./yaml/edit.ts";

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
		const { also, ...written } = completed(edition, file, path, operation.data);
		return [{ ...operation, ...written }, ...also];
	}
	if (operation.do === "remove" && path === "story")
		return [operation, ...linking(edition, file, null)];
	return [operation];
}

function withOne(texts: Texts, operation: Operation, edition: Edition): Texts {
	const { file, path } = operation;
	const text = texts[file];
	if (operation.do === "add" && path === "") {
		if (text !== undefined) throw refused(file, TAKEN);
		const order = orderOf(file, operation.data, edition);
		return {
			...texts,
			[file]: newFile(operation.data, { order, neighbours: beside(file, texts) }),
		};
	}
	if (text === undefined) throw refused(file, GONE);
	if (operation.do === "remove" && path === "") {
		const { [file]: _, ...others } = texts;
		return others;
	}
	return { ...texts, [file]: changed(text, operation, edition, beside(file, texts)) };
}

function changed(
	text: string,
	operation: Operation,
	edition: Edition,
	neighbours: readonly string[],
): string {
	const { file, path } = operation;
	const counted = renumbered(operation, parse(text), edition);
	const after = counted.reduce((now, { path, value }) => withEdit(now, path, value), text);
	const order = (data: Data) =>
		orderOf(file, withData(parse(text), path.split("."), data), edition);
	switch (operation.do) {
		case "add":
			return withAdded(after, path, operation.data, order(operation.data), neighbours);
		case "replace":
			return withReplaced(after, path, operation.data, order(operation.data), neighbours);
		case "move":
			return withMoved(after, path, operation.to);
		case "remove":
			return withRemoved(after, path);
		case "set":
			return withEdit(after, path, operation.value, orderOf(file, parse(text), edition));
	}
}

/** Numbers that name one of a list follow it to its new place: 'choice: 2'. */
function renumbered(operation: Operation, data: unknown, { content }: Edition) {
	const { file, path } = operation;
	const at = path.lastIndexOf(".");
	const list = path.slice(0, at);
	const index = Number(path.slice(at + 1));
	if (!["add", "move", "remove"].includes(operation.do)) return [];
	return countedIn(file, data, content).flatMap(({ list: counted, number }) => {
		if (counted !== list) return [];
		const was = Number(dataAt(data, number)) - 1;
		const value = placeAfter(operation, index, was);
		return value === was ? [] : [{ path: number, value: value + 1 }];
	});
}

/** Where the item of a place comes to stand; one that goes has none, which no contract takes. */
function placeAfter(operation: Operation, index: number, was: number): number {
	if (operation.do === "add") return was >= index ? was + 1 : was;
	if (operation.do === "remove") return was === index ? NOWHERE : was > index ? was - 1 : was;
	if (operation.do !== "move") return was;
	if (was === index) return operation.to;
	const taken = was > index ? was - 1 : was;
	return taken >= operation.to ? taken + 1 : taken;
}

/** Which fields a group can have may depend on what is in it, so this asks the data as it becomes. */
const orderOf =
	(file: string, data: unknown, { content }: Edition) =>
	(group: string) =>
		keysOf(file, group, data, content);

const NOWHERE = -1;

/** The data with this at a path, before what is at that place of a list now. */
function withData(data: unknown, [part, ...rest]: string[], value: Data): unknown {
	if (part === undefined) return value;
	if (Array.isArray(data) && rest.length === 0) return data.toSpliced(Number(part), 0, value);
	const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<
		string,
		unknown
	>;
	copy[part] = withData(copy[part], rest, value);
	return copy;
}

/** The other files of the folder, in their order: the last is most like a new one. */
const beside = (file: string, texts: Texts): string[] => {
	const folder = file.slice(0, file.lastIndexOf("/") + 1);
	return Object.entries(texts).flatMap(([other, text]) =>
		other !== file && other.startsWith(folder) && folderOf(folder) ? [text] : [],
	);
};

const TAKEN = "er is al een bestand met deze naam. Kies een ander adres.";
const refused = (file: string, problem: string) => new ContentError([{ file, field: "", problem }]);
