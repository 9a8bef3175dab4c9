/** Typing, keeping, and putting back. */
import type { ApplyAnswer, FieldId, State, Step, Value } from "../../protocol.ts";
import { words as changesWords } from "../changes/words.ts";
import { fieldOf, idOf } from "../fields/fields.ts";
import { beginTyping } from "../making/draft.ts";
import { words } from "../words.ts";
import { apply } from "./api.ts";
import {
	arrive,
	changeDrafts,
	draft,
	draftsOf,
	followState,
	restoreDrafts,
	setOff,
	takeOff,
	trimmed,
} from "./drafts.ts";
import {
	boxed,
	inTurn,
	judgeNow,
	judgeSoon,
	reach,
	refreshState,
	takeProblems,
} from "./judging.ts";
import { type Draft, getPanel, isMade, setPanel } from "./store.ts";

/** Milliseconds that the foot tells of what happened. */
const SAY = 6000;
/** Milliseconds after which it tells that it is busy. */
const SLOW = 300;

export const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

let saying: ReturnType<typeof setTimeout> | undefined;

export function say(said: string, time = SAY): void {
	clearTimeout(saying);
	setPanel({ said });
	saying = setTimeout(() => setPanel({ said: undefined }), time);
}

export const namesIn = ({ changes }: Step): string[] => changes.map(changesWords.nameOf);

export function type(id: FieldId, value: Value): void {
	if (isMade(id)) beginTyping(id);
	draft(id, value);
	setPanel({ putBack: undefined, failed: undefined, said: undefined });
	judgeSoon();
}

/** Asks for something that is written; the foot says so when it takes long. */
export async function askToWrite<Answer>(
	write: () => Promise<Answer>,
): Promise<Answer | undefined> {
	const slow = setTimeout(() => say(words.keeping), SLOW);
	const answer = await reach(write);
	clearTimeout(slow);
	if (!answer) setPanel({ said: undefined });
	return answer;
}

/** How many wait for what is being written. */
let waiting = 0;

/** Writes what was typed in these fields by now, together or not at all. */
export async function keep(asked: FieldId[] = boxed()): Promise<boolean> {
	// What is about to be made is written as a whole.
	const ids = asked.filter((id) => !isMade(id));
	const isConflict = ids.some((id) => getPanel().drafts[id]?.changedAt);
	if (!takeOff(ids)) {
		if (isConflict) say(words.chooseFirst);
		return true;
	}
	waiting++;
	return inTurn(() => {
		waiting--;
		return keepNow(ids);
	});
}

/** What is kept before it may have changed what the file holds, and have kept this too. */
async function keepNow(ids: FieldId[]): Promise<boolean> {
	const edits = setOff(ids);
	const { version } = getPanel().state as State;
	const answer =
		edits.length > 0 ? await askToWrite(() => apply({ operations: edits, version })) : undefined;
	const isKept = answer !== undefined && "kept" in answer;
	arrive(isKept, waiting === 0);
	if (edits.length === 0) return true;
	if (answer && !isKept) refuse(edits.map(idOf), answer);
	if (!isKept) return false;
	followState(answer.kept);
	setPanel({
		failed: undefined,
		...(draftsOf(boxed()).length === 0 ? { problems: [], along: [] } : {}),
	});
	const step = answer.kept.done.at(-1);
	say(words.kept(step ? namesIn(step) : []));
	void judgeNow();
	return true;
}

function refuse(ids: FieldId[], answer: Exclude<ApplyAnswer, { kept: unknown }>): void {
	if ("failed" in answer) setPanel({ failed: answer.failed });
	if ("conflicts" in answer) {
		const changed = new Map(answer.conflicts.map(({ id, at }) => [id, at]));
		changeDrafts((draft, id) => {
			const changedAt = changed.get(id);
			return changedAt === undefined ? draft : { ...draft, changedAt };
		});
		void refreshState();
	}
	if (!("problems" in answer)) return;
	const { problems } = answer;
	const { state, open } = getPanel();
	const [left] = ids.some((id) => open.includes(id)) ? [] : ids;
	const name = left && state && fieldOf(state, left)?.name;
	say(name ? words.notKeptThere(name) : words.notKeptYet);
	changeDrafts((draft, id) => (ids.includes(id) ? { ...draft, refused: problems } : draft));
	if (ids.some((id) => getPanel().open.includes(id))) takeProblems(problems);
}

/** Keeps what is open, as one leaves it. What is refused stays as a draft. */
export function leave(): void {
	void keep();
}

/** Whether it holds what is not on its way to the file. */
export function isTyped(id: FieldId): boolean {
	const { [id]: draft } = getPanel().drafts;
	return draft !== undefined && draft.leaving !== trimmed(draft.value);
}

/**
 * Esc, or an undo of what was typed: back to what the file holds, or will hold in a moment.
 * @returns whether there was anything to put back.
 */
export function putBack(by: "esc" | "undo" = "esc"): boolean {
	const { drafts } = getPanel();
	const ids = draftsOf(boxed()).filter(isTyped);
	if (ids.length === 0) return false;
	const taken = Object.fromEntries(ids.map((id) => [id, drafts[id] as Draft]));
	changeDrafts((draft, id) => {
		if (!ids.includes(id)) return draft;
		const { leaving } = draft;
		return leaving === undefined ? undefined : { ...draft, value: leaving };
	});
	setPanel({ putBack: { by, drafts: taken }, problems: [], along: [], failed: undefined });
	say(words.putBack(isMac, by));
	void judgeNow();
	return true;
}

/** Puts into the boxes again what was taken out of them. */
export function restore(by: "esc" | "undo"): boolean {
	const { putBack } = getPanel();
	if (putBack?.by !== by) return false;
	restoreDrafts(putBack.drafts);
	setPanel({ putBack: undefined });
	say(words.restored);
	void judgeNow();
	return true;
}

/** After a conflict: the text in the file is the one to start from, whichever was chosen. */
export function settleConflict(id: FieldId, choice: "yours" | "theirs"): void {
	const { state } = getPanel();
	const current = (state && fieldOf(state, id)?.value) ?? null;
	changeDrafts((draft, other) => {
		if (other !== id) return draft;
		return choice === "theirs" ? undefined : { value: draft.value, base: current };
	});
	void judgeNow();
}
