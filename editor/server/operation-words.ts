/** What an operation did, in an editor's words, and what to look at for it. */

import { contentFile } from "../contract/files.ts";
import { listsOf } from "../contract/lists.ts";
import { placeName } from "../contract/place-name.ts";
import type { FieldId, Operation } from "../protocol.ts";
import type { Edition } from "./edition.ts";
import type { Told } from "./history.ts";

type Structural = Exclude<Operation, { do: "set" }>;

/** What is set goes along with what it is set for. */
const mainOf = (operations: readonly Operation[]): Operation | undefined =>
	operations.findLast((one): one is Structural => one.do !== "set") ?? operations.at(-1);

/** 'Vacature: Platform Engineer erbij', 'Taken: volgorde', 'Tijdlijn weg' */
export function toldOf(operations: readonly Operation[], before: Edition, after: Edition): Told {
	const main = mainOf(operations);
	if (!main) return { said: "" };
	const { file, path } = main;
	const here: FieldId = `${file}#${path}`;
	const said = saidOf(main, before, after);
	if (path === "" && main.do === "add") return { said, about: `${newFileOf(before, after)}#` };
	if (main.do === "add") return { said, about: here };
	if (main.do === "remove") return { said, before: here };
	const about = main.do === "move" && path !== "" ? at(file, path, main.to) : here;
	return { said, about, before: here };
}

const at = (file: string, path: string, index: number): FieldId =>
	`${file}#${path.replace(/\d+$/, String(index))}`;

function saidOf(main: Operation, before: Edition, after: Edition): string {
	const { file, path } = main;
	if (path === "" && main.do === "add") return `${newest(before, after)} erbij`;
	const edition = main.do === "remove" ? before : after;
	const name =
		placeName(edition.fields, file, path) ?? contentFile(file, edition.content)?.name ?? file;
	if (main.do === "set" || main.do === "replace") return name;
	if (path === "" && main.do === "remove") return `${name} weg`;
	const list = listAround(main, edition);
	if (main.do === "move") return `${list?.name ?? name}: volgorde`;
	return `${list ? `${list.name}: 1` : name} ${main.do === "add" ? "erbij" : "weg"}`;
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
