/** Undo and redo of what was kept. Both go to the page and field that they change, so they are always seen. */
import type { UndoAnswer } from "../protocol.ts";
import { redoStep, undoStep } from "./api.ts";
import { followState } from "./drafts.ts";
import { aboutOf, withoutMarks } from "./fields.ts";
import { redoInForm, undoInForm } from "./forms/open-form.ts";
import { closeGone, openField } from "./going.ts";
import { inTurn, judgeNow, reach } from "./judging.ts";
import { namesIn, putBack, restore, say } from "./keeping.ts";
import { words } from "./words.ts";

export async function undo(): Promise<void> {
	if (undoInForm() || restore("esc") || putBack("undo")) return;
	await undoKept();
}

/** The last that was kept, whatever was typed or put back since. */
export async function undoKept(): Promise<void> {
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
	followState(answer.state);
	closeGone();
	const [first] = withoutMarks(answer.step.edits);
	if (first) openField(aboutOf(answer.state, first));
	void judgeNow();
	say(done(namesIn(answer.step.edits)));
}
