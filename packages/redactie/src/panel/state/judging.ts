/** Asks the server what it thinks of what was typed, and shows the page with it. */
import type { DraftsRequest, Field, FieldId, Problem, State, TryAnswer } from "../../protocol.ts";
import { fieldOf, fieldsAt, idOf, isIn } from "../fields/fields.ts";
import { tickOf } from "../launch/launch-points.ts";
import { operationOf, takeDraft } from "../making/draft.ts";
import { words } from "../words.ts";
import {
	fetchChanges,
	fetchPage,
	fetchState,
	KeyMissing,
	ServerFault,
	ServerGone,
	tryOperations,
} from "./api.ts";
import {
	BETWEEN_KEYS,
	draftsFrom,
	editsOf,
	followState,
	isTypedHere,
	restoreDrafts,
	syncStored,
	type Taken,
	takeStored,
	trimmed,
} from "./drafts.ts";
import { type Draft, type Drafts, getPanel, isMade, say, setPanel } from "./store.ts";

/** Milliseconds after the last key: those of one word that are pressed as one are asked about once. */
const PAUSE = 30;
/** Milliseconds between two tries to reach a server that is gone. */
const RETRY = 2000;
/** A problem further up than a group of fields brings no boxes along. */
const MOST_ALONG = 6;

/** All fields with a box in the panel. */
export const boxed = (): FieldId[] => {
	const panel = getPanel();
	const tick = tickOf(panel);
	return [...new Set([...panel.open, ...panel.along, ...(tick ? [tick.id] : [])])];
};

/** What is written goes one after the other: each begins where the one before ended. */
let writing: Promise<unknown> = Promise.resolve();
export function inTurn<Answer>(write: () => Promise<Answer>): Promise<Answer> {
	const turn = writing.then(write);
	writing = turn.catch(() => {});
	return turn;
}
/** Pages and state are asked after it, else a text would jump back, or be a conflict with itself. */
export async function written(): Promise<void> {
	for (let last: unknown; last !== writing; ) {
		last = writing;
		await last;
	}
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function judgeSoon(): void {
	clearTimeout(timer);
	timer = setTimeout(judgeNow, PAUSE);
}

let judging: Promise<void> | undefined;
/** Something is another than when it was asked about: that answer is dropped. */
let isOld = false;

/**
 * Tries what is in the boxes, or is about to be made, or just shows the page when nothing was typed. One question at
 * a time, so that none waits behind those of earlier keys; who asks meanwhile waits for the answer to the next.
 */
export function judgeNow(): Promise<void> {
	clearTimeout(timer);
	isOld = true;
	judging ??= judgeAll().finally(() => {
		judging = undefined;
	});
	return judging;
}

async function judgeAll(): Promise<void> {
	while (isOld) {
		await writing;
		isOld = false;
		await judge();
	}
}

async function judge(): Promise<void> {
	const { path, making } = getPanel();
	const operations = making ? [operationOf(making)] : editsOf(boxed());
	const answer = await reach(
		(): Promise<TryAnswer> =>
			operations.length > 0
				? tryOperations({ operations, page: path })
				: fetchPage(path).then((page) => ({ problems: [], page })),
	);
	if (isOld || !answer) return;
	const { problems, page, draft } = answer;
	if (draft) {
		setPanel({ problems });
		isOld = takeDraft(draft);
	} else takeProblems(problems);
	// What was typed before in a field that came along counts too.
	isOld ||= !making && editsOf(boxed()).length > operations.length;
	if (isOld) return;
	if (page) setPanel({ rendered: page });
	// What is refused has no page: the last good one shows.
	else if (getPanel().rendered?.path !== path) {
		const rendered = await reach(() => fetchPage(path));
		if (rendered && !isOld) setPanel({ rendered });
	}
	if (operations.length === 0) setPanel({ along: [] });
}

/** Fields that would no longer be right come along with a box of their own, and stay until they are kept. */
export function takeProblems(problems: Problem[]): void {
	const { state, open, along } = getPanel();
	if (!state) return;
	const came = new Set(along);
	for (const problem of problems) {
		const fields = fieldsAt(state, problem.file, problem.path);
		if (fields.length > MOST_ALONG) continue;
		if (fields.some(({ id }) => open.includes(id))) continue;
		for (const { id } of [...fields, ...numbersAround(state, problem)])
			if (!open.includes(id)) came.add(id);
	}
	setPanel({ problems, along: [...came] });
}

/** A figure that no longer fits its drawing is mended in the numbers of that. */
function numbersAround(state: State, { file, path }: Problem): Field[] {
	const around = path.replace(/\.[^.]*$/, "");
	if (around === path) return [];
	const numbers = fieldsAt(state, file, around).filter(({ kind }) => kind === "number");
	return numbers.length > MOST_ALONG ? [] : numbers;
}

/** Problems of the field itself, or of the group right around it. */
export const problemsOf = (problems: readonly Problem[], id: FieldId) =>
	problems.filter((problem) => idOf(problem) === id);

/** @returns what the server answers, or undefined when it cannot: a server that is gone is tried until it is there. */
export async function reach<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
	try {
		const answer = await ask();
		if (getPanel().gone || getPanel().fault) setPanel({ gone: false, fault: undefined });
		return answer;
	} catch (error) {
		if (error instanceof KeyMissing) setPanel({ locked: true });
		else if (error instanceof ServerFault) setPanel({ gone: false, fault: error.message });
		else if (!(error instanceof ServerGone)) throw error;
		else if (!getPanel().gone) void waitForServer();
		return undefined;
	}
}

