import { ChevronRight } from "lucide-react";
import type { ContentList } from "../../protocol.ts";
import { openList } from "./going.ts";
import { nameBelow } from "./lists.ts";
import { words } from "./words.ts";

interface ListRowProps {
	list: ContentList;
	/** Where Tab stops among the rows. */
	isStop: boolean;
}

/** A list among the fields: what is in it stands below, its order and more behind it. */
export function ListRow({ list, isStop }: ListRowProps) {
	return (
		<button
			type="button"
			className="row list-row"
			tabIndex={isStop ? 0 : -1}
			data-stop={isStop || undefined}
			onClick={() => openList(list.id)}
		>
			<span className="row-list">{words.count(nameBelow(list), list.items.length)}</span>
			<span className="row-more">{words.order}</span>
			<ChevronRight aria-hidden="true" />
		</button>
	);
}
