/** What an operation did, in an editor's words, and what to look at for it. */

import { contentFile } from "../contract/files.ts";
import { listsOf } from "../contract/lists.ts";
import { placeName } from "../contract/place-name.ts";
import type { FieldId, Operation } from "../protocol.ts";
import type { Edition } from "./edition.ts";

type Structural = Exclude<Operation, { do: "set" }>;

/** What is set goes along with what it is set for. */
const mainOf = (operations: readonly Operation[]): Operation | undefined =>
	operations.findLast((one): one is Structural => one.do !== "set") ?? operations.at(-1);

/** 'Nieuwe vacature: Platform Engineer', 'Taken: volgorde', 'Tijdlijn weg' */
export function saidOf(operations: readonly Operation[], before: Edition, after: Edition): string {
	const main = mainOf(operations);
	if (!main) return "";
	const { file, path } = main;
	const edition = main.do === "remove" ? before : after;
	const name =
		placeName(edition.fields, file, path) ?? contentFile(file, edition.content)?.name ?? file;
	if (main.do === "set" || main.do === "replace") return name;

	const list = listAround(main, edition);
	if (path === "" && main.do === "add") return `${newest(before, after)} erbij`;
	if (path === "" && main.do === "remove") return `${name} weg`;
	if (main.do === "move") return `${list?.name ?? name}: volgorde`;
	const what = list ? `${list.name}: 1` : name;
	return `${what} ${main.do === "add" ? "erbij" : "weg"}`;
}

/** What to look at once it is undone or redone. */
export function aboutOf(
	operations: readonly Operation[],
	before: Edition,
	after: Edition,
): FieldId | undefined {
	const main = mainOf(operations);
	if (!main) return undefined;
	const { file, path } = main;
	if (path === "" && main.do === "add") return `${newFileOf(before, after)}#`;
	if (main.do !== "move" || path === "") return `${file}#${path}`;
	return `${file}#${path.replace(/\d+$/, String(main.to))}`;
}

function listAround({ file, path }: Structural, { data, content }: Edition) {
	const list = path === "" ? file.replace(/[^/]+$/, "") : file;
	const at = path === "" ? "" : path.replace(/\.?[^.]+$/, "");
	return listsOf(data, content).lists.find((one) => one.file === list && one.path === at);
}

const newFileOf = (before: Edition, after: Edition): string =>
	Object.keys(after.texts).find((file) => !(file in before.texts)) ?? "";

const newest = (before: Edition, after: Edition): string =>
	contentFile(newFileOf(before, after), after.content)?.name ?? "";
