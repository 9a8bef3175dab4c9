/** Keys of a list that hold in a field of one of its items. */
import { say } from "../state/keeping.ts";
import { getPanel, type Panel } from "../state/store.ts";
import { addTo } from "./adding.ts";
import { type Around, isFolder, itemAround } from "./lists.ts";
import { words } from "./words.ts";

/** The item that the open field is of. On its own page an entry is no item of its folder. */
export function itemOpen({
	state,
	open,
	path,
	removing,
	point,
}: Pick<Panel, "state" | "open" | "path" | "removing" | "point">): Around | undefined {
	const [first] = open;
	if (!state || !first || removing || point) return undefined;
	const around = itemAround(state, first);
	const isOwnPage =
		around && isFolder(around.list) && around.list.items[around.index]?.page === path;
	return isOwnPage ? undefined : around;
}

/** One more below this one. */
export function addBelow(): void {
	const around = itemOpen(getPanel());
	if (around) addTo(around.list, around.index + 1);
	else say(words.noList);
}
