/** What changed by other hands: another tab, or the files themselves. */
import type { Changed } from "../protocol.ts";
import { isMark, partsOf } from "./fields.ts";
import { closeGone } from "./gone.ts";
import { boxed, judgeNow, refreshState, written } from "./judging.ts";
import { getPanel, setPanel } from "./store.ts";

/** A field that nobody touched here follows; one with a draft becomes a conflict. */
export async function followChange({ version, ids }: Changed): Promise<void> {
	// What we write ourselves is told of too, often before it is answered.
	await written();
	const { state, open } = getPanel();
	if (state && version <= state.version) return;
	await refreshState();
	closeGone();
	const file = open[0] && partsOf(open[0]).file;
	const mine = boxed();
	const others = ids.filter(
		(id) => partsOf(id).file === file && !mine.includes(id) && !isMark({ id }),
	);
	if (others.length > 0) setPanel({ others: others.length });
	await judgeNow();
}
