/**
 * Changes of what there is: items, parts and entries that come, go and move. Plain functions of an
 * edition: nothing is written.
 */
import { ContentError } from "../../src/content/read-content.ts";
import { countedIn } from "../contract/counted.ts";
import { keysOf } from "../contract/key-order.ts";
import { dataAt, parentOf, withAt } from "../data.ts";
import { indexAfter } from "../index-after.ts";
import type { Data, Operation } from "../protocol.ts";
import { type Edition, editionOf, GONE } from "./edition.ts";
import { moveEntry } from "./entries.ts";
import type { Texts } from "./files.ts";
import { completed, linking } from "./form.ts";
import { folderOf } from "./form-entries.ts";
import { newFile, withAdded, withMoved, withRemoved, withReplaced } from "./yaml/change.ts";
import { withEdit } from "./yaml/edit.ts";
import { parsed } from "./yaml/tree.ts";

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
	const data = parsed(text).toJS();
	const counted = renumbered(operation, data, edition);
	const after = counted.reduce((now, { path, value }) => withEdit(now, path, value), text);
	const order = (own: Data) =>
		orderOf(file, withAt(data, path, own, operation.do === "add"), edition);
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
			return withEdit(after, path, operation.value, orderOf(file, data, edition));
	}
}

/** Numbers that name one of a list follow it to its new place: 'choice: 2'. */
function renumbered(operation: Operation, data: unknown, { content }: Edition) {
	const { file, path } = operation;
	const list = parentOf(path);
	const index = Number(path.slice(list.length + 1));
	if (!["add", "move", "remove"].includes(operation.do)) return [];
	return countedIn(file, data, content).flatMap(({ list: counted, number }) => {
		if (counted !== list) return [];
		const was = Number(dataAt(data, number)) - 1;
		const value = indexAfter(was, index, operation) ?? NOWHERE;
		return value === was ? [] : [{ path: number, value: value + 1 }];
	});
}

/** Which fields a group can have may depend on what is in it, so this asks the data as it becomes. */
const orderOf =
	(file: string, data: unknown, { content }: Edition) =>
	(group: string) =>
		keysOf(file, group, data, content);

/** No contract takes it: what names one that goes has to be settled first. */
const NOWHERE = -1;

/** The other files of the folder, in their order: the last is most like a new one. */
const beside = (file: string, texts: Texts): string[] => {
	const folder = file.slice(0, file.lastIndexOf("/") + 1);
	return Object.entries(texts).flatMap(([other, text]) =>
		other !== file && other.startsWith(folder) && folderOf(folder) ? [text] : [],
	);
};

const TAKEN = "er is al een bestand met deze naam. Kies een ander adres.";
const refused = (file: string, problem: string) => new ContentError([{ file, field: "", problem }]);
