/** Making one more of a list, or a part that a file may have: both begin with a form. */
import type { ContentList, ListItem, Part } from "../../protocol.ts";
import { openForm } from "../forms/open-form.ts";
import { say } from "../keeping.ts";
import { getPanel } from "../store.ts";
import { copyOf } from "./data.ts";
import { placeAt, whyNoMore } from "./lists.ts";

/** @param at before which item; else it is the last. */
export function addTo(list: ContentList, at = list.items.length): void {
	const why = whyNoMore(list);
	if (why) say(why);
	else openForm({ ...placeAt(list, at), isNew: true, data: null });
}

/** One more like it, right below it. */
export function duplicate(list: ContentList, index: number): void {
	const { state } = getPanel();
	const { id } = list.items[index] as ListItem;
	if (state) openForm({ ...placeAt(list, index + 1), isNew: true, data: copyOf(state, id) });
}

export function addPart({ file, path }: Part): void {
	openForm({ file, path, isNew: true, data: null });
}
