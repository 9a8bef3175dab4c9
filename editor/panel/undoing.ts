/** Undo and redo of what was kept. Both go to what they change, so they are always seen. */
import type { Step, UndoAnswer } from "../protocol.ts";
import { redoStep, undoStep } from "./api.ts";
import { openAbout } from "./changes/about.ts";
import { followState } from "./drafts.ts";
import { aboutOf, withoutMarks } from "./fields.ts";
import { redoInForm, undoInForm } from "./forms/open-form.ts";
import { closeGone, leaveGonePage } from "./going.ts";
import { inTurn, judgeNow, reach } from "./judging.ts";
import { namesIn, putBack, restore, say } from "./keeping.ts";
import { words } from "./words.ts";

export async function undo(): Promise<void> {
	if (undoInForm() || restore("esc") || putBack("undo")) return;
	await inTurn(async () => follow(await reach(undoStep), words.undone, words.nothingToUndo));
}

export async function redo(): Promise<void> {
	if (redoInForm() || restore("undo")) return;
	await inTurn(async () => follow(await reach(redoStep), words.redone, words.nothingToRedo));
}

function follow(
	answer: UndoAnswer | undefined,
	done: (names: readonly string[]) => string,
	nothing: string,
): void {
	if (!answer) return;
	if (!("step" in answer)) {
		say("nothing" in answer ? nothing : "failed" in answer ? words.failed : words.cannotUndo);
		return;
	}
	const { step, state } = answer;
	followState(state);
	leaveGonePage();
	closeGone();
	const [first] = withoutMarks(step.edits);
	const about = step.about ?? (first && aboutOf(state, first));
	if (about) openAbout(about);
	void judgeNow();
	say(done(namesOf(step)));
}

const namesOf = ({ said, edits }: Step) => (said ? [said.replace(": ", ", ")] : namesIn(edits));
