/** Undo and redo of what was kept. Both go to what they change, so they are always seen. */
import type { UndoAnswer } from "../../protocol.ts";
import { openAbout } from "../changes/about.ts";
import { closeGone, leaveGonePage } from "../going/arriving.ts";
import { stepInDraft } from "../making/draft.ts";
import { followMade } from "../making/making.ts";
import { toPanel } from "../site-page.ts";
import { words } from "../words.ts";
import { redoStep, undoStep } from "./api.ts";
import { followState, moveDrafts } from "./drafts.ts";
import { inTurn, judgeNow, judgeSoon, reach } from "./judging.ts";
import { namesIn, putBack, restore, say } from "./keeping.ts";
import { getPanel } from "./store.ts";

export async function undo(): Promise<void> {
	if (restore("esc")) return;
	if (stepInDraft("past", "undone")) return judgeSoon();
	if (putBack("undo")) return;
	await inTurn(async () => follow(await reach(undoStep), "undone"));
}

export async function redo(): Promise<void> {
	if (restore("undo")) return;
	if (stepInDraft("undone", "past")) return judgeSoon();
	await inTurn(async () => follow(await reach(redoStep), "redone"));
}

function follow(answer: UndoAnswer | undefined, how: "undone" | "redone"): void {
	if (!answer) return;
	if ("nothing" in answer) {
		const changes = getPanel().changes?.list.length ?? 0;
		say(how === "undone" ? words.nothingToUndo(changes) : words.nothingToRedo);
	} else if (!("step" in answer)) say("failed" in answer ? words.failed : words.cannotUndo);
	else {
		const { tab } = getPanel();
		moveDrafts(answer.step, how === "undone" ? "undone" : "done");
		followState(answer.state);
		leaveGonePage();
		closeGone();
		const { changes, about: left, before } = answer.step;
		// What it left, or what it came back to.
		const about = (how === "undone" && before) || left || changes[0]?.at;
		if (!followMade(answer.step.number, how) && about) openAbout(about);
		// From another tab the focus goes along.
		if (getPanel().tab !== tab) requestAnimationFrame(toPanel);
		void judgeNow();
		const isCommitted = answer.step.at < (getPanel().changes?.last?.at ?? 0);
		say(words[how](namesIn(answer.step)) + (isCommitted ? ` ${words.wasCommitted}` : ""));
	}
}
