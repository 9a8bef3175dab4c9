import type { State } from "../../protocol.ts";
import { usePanel } from "../store.ts";

interface RemoveViewProps {
	state: State;
}

/** What refers to something that is about to be removed, each to be settled in the same step. */
export function RemoveView(_: RemoveViewProps) {
	const { removing } = usePanel();
	return <h2>{removing?.title}</h2>;
}
