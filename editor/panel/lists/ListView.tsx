import type { State } from "../../protocol.ts";
import { usePanel } from "../store.ts";

interface ListViewProps {
	state: State;
}

/** A list of the content: its items, to be opened, added, moved and removed. */
export function ListView({ state }: ListViewProps) {
	const { list } = usePanel();
	return <h2>{state.lists.find(({ id }) => id === list)?.name}</h2>;
}
