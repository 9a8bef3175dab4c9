/** Where one sees what a change is about: a field, an item of a list, or an entry by its file. */
import type { Change, Field, FieldId, State } from "../../protocol.ts";
import {
	fieldOf,
	folderAt,
	idOf,
	isIn,
	pageAt,
	pageOf,
	partsOf,
	placeOf as placeOfField,
	usesOf,
} from "../fields/fields.ts";
import { openField, openPage, show } from "../going/going.ts";
import { openInList } from "../lists/going.ts";
import { fileName, firstFieldIn } from "../lists/lists.ts";
import { sitePage } from "../site-page.ts";
import { getPanel, setPanel } from "../state/store.ts";
import { words } from "./words.ts";

/** One of its fields, on the page in the frame if it is read there; of a figure a text that refers to it. */
function readAt(state: State, id: FieldId, current: string): Field | undefined {
	const own = state.fields.filter((field) => isIn(field.id, id));
	const read = own
		.flatMap((field) => [field, ...usesOf(state, [field])])
		.filter(({ pages }) => pages.length > 0);
	return read.find(({ pages }) => pages.some((page) => page.path === current)) ?? read[0] ?? own[0];
}

/** The page shows it, and outlines it; the list stays where it is. */
export function showAbout(id: FieldId | undefined): void {
	const { state, path } = getPanel();
	const field = state && id && readAt(state, id, path);
	if (!field) {
		setPanel({ pointed: undefined });
		return;
	}
	const shown = fieldOf(state, id) ? field.id : id;
	setPanel({ pointed: shown });
	const page = pageOf(state, field, path);
	if (page !== path) show(page);
	if (!sitePage.current?.isInView(shown)) sitePage.current?.show(shown);
}

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
