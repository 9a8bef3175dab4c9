/** Making one more of a list, or a part that a file may have. */
import type { ContentList, FieldId, ListItem, Part } from "../../protocol.ts";
import { idOf } from "../fields/fields.ts";
import { openDraft } from "../making/making.ts";
import { say } from "../state/keeping.ts";
import { getPanel } from "../state/store.ts";
import { copyOf } from "./data.ts";
import { placeAt, whyNoMore } from "./lists.ts";

/** @param at before which item; else it is the last. */
export function addTo(list: ContentList, at = list.items.length): void {
	const why = whyNoMore(list);
	if (why) say(why);
	else openDraft(list.together ? inPlaceOf(list.together) : toAdd(placeAt(list, at)));
}

/** One more like it, right below it. */
export function duplicate(list: ContentList, index: number): void {
	const { state } = getPanel();
	const { id } = list.items[index] as ListItem;
	const root = toAdd(placeAt(list, index + 1));
	if (state) openDraft(root, copyOf(state, id, root));
}

export const addPart = (part: Part): void =>
	openDraft(part.together ? inPlaceOf(part.together) : toAdd(part));

/** What has to fit other lists is filled in with all of them. */
const inPlaceOf = (place: FieldId) => `=${place}` as const;

const toAdd = (place: { file: string; path: string }) => `+${idOf(place)}` as const;
