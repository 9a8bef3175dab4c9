/** What is done with lists and parts: opened, added to, copied in, moved in, removed from. */
import { inOrder, parentOf } from "../../data.ts";
import type { ContentList, FieldId, ListItem, Operation, Part, State } from "../../protocol.ts";
import { fieldOf, groupOf, idOf, isIn, listAt, pageAt, pageOf, partsOf } from "../fields/fields.ts";
import { closeGone, go, openField, openPage } from "../going/going.ts";
import { copyOf } from "../making/draft.ts";
import { openDraft } from "../making/making.ts";
import { tryOperations } from "../state/api.ts";
import { written } from "../state/judging.ts";
import { askToWrite, keep, runOperations } from "../state/keeping.ts";
import { getPanel, type Removing, say, setPanel, type View } from "../state/store.ts";
import { listWords, words } from "../words.ts";
import {
	firstFieldIn,
	itemAround,
	itemOpen,
	pageOfList,
	placeAt,
	shortTitle,
	whyNoFewer,
	whyNoMore,
} from "./lists.ts";

/** @param at its item that has the focus; else the one that was left. */
export function openList(id: FieldId, at?: FieldId): void {
	const { state, path, sheet, last } = getPanel();
	const list = state && listAt(state, id);
	if (!list) return;
	const below = sheet !== id && sheet && isIn(id, sheet) ? sheet : fileSheet(state, list);
	const where: View[] = below ? [{ kind: "sheet", id: below }] : [];
	const row = at ?? (last && isIn(last, id) ? last : list.items[0]?.id);
	const page = pageOfList(state, list, path);
	go([...where, { kind: "list", id }], { last: row }, page);
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
	go([...below, { kind: "sheet", id: sheet }], { last: first?.id }, page);
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

/** @param at before which item; else it is the last. */
export function addTo(list: ContentList, at = list.items.length): void {
	const why = whyNoMore(list);
	if (why) say(why);
	else openDraft(toMake(placeAt(list, at), list.together));
}

/** One more below this one. Why not is said above its box until that is left: what one types on goes into it. */
export function addBelow(): void {
	const around = itemOpen(getPanel());
	const why = around ? whyNoMore(around.list) : listWords.noList;
	if (around && !why) addTo(around.list, around.index + 1);
	else setPanel({ lost: why });
}

/** One more like it, right below it. */
export function duplicate(list: ContentList, index: number): void {
	const { state } = getPanel();
	const { id } = list.items[index] as ListItem;
	const root = toMake(placeAt(list, index + 1));
	if (state) openDraft(root, copyOf(state, id, root));
}

export const addPart = (part: Part): void => openDraft(toMake(part, part.together));

/** What has to fit other lists is filled in with all of them. */
const toMake = (place: { file: string; path: string }, together?: FieldId): FieldId =>
	together ? `=${together}` : `+${idOf(place)}`;

let moves: Promise<void> = Promise.resolve();

/**
 * One place up or down: what the open field is of, else where one is in its list. Keys come faster than
 * they are written, so where it is by then is asked in its turn.
 */
export function moveBy(by: 1 | -1): void {
	moves = moves.then(async () => {
		const { state, open, last } = getPanel();
		const around =
			open.length > 0 ? itemOpen(getPanel()) : last && itemAround(state as State, last);
		if (around) await moveTo(around.list, around.index, around.index + by);
		else say(listWords.noList);
	});
}

/** What was typed is kept by it. */
export async function moveTo({ items }: ContentList, from: number, to: number): Promise<void> {
	const { id, title: whole = "" } = items[from] ?? {};
	const title = shortTitle(whole);
	if (!id || !items[to]) {
		say(to < 0 ? listWords.isFirst(title) : listWords.isLast(title));
		return;
	}
	keep();
	const operation = { do: "move" as const, ...partsOf(id), to };
	const answer = await runOperations([operation], listWords.moved(title, to + 1, items.length));
	const [problem] = answer && "problems" in answer ? answer.problems : [];
	if (problem) say(listWords.refused(problem.name, problem.text));
}

export function removeItem(list: ContentList, index: number): void {
	const why = whyNoFewer(list);
	const item = list.items[index];
	if (why) say(why);
	else if (item) void remove(partsOf(item.id), item.title);
}

/** Asks first what refers to it, and whether it can be missed. */
export async function remove({ file, path }: { file: string; path: string }, title: string) {
	keep();
	const operation = { do: "remove", file, path } as const;
	const answer = await askToWrite(async () => {
		await written();
		return (await tryOperations({ operations: [operation], page: getPanel().path })).removal;
	});
	if (!answer) return;
	const removing = { operation, title: shortTitle(title), answer };
	const isFree = answer.references.length === 0 && answer.problems.length === 0;
	if (isFree) await settle(removing, []);
	else ask(removing);
}

const others = () => getPanel().where.filter(({ kind }) => kind !== "removing");

function ask(removing: Removing): void {
	setPanel({ where: [...others(), { kind: "removing", removing }], said: undefined });
}

/** 'Laat staan' */
export function leaveIt(): void {
	setPanel({ where: others() });
}

export async function settle(removing: Removing, settlements: readonly Operation[]): Promise<void> {
	const { operation, title } = removing;
	const { state, path } = getPanel();
	const around = state && itemAround(state, idOf(operation));
	// By other hands another may have its place since it was asked.
	if (around?.item.id === idOf(operation) && shortTitle(around.item.title) !== title) {
		leaveIt();
		say(words.stale);
		return;
	}
	const answer = await runOperations(
		inOrder([...settlements, operation]),
		listWords.removed(title),
	);
	if (!answer) return;
	if ("problems" in answer) {
		ask({ ...removing, refused: answer.problems });
		return;
	}
	const { state: now = state } = getPanel();
	const items = (now && around && listAt(now, around.list.id)?.items) ?? [];
	const next = items[Math.min(around?.index ?? 0, items.length - 1)]?.id;
	leaveIt();
	if (next) setPanel({ last: next });
	if (now && around && !pageAt(now, path)) openList(around.list.id, next);
	else closeGone();
}
