/** Making one more of a list, or a part that a file may have, and moving an item: each place is a step of its own. */
import type { ContentList, FieldId, ListItem, Part, State } from "../../protocol.ts";
import { idOf, partsOf } from "../fields/fields.ts";
import { openDraft } from "../making/making.ts";
import { runOperations } from "../state/changing.ts";
import { keep } from "../state/keeping.ts";
import { say } from "../state/saying.ts";
import { getPanel, setPanel } from "../state/store.ts";
import { listWords } from "../words.ts";
import { copyOf } from "./data.ts";
import { itemAround, itemOpen, placeAt, shortTitle, whyNoMore } from "./lists.ts";

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
