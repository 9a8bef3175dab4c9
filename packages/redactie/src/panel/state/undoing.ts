/** Undo and redo: of what was typed since something was written, then of that. Both go to what they change. */
import type { State, Step, UndoAnswer } from "../../protocol.ts";
import { idOf } from "../fields/fields.ts";
import { toPanel } from "../focus.ts";
import { closeGone, leaveGonePage, openField } from "../going/going.ts";
import { openAbout } from "../lists/doing.ts";
import { openDraft } from "../making/making.ts";
import { namesIn, words } from "../words.ts";
import { fetchState, redoStep, undoStep } from "./api.ts";
import { followState, moveDrafts } from "./drafts.ts";
import { boxed, inTurn, judgeNow, reach } from "./judging.ts";
import { askToWrite, putBack, turn } from "./keeping.ts";
import { type Before, getPanel, isMade, say, setPanel } from "./store.ts";

/** Among what can be typed again: a step that the server redoes. */
const STEP: Before = {};

export async function undo(): Promise<void> {
	if (turnTyped("past") || putBack("future")) return;
	const isUndone = await inTurn(() => stepOn(undoStep, "undone"));
	if (isUndone) setPanel({ future: [...getPanel().future, STEP] });
}

/** What was undone last comes first. */
export async function redo(): Promise<void> {
	const { future } = getPanel();
	if (future.at(-1) !== STEP && turnTyped("future")) return;
	setPanel({ future: future.slice(0, -1) });
	await inTurn(() => stepOn(redoStep, "done"));
}

function turnTyped(from: "past" | "future"): boolean {
	const [id] = turn(from) ?? [];
	if (!id) return false;
	if (getPanel().tab === "page" && !boxed().includes(id) && !isMade(id)) openField(id);
	return true;
}

/** As many as moved one thing on from place to place are one. @returns whether there was one. */
async function stepOn(ask: () => Promise<UndoAnswer>, how: "undone" | "done"): Promise<boolean> {
	for (;;) {
		const answer = await askToWrite(ask);
		const state = answer && "step" in answer ? await reach(fetchState) : undefined;
		if (answer) follow(answer, state, how);
		if (!answer || !("step" in answer)) return false;
		if (!state || !goesOn(answer.step, state, how)) return true;
	}
}

/** Whether what this step moved was, or is, moved by the one that is next. */
function goesOn(step: Step, { done, undone }: State, how: "undone" | "done"): boolean {
	const next = how === "undone" ? done.at(-1) : undone.at(-1);
	const [from, to] = how === "undone" ? [next, step] : [step, next];
	const [[first, ...others], [second, ...more]] = [from?.moved ?? [], to?.moved ?? []];
	if (first?.do !== "move" || second?.do !== "move" || others.length + more.length > 0)
		return false;
	return idOf(second) === idOf({ ...first, path: first.path.replace(/\d+$/, `${first.to}`) });
}

function follow(answer: UndoAnswer, state: State | undefined, how: "undone" | "done"): void {
	if ("nothing" in answer) {
		const changes = getPanel().changes?.list.length ?? 0;
		say(how === "undone" ? words.nothingToUndo(changes) : words.nothingToRedo);
	} else if (!("step" in answer)) say("failed" in answer ? words.failed : words.cannotUndo);
	else {
		const { tab } = getPanel();
		const { step } = answer;
		const made = moveDrafts(step, how);
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
