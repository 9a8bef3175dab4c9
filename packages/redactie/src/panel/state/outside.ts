/** What files say by other hands: another tab, or another program. */
import type { Changed, State, Step } from "../../protocol.ts";
import { partsOf, pendingOf } from "../fields/fields.ts";
import { closeGone } from "../going/going.ts";
import { namesIn, words } from "../words.ts";
import { boxed, judgeNow, refreshState, written } from "./judging.ts";
import { getPanel, say, setPanel } from "./store.ts";

/** A field that nobody touched here follows; one with a draft becomes a conflict. */
export async function followChange({ version, ids }: Changed): Promise<void> {
	// What we write ourselves is told of too, often before it is answered.
	await written();
	const { state, open } = getPanel();
	if (state && version <= state.version) return;
	await refreshState();
	if (state) tellTurned(state);
	closeGone();
	const file = open[0] && partsOf(open[0]).file;
	const mine = boxed();
	const others = ids.filter(
		(id) => partsOf(id).file === file && !mine.includes(id) && !(state && pendingOf(state, id)),
	);
	if (others.length > 0) setPanel({ others: others.length });
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
