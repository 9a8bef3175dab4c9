/**
 * Moving an item of a list: picked up, moved and put down, or at once by its keys. On the page it is
 * seen once it is written.
 */

import { placeAfter } from "../../../place-after.ts";
import type { ContentList, FieldId, ListItem } from "../../../protocol.ts";
import { listAt, partsOf } from "../../fields/fields.ts";
import { runOperations } from "../../state/changing.ts";
import { say } from "../../state/keeping.ts";
import { getPanel, type Moving, setPanel } from "../../state/store.ts";
import { shortTitle } from "../lists.ts";
import { words } from "../words.ts";

/** Milliseconds after which keys that moved it are one step. */
const PAUSE = 600;

let timer: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> | undefined;

const movingIn = (list: FieldId, from: number): Moving | undefined => {
	const { moving } = getPanel();
	return moving?.list === list && moving.from === from ? moving : undefined;
};

const titleOf = (list: ContentList, index: number) => shortTitle(list.items[index]?.title ?? "");

export async function pickUp(list: ContentList, from: number): Promise<void> {
	if (getPanel().moving) await putDown();
	setPanel({ moving: { list: list.id, from, to: from, isPicked: true }, pointed: undefined });
	say(words.pickedUp(titleOf(list, from), from + 1, list.items.length));
}

/** One place up or down: written at once, unless it was picked up. */
export async function moveBy(list: ContentList, from: number, by: 1 | -1): Promise<void> {
	const { moving } = getPanel();
	if (moving && !movingIn(list.id, from)) await putDown();
	moveTo(list, from, (movingIn(list.id, from)?.to ?? from) + by);
}

export function moveTo(list: ContentList, from: number, to: number): void {
	const title = titleOf(list, from);
	const total = list.items.length;
	if (to < 0 || to >= total) {
		say(to < 0 ? words.isFirst(title) : words.isLast(title));
		return;
	}
	const moving = movingIn(list.id, from);
	if (moving?.to === to) return;
	const isPicked = moving?.isPicked ?? false;
	setPanel({ moving: { list: list.id, from, to, isPicked }, pointed: undefined });
	say(words.isNowAt(title, to + 1, total));
	if (!isPicked) writeSoon();
}

function writeSoon(): void {
	clearTimeout(timer);
	timer = setTimeout(putDown, PAUSE);
}

/** Puts down what moves in this list. @returns where this item is then. */
export async function placeOnceDown(list: ContentList, { id, title }: ListItem): Promise<FieldId> {
	const { moving } = getPanel();
	const moved = moving?.list === list.id ? list.items[moving.from] : undefined;
	await putDown();
	if (!moving || !moved) return id;
	const place = placeAfter(id, [{ do: "move", ...partsOf(moved.id), to: moving.to }]) ?? id;
	const { state } = getPanel();
	const now = state && listAt(state, list.id)?.items.find((item) => item.id === place);
	return now?.title === title ? place : id;
}

/** Writes where it is by now. */
export async function putDown(): Promise<void> {
	clearTimeout(timer);
	await writing;
	writing = write();
	await writing;
	writing = undefined;
}

async function write(): Promise<void> {
	const { moving, state } = getPanel();
	if (!moving || !state) return;
	const list = listAt(state, moving.list);
	const item = list?.items[moving.from];
	if (!list || !item) {
		setPanel({ moving: undefined });
		return;
	}
	const { from, to } = moving;
	const title = titleOf(list, from);
	if (from === to) {
		setPanel({ moving: undefined });
		say(words.stays(title, from + 1));
		return;
	}
	if (moving.isPicked) setPanel({ moving: { ...moving, isPicked: false } });
	const operation = { do: "move" as const, ...partsOf(item.id), to };
	const answer = await runOperations([operation], words.moved(title, to + 1, list.items.length));
	const problem = answer && "problems" in answer ? answer.problems[0] : undefined;
	if (problem) say(words.refused(problem.name, problem.text));
	const later = movingIn(list.id, from);
	const isOn = answer && "kept" in answer && later && later.to !== to;
	setPanel({ moving: isOn ? { ...later, from: to } : undefined });
	if (isOn) writeSoon();
}

/** Esc: it is where it was. */
export function putBack(): void {
	const { moving, state } = getPanel();
	const list = state && moving && listAt(state, moving.list);
	clearTimeout(timer);
	setPanel({ moving: undefined });
	if (list) say(words.stays(titleOf(list, moving.from), moving.from + 1));
}

/** A row of the list while one moves: an item, the one that moves, or the place that it came from. */
export interface Placed {
	/** Of the item, in its file. */
	from: number;
	/** Where it is seen. */
	position: number;
	is: "item" | "moving" | "old";
}

export function placed(total: number, moving: Pick<Moving, "from" | "to"> | undefined): Placed[] {
	const all = Array.from({ length: total }, (_, from) => from);
	if (!moving) return all.map((from) => ({ from, position: from, is: "item" }));
	const { from, to } = moving;
	const order = all.toSpliced(from, 1).toSpliced(to, 0, from);
	const rows = order.map(
		(from, position): Placed => ({
			from,
			position,
			is: position === to ? "moving" : "item",
		}),
	);
	// Where it stood among the others, which have moved up or down by one.
	const old = from < to ? from : from + 1;
	return from === to ? rows : rows.toSpliced(old, 0, { from, position: from, is: "old" });
}
