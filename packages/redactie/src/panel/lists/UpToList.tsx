import { usePanel } from "../state/store.ts";
import { itemOpen } from "./from-field.ts";
import { openList } from "./going.ts";
import { shortName } from "./lists.ts";
import { words } from "./words.ts";

/** From a field to the list that it is in an item of. */
export function UpToList() {
	const panel = usePanel();
	const around = itemOpen(panel);
	if (!around) return null;
	const { list, index } = around;
	return (
		<button
			type="button"
			className="link-button up"
			onClick={() => openList(list.id, list.items[index]?.id)}
		>
			{words.placeIn(shortName(list), index + 1, list.items.length)}
		</button>
	);
}
