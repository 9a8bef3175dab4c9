import { Plus } from "lucide-react";
import { capital } from "../../letters.ts";
import type { ContentList } from "../../protocol.ts";
import { addTo } from "./adding.ts";
import { whyNoMore } from "./lists.ts";
import { Menu } from "./Menu.tsx";
import { words } from "./words.ts";

/** What can be made of the lists that can be seen here. */
export function NewMenu({ lists }: { lists: readonly ContentList[] }) {
	const items = lists
		.filter((list) => !whyNoMore(list))
		.map((list) => ({
			key: list.id,
			words: capital(list.item),
			note: list.name,
			onChoose: () => addTo(list),
		}));
	if (items.length === 0) return null;
	return (
		<Menu className="button" label={words.newHere} items={items}>
			<Plus aria-hidden="true" />
			{words.new}
		</Menu>
	);
}
