/** What changed by other hands: another tab, or the files themselves. */
import type { Changed, FieldId, State, Step } from "../../protocol.ts";
import { fieldOf, partsOf, pendingOf } from "../fields/fields.ts";
import { closeGone } from "../going/arriving.ts";
import { words } from "../words.ts";
import { isTypedHere } from "./drafts.ts";
import { boxed, followTyped, judgeNow, refreshState, written } from "./judging.ts";
import { isMac, namesIn, say } from "./keeping.ts";
import { type Draft, getPanel, isMade, setPanel } from "./store.ts";

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

/** So long it stays in the foot, for who is at another window: the next key ends it. */
const LASTING = 3_600_000;

/** What is typed elsewhere is typed here too. What was typed here, and is put back there, an undo brings back. */
export async function followTyping(
	changes: Readonly<Record<string, string | null>>,
): Promise<void> {
	const { drafts: before } = getPanel();
	followTyped(changes);
	const isGone = (id: FieldId) => !(id in getPanel().drafts);
	const gone = (Object.entries(before) as [FieldId, Draft][]).filter(
		([id]) => isGone(id) && isTypedHere(id) && !isMade(id),
	);
	if (gone.length === 0) return;
	await written();
	await refreshState();
	const { state } = getPanel();
	// Else it was kept there, or moved along with its item.
	const taken = gone.filter(
		([id, { base }]) => isGone(id) && state && fieldOf(state, id)?.value === base,
	);
	if (taken.length === 0) return;
	setPanel({ putBack: { by: "esc", drafts: Object.fromEntries(taken) } });
	say(words.putBackElsewhere(isMac), LASTING);
}
