/** Going to a list, to an item of it, to what a change is about, and back. */
import { parentOf } from "../../data.ts";
import type { ContentList, FieldId, State } from "../../protocol.ts";
import { fieldOf, groupOf, isIn, listAt, pageAt, pageOf, partsOf } from "../fields/fields.ts";
import { go, openField, openPage } from "../going/going.ts";
import { getPanel, type View } from "../state/store.ts";
import { firstFieldIn, itemAround, pageOfList } from "./lists.ts";

/** @param at its item that has the focus; else the one that was left. */
export function openList(id: FieldId, at?: FieldId): void {
	const { state, path, sheet, last } = getPanel();
	const list = state && listAt(state, id);
	if (!list) return;
	const below = sheet !== id && sheet && isIn(id, sheet) ? sheet : fileSheet(state, list);
	const where: View[] = below ? [{ kind: "sheet", id: below }] : [];
	const row = at ?? (last && isIn(last, id) ? last : list.items[0]?.id);
	const page = pageOfList(state, list, path);
	go([...where, { kind: "list", id }], { looking: false, last: row }, page);
}

/**
 * To a list, or to an item in its list; what has a box or a page of its own goes there instead,
 * unless its list is open already.
 * @returns whether there is such a list.
 */
function openInList(id: FieldId): boolean {
	const { state, list: open } = getPanel();
	if (!state) return false;
	const around = itemAround(state, id);
	const list = listAt(state, id) ?? (around?.item.id === id ? around.list : undefined);
	const isItself = fieldOf(state, id) || around?.item.page;
	if (!list || (isItself && list.id !== open)) return false;
	openList(list.id, id);
	return true;
}

/** To what a change is about: an item in its list, a field, an entry's own page; of what is gone to where it was. */
export function openAbout(id: FieldId): void {
	const { state } = getPanel();
	if (!state || openInList(id)) return;
	const { file, path } = partsOf(id);
	const page = state.pages.find((page) => page.file === file);
	const first = path ? firstFieldIn(state, id) : undefined;
	// Of an item, or of an entry.
	const list: FieldId = path ? `${file}#${parentOf(path)}` : `${file.replace(/[^/]+$/, "")}#`;
	if (first) openField(first.id);
	else if (page && path === "") openPage(page.path);
	else if (!openInList(list) && page) openPage(page.path);
}

/** A list of a file that is no page has that file around it. */
const fileSheet = ({ sheets }: State, { file }: ContentList): FieldId | undefined =>
	sheets.some((sheet) => sheet.file === file) ? `${file}#` : undefined;

/** The fields of a file that is no page, or of one item of a list. */
export function openSheet(sheet: FieldId): void {
	const { state, path } = getPanel();
	if (!state) return;
	const first = firstFieldIn(state, sheet);
	const list = itemAround(state, sheet)?.list;
	const below: View[] = list ? [{ kind: "list", id: list.id }] : [];
	const page = pageOf(state, first, path);
	go([...below, { kind: "sheet", id: sheet }], { looking: false, last: first?.id }, page);
}

/** What stands at a place: an entry's own page, or all of it at once when that opens together, or the list of its fields. */
export function openPart(id: FieldId, page?: string): void {
	const { state } = getPanel();
	if (!state) return;
	const first = firstFieldIn(state, id);
	const own = new Set(first && groupOf(state, first.id).map((field) => field.id));
	const hasMore =
		[...state.lists, ...state.parts].some((one) => isIn(one.id, id)) ||
		state.fields.some((field) => isIn(field.id, id) && !own.has(field.id));
	if (page && pageAt(state, page)) openPage(page);
	else if (first && !hasMore) openField(first.id);
	else openSheet(id);
}
