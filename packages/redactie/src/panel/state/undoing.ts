/** Undo and redo, of what was typed and of what was written: both go to what they change. And what others wrote. */
import type { Changed, State, UndoAnswer } from "../../protocol.ts";
import { isIn } from "../fields/fields.ts";
import { toPanel } from "../focus.ts";
import { closeGone, leaveGonePage, openField } from "../going/going.ts";
import { openAbout } from "../lists/doing.ts";
import { openDraft } from "../making/making.ts";
import { namesIn, words } from "../words.ts";
import { fetchState, redoStep, undoStep } from "./api.ts";
import { followState, followStep, waitingRoots } from "./drafts.ts";
import { boxed, inTurn, judgeNow, reach, refreshState, written } from "./judging.ts";
import { askToWrite, putBack, turn } from "./keeping.ts";
import { getPanel, isMade, STEP, say, setPanel } from "./store.ts";

/** What was done last comes first. Beyond that, other windows and those before this one left something. */
export async function undo(): Promise<void> {
	if (getPanel().past.at(-1) !== STEP && (turnTyped("past") || putBack("future"))) return;
	const isUndone = await inTurn(() => stepOn(undoStep, "undone"));
	const { past, future } = getPanel();
	if (isUndone !== undefined && past.at(-1) === STEP) setPanel({ past: past.slice(0, -1) });
	if (isUndone) setPanel({ future: [...future, STEP] });
}

/** What was undone last comes first. */
export async function redo(): Promise<void> {
	const { future } = getPanel();
	if (future.at(-1) !== STEP && turnTyped("future")) return;
	setPanel({ future: future.slice(0, -1) });
	const isRedone = await inTurn(() => stepOn(redoStep, "done"));
	if (isRedone) setPanel({ past: [...getPanel().past, STEP] });
}

function turnTyped(from: "past" | "future"): boolean {
	const [id] = turn(from) ?? [];
	if (!id) return false;
	const { tab, making } = getPanel();
	const root = waitingRoots().find((one) => isIn(id, one));
	if (tab === "page" && root && root !== making?.root) openDraft(root);
	else if (tab === "page" && !isMade(id) && !boxed().includes(id)) openField(id);
	return true;
}

/** @returns whether there was one; undefined when the server does not answer. */
async function stepOn(ask: () => Promise<UndoAnswer>, how: "undone" | "done") {
	const answer = await askToWrite(ask);
	if (!answer) return undefined;
	const isThere = "step" in answer;
	follow(answer, isThere ? await reach(fetchState) : undefined, how);
	return isThere;
}

function follow(answer: UndoAnswer, state: State | undefined, how: "undone" | "done"): void {
	if ("nothing" in answer) {
		const changes = getPanel().changes?.list.length ?? 0;
		say(how === "undone" ? words.nothingToUndo(changes) : words.nothingToRedo);
	} else if (!("step" in answer)) say("failed" in answer ? words.failed : words.cannotUndo);
	else {
		const { tab } = getPanel();
		const { step } = answer;
		const made = followStep(step, how);
		if (state) followState(state);
		leaveGonePage();
		closeGone();
		// What it left, or what it came back to.
		const about = (how === "undone" && step.before) || step.about || step.changes[0]?.at;
		if (made && how === "undone") openDraft(made);
		else if (about) openAbout(about);
		// From another tab the focus goes along.
		if (getPanel().tab !== tab) requestAnimationFrame(toPanel);
		void judgeNow();
		say(words[how](namesIn(step)));
	}
}

/** What files say by other hands: another window, or another program. What has a draft here becomes a conflict. */
export async function followChange({ version }: Changed): Promise<void> {
	// What we write ourselves is told of too, often before it is answered.
	await written();
	const { state } = getPanel();
	if (state && version <= state.version) return;
	await refreshState();
	closeGone();
	await judgeNow();
	const { problems, said } = getPanel();
	if (problems.length === 0 && said === words.notKeptYet) setPanel({ said: undefined });
}
