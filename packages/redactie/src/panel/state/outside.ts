/** What files say by other hands: another tab, or another program. */
import type { Changed, State, Step } from "../../protocol.ts";
import { closeGone } from "../going/going.ts";
import { namesIn, words } from "../words.ts";
import { judgeNow, refreshState, written } from "./judging.ts";
import { getPanel, say, setPanel } from "./store.ts";

/** A field that nobody touched here follows; one with a draft becomes a conflict. */
export async function followChange({ version }: Changed): Promise<void> {
	// What we write ourselves is told of too, often before it is answered.
	await written();
	const { state } = getPanel();
	if (state && version <= state.version) return;
	await refreshState();
	if (state) tellTurned(state);
	closeGone();
	await judgeNow();
	const { problems, said } = getPanel();
	if (problems.length === 0 && said === words.notKeptYet) setPanel({ said: undefined });
}

/** All windows share one undo, and the foot may just have said the opposite. */
function tellTurned(before: State): void {
	const { state: now = before } = getPanel();
	const among = (steps: readonly Step[], others: readonly Step[]) =>
		steps.filter(({ number }) => others.some((other) => other.number === number));
	const undone = among(now.undone, before.done).flatMap(namesIn);
	const redone = among(now.done, before.undone).flatMap(namesIn);
	if (undone.length > 0) say(words.undoneElsewhere(undone));
	if (redone.length > 0) say(words.redoneElsewhere(redone));
}
