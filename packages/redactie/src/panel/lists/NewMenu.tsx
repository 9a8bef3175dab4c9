import { Plus } from "lucide-react";
import { capital } from "../../letters.ts";
import type { ContentList } from "../../protocol.ts";
import { addTo } from "./adding.ts";
import { whyNoMore } from "./lists.ts";
import { Menu } from "./Menu.tsx";
import { words } from "./words.ts";

interface NewMenuProps {
	/** That can be seen here. */
	lists: readonly ContentList[];
}

/** What can be made on this page. */
export function NewMenu({ lists }: NewMenuProps) {
	const open = lists.filter((list) => !whyNoMore(list));
	if (open.length === 0) return null;
	return (
		<Menu
			className="button"
			label={words.newHere}
			items={open.map((list) => ({
				key: list.id,
				words: capital(list.item),
				note: list.name,
				onChoose: () => addTo(list),
			}))}
		>
			<Plus aria-hidden="true" />
			{words.new}
		</Menu>
	);
}
