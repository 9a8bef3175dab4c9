/** Where one sees what a change is about: a field, an item of a list, or an entry by its file. */
import type { Change, FieldId, State } from "../../protocol.ts";
import {
	folderAt,
	idOf,
	isIn,
	pageAt,
	partsOf,
	placeOf as placeOfField,
} from "../fields/fields.ts";
import { openField, openPage } from "../going/going.ts";
import { openInList } from "../lists/going.ts";
import { fileName, firstFieldIn } from "../lists/lists.ts";
import { getPanel } from "../state/store.ts";
import { words } from "./words.ts";

/** Goes there: to an item in its list, a field, an entry's own page; of what is gone to where it was. */
export function openAbout(id: FieldId): void {
	const { state } = getPanel();
	if (!state || openInList(id)) return;
	const { file, path } = partsOf(id);
	const page = state.pages.find((page) => page.file === file);
	const first = path ? firstFieldIn(state, id) : undefined;
	if (first) openField(first.id);
	else if (page && path === "") openPage(page.path);
	else if (!openInList(whereIn(id)) && page) openPage(page.path);
}

/** The list of an item, the folder of an entry. */
function whereIn(id: FieldId): FieldId {
	const { file, path } = partsOf(id);
	return path
		? idOf({ file, path: path.replace(/\.?[^.]+$/, "") })
		: idOf({ file: file.replace(/[^/]+$/, ""), path });
}

/** Where a change is best seen, in words. */
export function placeOf(state: State, { at, entry, what }: Change): string {
	if (!at) return words.files;
	const folder = entry || what === "order" ? folderAt(state, partsOf(at).file) : undefined;
	if (folder) return pageAt(state, folder.page ?? "")?.name ?? folder.name;
	const own = state.fields.filter(({ id }) => isIn(id, at));
	const field = own.find(({ pages }) => pages.length > 0) ?? own[0];
	return field ? placeOfField(state, field) : fileName(state, partsOf(at).file);
}
