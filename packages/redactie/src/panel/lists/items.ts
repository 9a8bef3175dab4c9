/** One more of a list, or a part that a file may have; moving an item, and removing it. */

import { inOrder } from "../../place-after.ts";
import type { ContentList, FieldId, ListItem, Operation, Part, State } from "../../protocol.ts";
import { idOf, listAt, pageAt, partsOf } from "../fields/fields.ts";
import { closeGone } from "../going/arriving.ts";
import { copyOf } from "../making/draft.ts";
import { openDraft } from "../making/making.ts";
import { tryOperations } from "../state/api.ts";
import { runOperations } from "../state/changing.ts";
import { written } from "../state/judging.ts";
import { askToWrite, keep } from "../state/keeping.ts";
import { say } from "../state/saying.ts";
import { getPanel, type Removing, setPanel } from "../state/store.ts";
import { listWords, words } from "../words.ts";
import { openList } from "./going.ts";
import { itemAround, itemOpen, placeAt, shortTitle, whyNoFewer, whyNoMore } from "./lists.ts";

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
export async function remove(
	{ file, path }: { file: string; path: string },
	title: string,
): Promise<void> {
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
	const items = (around && listAt(answer.kept, around.list.id)?.items) ?? [];
	const next = items[Math.min(around?.index ?? 0, items.length - 1)]?.id;
	leaveIt();
	if (next) setPanel({ last: next });
	if (around && !pageAt(answer.kept, path)) openList(around.list.id, next);
	else closeGone();
}
