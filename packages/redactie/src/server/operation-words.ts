/** What an operation did, in an editor's words, and what to look at for it. */

import { listsOf } from "../contract/lists.ts";
import { placeName } from "../contract/place-name.ts";
import { parentOf } from "../data.ts";
import type { FieldId, Operation } from "../protocol.ts";
import { site } from "../site.ts";
import type { Edition } from "./edition.ts";
import type { Told } from "./files/history.ts";

type Structural = Exclude<Operation, { do: "set" }>;

/** What is set goes along with what it is set for. */
const mainOf = (operations: readonly Operation[]): Operation | undefined =>
	operations.findLast((one): one is Structural => one.do !== "set") ?? operations.at(-1);

/** 'Vacature Platform Engineer toevoegen', 'volgorde van Taken', 'Tijdlijn verwijderen': for what is done, undone or redone. */
export function toldOf(operations: readonly Operation[], before: Edition, after: Edition): Told {
	const moved = operations.flatMap((one): Operation[] => {
		if (one.do === "set" || one.do === "replace") return [];
		return [one.do === "add" ? { ...one, data: null } : one];
	});
	return { ...toldOfMain(operations, before, after), moved };
}

function toldOfMain(operations: readonly Operation[], before: Edition, after: Edition): Told {
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
	if (path === "" && main.do === "add") return `${asTitle(newest(before, after))} ${ADDING}`;
	const edition = main.do === "remove" ? before : after;
	const name =
		placeName(edition.fields, file, path) ?? site.file(file, edition.content)?.name ?? file;
	if (main.do === "set" || main.do === "replace") return name;
	if (path === "" && main.do === "remove") return `${asTitle(name)} ${REMOVING}`;
	const { list, part } = placeIn(main, edition);
	if (main.do === "move") return `volgorde van ${list?.name ?? name}`;
	const doing = main.do === "add" ? ADDING : REMOVING;
	return list ? `${list.item} ${doing} bij ${list.name}` : `${part?.name ?? name} ${doing}`;
}

const ADDING = "toevoegen";
const REMOVING = "verwijderen";
const asTitle = (name: string) => name.replace(": ", " ");

/** The list of an item, or the part that it is. */
function placeIn({ file, path }: Structural, { data, content }: Edition) {
	const around = path === "" ? file.replace(/[^/]+$/, "") : file;
	const at = parentOf(path);
	const { lists, parts } = listsOf(data, content);
	return {
		list: lists.find((one) => one.file === around && one.path === at),
		part: parts.find((one) => one.file === file && one.path === path),
	};
}

const newFileOf = (before: Edition, after: Edition): string =>
	Object.keys(after.texts).find((file) => !(file in before.texts)) ?? "";

const newest = (before: Edition, after: Edition): string =>
	site.file(newFileOf(before, after), after.content)?.name ?? "";
