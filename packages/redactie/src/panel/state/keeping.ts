/** Typing, keeping, putting back, and changes of what there is: lists, entries, parts. */
import type {
	ApplyAnswer,
	FieldId,
	Operation,
	Problem,
	State,
	Step,
	Value,
} from "../../protocol.ts";
import { fieldOf, idOf, isIn } from "../fields/fields.ts";
import { draftsIn } from "../making/draft.ts";
import { namesIn, words } from "../words.ts";
import { apply, fetchState } from "./api.ts";
import {
	arrive,
	changeDrafts,
	depart,
	draft,
	draftsOf,
	dropDrafts,
	followState,
	followStep,
	isTyped,
	restoreDrafts,
	setDrafts,
	valueIn,
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
import { getPanel, isMade, placedSteps, STEP, say, setPanel } from "./store.ts";

/** Milliseconds without a key, after which what is typed is a step of its own: an undo takes back one. */
const NEW_STEP = 500;

/** Milliseconds after which the foot tells that it is busy. */
const SLOW = 300;
/** Milliseconds that it tells so at most. */
const PATIENCE = 60_000;

export function type(id: FieldId, value: Value): void {
	beginTyping(id);
	draft(id, value);
	setPanel({ failed: undefined, said: undefined });
	judgeSoon();
}

let lastKey = 0;

/**
 * Before something is typed: an undo leads back to what the fields hold now. Typing on in one field is one step.
 * @param others what else changes by it.
 */
export function beginTyping(id: FieldId, others: readonly FieldId[] = []): void {
	const { making, drafts, past, typedAt } = getPanel();
	const isOn = typedAt === id && Date.now() - lastKey < NEW_STEP;
	lastKey = Date.now();
	if (isOn && others.length === 0) return;
	// What is about to be made is a draft as soon as something is typed in it.
	const begins = making && isIn(id, making.root) && !(making.root in drafts);
	const start = begins ? making.start : {};
	const ids = [id, ...others, ...Object.keys(start)] as FieldId[];
	const before = Object.fromEntries(ids.map((one) => [one, drafts[one]]));
	setPanel({ past: [...past, before], future: [], typedAt: id });
	if (begins) setDrafts({ ...drafts, ...start });
}

/** Takes what was typed out of these fields: an undo brings it back, or after an undo a redo. */
export function takeOut(ids: readonly FieldId[], to: "past" | "future" = "past"): void {
	const { drafts, [to]: steps } = getPanel();
	const taken = Object.fromEntries(ids.map((id) => [id, drafts[id]]));
	dropDrafts(ids);
	setPanel({
		[to]: [...steps, taken],
		typedAt: undefined,
		problems: [],
		along: [],
		failed: undefined,
	});
	say(words.putBack(to));
	void judgeNow();
}

/**
 * Esc, or an undo of what was typed before this window: back to what the file holds, or will hold in a moment.
 * @returns whether there was anything to put back.
 */
export function putBack(to?: "past" | "future"): boolean {
	const ids = draftsOf(boxed()).filter(isTyped);
	const { making } = getPanel();
	const begun = making ? (Object.keys(draftsIn(making.root)) as FieldId[]) : [];
	// With nothing left of it, what was begun is nothing that waits.
	const isAll = draftsOf(begun).every((id) => ids.includes(id));
	if (ids.length > 0) takeOut(isAll ? [...ids, ...begun] : ids, to);
	return ids.length > 0;
}

/** One step back in what was typed, or on again. @returns the fields of it, if there was one. */
export function turn(from: "past" | "future"): FieldId[] | undefined {
	const to = from === "past" ? "future" : "past";
	const { drafts, [from]: steps, [to]: others } = getPanel();
	const before = steps.at(-1);
	if (!before) return undefined;
	const ids = Object.keys(before) as FieldId[];
	const now = Object.fromEntries(ids.map((id) => [id, drafts[id]]));
	setPanel({ [from]: steps.slice(0, -1), [to]: [...others, now], typedAt: undefined });
	restoreDrafts(before);
	// Of what was typed on and is gone the box tells enough.
	if (ids.some((id) => !before[id] || !drafts[id]))
		say(ids.some((id) => before[id]) ? words.restored : words.putBack(to));
	void judgeNow();
	return ids;
}

/** Asks for something that is written; the foot says so when it takes long. */
export async function askToWrite<Answer>(write: () => Promise<Answer>) {
	// What the foot said is of before.
	setPanel({ said: undefined });
	const slow = setTimeout(() => say(words.keeping, PATIENCE), SLOW);
	const answer = await reach(write);
	clearTimeout(slow);
	if (!answer) setPanel({ said: undefined });
	return answer;
}

/** Writes what was typed in these fields, together or not at all, as soon as what is being written is. */
export function keep(asked: FieldId[] = boxed()): void {
	// What is about to be made is written as a whole.
	const ids = asked.filter((id) => !isMade(id) && id in getPanel().drafts);
	if (ids.length > 0) void inTurn(() => keepNow(ids));
}

async function keepNow(ids: FieldId[]): Promise<void> {
	const edits = depart(ids);
	if (edits.length === 0) {
		if (ids.some((id) => getPanel().drafts[id]?.changedAt)) say(words.chooseFirst);
		return;
	}
	// An undo from now on is of what is kept, and no refusal of before stands beside it.
	const { past, state } = getPanel();
	setPanel({ past: [], typedAt: undefined, problems: [] });
	const { version } = state as State;
	const answer = await askToWrite(() => apply({ operations: edits, version }));
	const isKept = answer !== undefined && "step" in answer;
	// It is on disk: what follows from that may take its time.
	if (isKept) say(answer.step ? words.kept(namesIn(answer.step)) : words.allKept);
	const now = isKept ? await reach(fetchState) : undefined;
	arrive(now !== undefined);
	if (answer && !isKept) refuse(edits.map(idOf), answer);
	if (!now) {
		setPanel({ past: [...past, ...getPanel().past] });
		return;
	}
	followState(now);
	const others = placedSteps(past, (id) =>
		edits.some((one) => idOf(one) === id) ? undefined : id,
	);
	const step = answer && "step" in answer && answer.step ? [STEP] : [];
	setPanel({
		failed: undefined,
		past: [...others, ...step, ...getPanel().past],
		// What the server had undone it redoes no more.
		future: getPanel().future.filter((before) => before !== STEP),
		...(draftsOf(boxed()).length === 0 && { problems: [], along: [] }),
	});
	void judgeNow();
}

function refuse(ids: FieldId[], answer: Exclude<ApplyAnswer, { step: unknown }>): void {
	if ("failed" in answer) setPanel({ failed: answer.failed });
	if ("conflicts" in answer) {
		const { conflicts } = answer;
		changeDrafts((draft, id) =>
			conflicts.includes(id) ? { ...draft, changedAt: Date.now() } : draft,
		);
		void refreshState();
	}
	if (!("problems" in answer)) return;
	const { problems } = answer;
	const { state, open } = getPanel();
	const isOpen = ids.some((id) => open.includes(id));
	const name = !isOpen && state && ids[0] && fieldOf(state, ids[0])?.name;
	say(name ? words.notKeptThere(name) : words.notKeptYet);
	changeDrafts((draft, id) => (ids.includes(id) ? { ...draft, refused: problems } : draft));
	if (!isOpen) return;
	takeProblems(problems);
	// It may stand below the window's edge.
	const show = () => document.querySelector("[data-problem]")?.scrollIntoView({ block: "nearest" });
	requestAnimationFrame(show);
}

/** After a conflict: what was typed starts from what the file says by now. */
export function settleConflict(id: FieldId): void {
	const { state } = getPanel();
	changeDrafts((draft, other) =>
		other === id ? { value: draft.value, base: valueIn(state, id) } : draft,
	);
	void judgeNow();
}

interface Also {
	/** What was about to be made, and is by this. */
	made?: FieldId;
	/** A change since the commit, which is taken back by it. */
	revert?: string;
}

/**
 * Writes all of these as one step, or none, after what is being written already. What is open, and
 * what was typed in it, goes along with its item.
 * @param said is what the foot says once it is done.
 * @returns what was written, or why the contract refuses it. Undefined: nothing was, and the foot has
 *   said why.
 */
export function runOperations(
	operations: readonly Operation[],
	said: string,
	{ made, revert }: Also = {},
): Promise<{ step: Step | null } | { problems: Problem[] } | undefined> {
	return inTurn(async () => {
		const { version } = getPanel().state as State;
		const answer = await askToWrite(() =>
			apply({ operations: [...operations], version, ...(revert && { revert }) }),
		);
		if (!answer || "problems" in answer) return answer;
		if ("step" in answer) {
			const now = await reach(fetchState);
			if (answer.step) followStep(answer.step, "done", made);
			if (now) followState(now);
			// Of what was about to be made nothing is undone any more.
			const past = placedSteps(getPanel().past, (id) => (isMade(id) ? undefined : id));
			setPanel({
				past: answer.step ? [...past, STEP] : past,
				future: [],
				typedAt: undefined,
				failed: undefined,
			});
			void judgeNow();
			say(said);
			return answer;
		}
		if ("failed" in answer) setPanel({ failed: answer.failed });
		else await refreshState();
		say("failed" in answer ? words.failed : words.stale);
		return undefined;
	});
}
