import { type KeyboardEvent, useState } from "react";
import type { Change, State } from "../../protocol.ts";
import { setPanel } from "../state/store.ts";
import { showAbout } from "./about.ts";
import { ChangeItem, focusChange } from "./ChangeItem.tsx";

interface ChangeListProps {
	list: Change[];
	state: State;
}

/** One stop for Tab, arrows from change to change; the page shows the one that has the focus. */
export function ChangeList({ list, state }: ChangeListProps) {
	const [current, setCurrent] = useState<string>();
	const stop = list.find(({ id }) => id === current) ?? list[0];

	function move(event: KeyboardEvent) {
		const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (!by || !stop || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		focusChange(list[list.indexOf(stop) + by]);
	}

	return (
		<ol onKeyDown={move} onBlur={() => setPanel({ pointed: undefined })}>
			{list.map((change, index) => (
				<ChangeItem
					key={change.id}
					change={change}
					state={state}
					isStop={change === stop}
					onFocus={() => {
						setCurrent(change.id);
						showAbout(change.at);
					}}
					onGone={() => focusChange(list[index + 1] ?? list[index - 1])}
				/>
			))}
		</ol>
	);
}
