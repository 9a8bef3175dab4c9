/** Typing, keeping, and putting back. */
import type { FieldId, KeepAnswer, Value } from "../protocol.ts";
import { keepEdits } from "./api.ts";
import {
	changeDrafts,
	draft,
	draftsOf,
	dropDrafts,
	editsOf,
	followState,
	restoreDrafts,
} from "./drafts.ts";
import { fieldOf, idOf, withoutMarks } from "./fields.ts";
import { boxed, inTurn, judgeNow, judgeSoon, reach, takeProblems } from "./judging.ts";
import { toPanel } from "./site-page.ts";
import { getPanel, setPanel } from "./store.ts";
import { words } from "./words.ts";

/** Milliseconds that the foot tells of what happened. */
const SAY = 6000;
/** Milliseconds after which it tells that it is busy. */
const SLOW = 300;

export const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

let saying: ReturnType<typeof setTimeout> | undefined;

export function say(said: string): void {
	clearTimeout(saying);
	setPanel({ said });
	saying = setTimeout(() => setPanel({ said: undefined }), SAY);
}

export function type(id: FieldId, value: Value): void {
	draft(id, value);
	setPanel({ putBack: undefined, failed: undefined, said: undefined });
	judgeSoon();
}

/** Writes what was typed in these fields, together or not at all. */
export const keep = (ids: FieldId[] = boxed()): Promise<boolean> => inTurn(() => write(ids));

async function write(ids: FieldId[]): Promise<boolean> {
	trim(ids);
	const edits = editsOf(ids);
	if (edits.length === 0) return true;
	const slow = setTimeout(() => say(words.keeping), SLOW);
	const answer = await reach(() => keepEdits({ edits }));
	clearTimeout(slow);
	if (!answer) return false;
	if (!("kept" in answer)) {
		refuse(ids, answer);
		return false;
	}
	const sent = new Map(edits.map((edit) => [idOf(edit), edit.value]));
	const last = answer.kept.done.at(-1);
	// Somebody may have typed on meanwhile.
	changeDrafts((draft, id) => {
		const value = sent.get(id);
		if (value === undefined) return draft;
		return value === draft.value ? undefined : { value: draft.value, base: value };
	});
	followState(answer.kept);
	setPanel({
		failed: undefined,
		...(draftsOf(boxed()).length === 0 ? { problems: [], along: [] } : {}),
	});
	say(words.kept(withoutMarks(last?.edits ?? []).map(({ name }) => name)));
	void judgeNow();
	// What had the focus went with what was kept: a tick that is settled, 'Bewaar'.
	requestAnimationFrame(() => document.activeElement === document.body && toPanel());
	return true;
}

/** Spaces around a text are nobody's: the site takes them off. */
function trim(ids: FieldId[]): void {
	changeDrafts((draft, id) => {
		if (!ids.includes(id) || typeof draft.value !== "string") return draft;
		const value = draft.value.trim();
		return value === draft.base ? undefined : { ...draft, value };
	});
}

function refuse(ids: FieldId[], answer: Exclude<KeepAnswer, { kept: unknown }>): void {
	if ("failed" in answer) setPanel({ failed: answer.failed });
	if ("conflicts" in answer) {
		const changed = new Map(answer.conflicts.map(({ id, at }) => [id, at]));
		changeDrafts((draft, id) => {
			const changedAt = changed.get(id);
			return changedAt === undefined ? draft : { ...draft, changedAt };
		});
	}
	if (!("problems" in answer)) return;
	say(words.notKeptYet);
	const { problems } = answer;
	changeDrafts((draft, id) => (ids.includes(id) ? { ...draft, refused: problems } : draft));
	if (ids.some((id) => getPanel().open.includes(id))) takeProblems(problems);
}

/** Keeps what is open, as one leaves it. What is refused stays as a draft. */
export function leave(): void {
	const ids = boxed();
	if (draftsOf(ids).length > 0) void keep(ids);
}

/** Esc, or an undo of what was typed. @returns whether there was anything to put back. */
export function putBack(by: "esc" | "undo" = "esc"): boolean {
	const ids = draftsOf(boxed());
	if (ids.length === 0) return false;
	const { drafts } = getPanel();
	const taken = Object.fromEntries(
		Object.entries(drafts).filter(([id]) => ids.includes(id as FieldId)),
	);
	dropDrafts(ids);
	setPanel({ putBack: { by, drafts: taken }, problems: [], along: [], failed: undefined });
	say(words.putBack(isMac));
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