let waiting: Promise<void> | undefined;

/** It is gone, and asked until it is there. */
export function waitForServer(): Promise<void> {
	setPanel({ gone: true, fault: undefined });
	waiting ??= askAgain().finally(() => {
		waiting = undefined;
	});
	return waiting;
}

async function askAgain(): Promise<void> {
	do {
		await new Promise((resolve) => setTimeout(resolve, RETRY));
		await refreshState();
		await refreshTyped();
		// As it starts it may answer before it can.
	} while (getPanel().gone || getPanel().fault);
	await judgeNow();
}

/** So long it stays in the foot, for who is at another window: the next key ends it. */
const LASTING = 3_600_000;

let pause: ReturnType<typeof setTimeout> | undefined;

/**
 * What another window typed. A text that is written here is not what it began with, and where somebody types here
 * too it comes after a pause: a text belongs, as a whole, to the window that typed last.
 */
export async function hearTyped(typed: DraftsRequest): Promise<void> {
	await written();
	if (!isTypedHere(typed.changes)) return followTyped(takeStored(typed));
	clearTimeout(pause);
	pause = setTimeout(
		() => (isTypedHere(typed.changes) ? hearTyped(typed) : refreshTyped()),
		BETWEEN_KEYS,
	);
}

/** What is typed elsewhere is typed here too. What gives way by it, here or there, an undo brings back. */
export async function followTyped({ news, lost }: Taken): Promise<void> {
	const typed = draftsFrom(news);
	restoreDrafts(typed);
	const ids = Object.keys(typed) as FieldId[];
	const { making } = getPanel();
	if (ids.some((id) => boxed().includes(id) || (making && isIn(id, making.root)))) judgeSoon();
	const texts = Object.entries(draftsFrom(lost) as Drafts) as [FieldId, Draft][];
	if (texts.length === 0) return;
	await written();
	await refreshState();
	const { state, drafts, past } = getPanel();
	const values = new Set(Object.values(drafts).map(({ value }) => value));
	// Else it was kept or made there, or moved along with its item.
	const left = texts.filter(([id, { value }]) => {
		const current = (state && fieldOf(state, id)?.value) ?? null;
		const isLost = current !== trimmed(value) && (id in drafts || !isMade(id));
		return isLost && !values.has(value);
	});
	if (left.length === 0) return;
	setPanel({ past: [...past, Object.fromEntries(left)] });
	say(words.typedElsewhere, LASTING);
}

/** What was typed, as the server has it: another window, or the one before. */
export async function refreshTyped(): Promise<void> {
	const taken = await reach(syncStored);
	if (taken) await followTyped(taken);
}

let asked = 0;

/** What the tabs tell. */
export async function refreshTabs(): Promise<void> {
	const mine = ++asked;
	const changes = await reach(fetchChanges);
	if (changes && mine === asked) setPanel({ changes, launch: changes.launch });
}

/** The content as the server has it now. */
export async function refreshState(): Promise<void> {
	const state = await reach(fetchState);
	if (state) followState(state);
}
