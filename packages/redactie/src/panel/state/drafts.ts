/**
 * What was typed and is in no file yet, as every window of the project has it: the server keeps it. Each change goes
 * there at once, so that a crash takes nothing.
 */
import { itemIn, parentOf, placeAfter, takenBack } from "../../data.ts";
import type { DraftsRequest, FieldId, SetOperation, State, Step, Value } from "../../protocol.ts";
import { fieldOf, idOf, isIn, listAt, partsOf } from "../fields/fields.ts";
import { followPage, remember } from "../going/address.ts";
import { namesIn, words } from "../words.ts";
import { fetchDrafts, storeDrafts } from "./api.ts";
import {
	type Before,
	type Draft,
	type Drafts,
	getPanel,
	isMade,
	placedSteps,
	say,
	setPanel,
	type View,
} from "./store.ts";

const KEY = "redactie:draft:";

const textOf = (draft: Draft | undefined) =>
	// What the file holds by now each window knows itself.
	draft ? JSON.stringify({ value: draft.value, base: draft.base, refused: draft.refused }) : null;

/** @param isTyped here, by which they belong to this window. */
export function setDrafts(drafts: Drafts, state?: State, isTyped = true): void {
	const ids = Object.keys({ ...getPanel().drafts, ...drafts }) as FieldId[];
	setPanel({ drafts, ...(state && { state }) });
	setStored(Object.fromEntries(ids.map((id) => [KEY + id, textOf(drafts[id])])), isTyped);
}

/** As other windows have it; of what is no more, undefined. */
export const draftsFrom = (changes: Stored): Record<FieldId, Draft | undefined> =>
	Object.fromEntries(
		Object.entries(changes).flatMap(([key, text]) =>
			key.startsWith(KEY)
				? [[key.slice(KEY.length), text === null ? undefined : JSON.parse(text)]]
				: [],
		),
	);

/** A value as typed; the very value of the file is no draft, unless another is on its way there. */
export function draft(id: FieldId, value: Value): void {
	const { drafts, state, making } = getPanel();
	const { [id]: before, ...rest } = drafts;
	const base = before ? before.base : valueIn(state, id);
	const isOld = making?.root !== id && value === base && !before?.changedAt && !written.has(id);
	setDrafts(isOld ? rest : { ...rest, [id]: { ...before, value, base } });
}

type Change = (draft: Draft, id: FieldId) => Draft | undefined;

const changed = (drafts: Record<FieldId, Draft | undefined>, change: Change): Drafts =>
	Object.fromEntries(
		Object.entries(drafts).flatMap(([key, draft]) => {
			const next = draft && change(draft, key as FieldId);
			return next ? [[key, next] as const] : [];
		}),
	);

export function changeDrafts(change: Change): void {
	setDrafts(changed(getPanel().drafts, change));
}

/** Done, or undone? */
type Turned = "done" | "undone";

/** What a step made was about to be made before it. */
const steps = new Map<number, { made: FieldId | undefined; how: Turned }>();
/** Typed in what a step took away, `-3:content/x.yaml#tasks.2`: it is there again when that is. */
const isTaken = (id: FieldId) => id.startsWith("-");

/**
 * Of a step that was done or undone: what is open, and what was typed in it, goes along with an item that gets another
 * place in its list. Once: whoever follows a step also hears of it.
 * @returns what the step made, if it did.
 */
export function followStep(
	{ number, moved = [] }: Step,
	how: Turned,
	made = steps.get(number)?.made,
): FieldId | undefined {
	if (steps.get(number)?.how === how) return made;
	const operations = how === "done" ? moved : takenBack(moved);
	const drafts: Drafts = {};
	const taken = `-${number}:`;
	for (const [key, draft] of Object.entries(getPanel().drafts)) {
		const id = key as FieldId;
		const isMadeNow = how === "done" && made && isIn(id, made);
		const place = isMadeNow ? undefined : placeAfter(id, operations);
		const isBack = how === "undone" && key.startsWith(taken);
		drafts[isBack ? (key.slice(taken.length) as FieldId) : (place ?? `${taken}${id}`)] = draft;
	}
	steps.set(number, { made, how });
	if (operations.length === 0 && !made) return undefined;
	placePanel((id) => placeAfter(id, operations));
	setDrafts(drafts, undefined, false);
	return made;
}

/** What is open, what can be undone, and what belongs to this window goes along. */
function placePanel(placeOf: (id: FieldId) => FieldId | undefined): void {
	const { where, along, last, past, future } = getPanel();
	const placed = (ids: FieldId[]) => ids.flatMap((id) => placeOf(id) ?? []);
	setPanel({
		along: placed(along),
		last: last && placeOf(last),
		past: placedSteps(past, placeOf),
		future: placedSteps(future, placeOf),
		where: where.flatMap((view): View[] => {
			if (view.kind === "fields") return [{ ...view, open: placed(view.open) }];
			if (!("id" in view)) return [view];
			return placed([view.id]).map((id) => ({ ...view, id }));
		}),
		// The page has the places of before, until it comes anew.
		pointed: undefined,
	});
	const ownHere = [...own].flatMap(([key, at]) =>
		placed([key.slice(KEY.length) as FieldId]).map((id) => [KEY + id, at] as const),
	);
	own = new Map(ownHere);
	// A reload opens the same. As the window opens the address says what.
	if (getPanel().state) remember("replace");
}

/**
 * Items that another program moved, of those that something was typed in, and where each is: its title, or what that
 * text began with, stands in one other place of the list, and did not before.
 */
function movedItems(state: State, before: State | undefined): Map<FieldId, FieldId> {
	const moves = new Map<FieldId, FieldId>();
	for (const [id, { base }] of Object.entries(getPanel().drafts) as [FieldId, Draft][]) {
		const item = itemIn(id);
		if (!item || base === null || written.has(id)) continue;
		const [now = [], was = []] = [state, before].map(
			(one) => one && listAt(one, parentOf(item) as FieldId)?.items,
		);
		const [title, here] = [was, now].map((list) => list.find((one) => one.id === item)?.title);
		if (valueIn(state, id) === base && (!title || title === here)) continue;
		const called = now.filter((one, index) => one.title === title && was[index]?.title !== title);
		const began = now.filter((one) => {
			const at = (one.id + id.slice(item.length)) as FieldId;
			return valueIn(state, at) === base && valueIn(before, at) !== base;
		});
		const [place, ...others] = called.length === 1 ? called : began;
		if (place && others.length === 0) moves.set(item, place.id);
	}
	return moves;
}

/** What was typed goes along with them. Of what is not certainly moved the field asks which is to stay. */
function followItems(moves: ReadonlyMap<FieldId, FieldId>): void {
	const placeOf = (id: FieldId) => {
		const [item, place] = [...moves].find(([item]) => isIn(id, item)) ?? ["", ""];
		return (place + id.slice(item.length)) as FieldId;
	};
	const typed = Object.entries(getPanel().drafts);
	const placed = typed.map(([id, draft]) => [placeOf(id as FieldId), draft]);
	// Each has a place of its own.
	if (moves.size === 0 || new Set(placed.map(([id]) => id)).size < placed.length) return;
	placePanel(placeOf);
	setDrafts(Object.fromEntries(placed), undefined, false);
}

/** Other windows do, undo and redo steps too: they share one undo, and the foot may just have said the opposite. */
function followSteps({ done, undone }: State, isFirst: boolean): void {
	// Another server counts anew, and brings back nothing of the one before.
	const isNew = done.length + undone.length === 0;
	if (isNew) steps.clear();
	if (isNew && isFirst) changeDrafts((draft, id) => (isTaken(id) ? undefined : draft));
	const wasTurned = (how: Turned) => (step: Step) => steps.get(step.number)?.how === how;
	const taken = undone.filter(wasTurned("done"));
	const redone = done.filter(wasTurned("undone"));
	for (const step of taken) followStep(step, "undone");
	for (const step of done) followStep(isFirst ? { ...step, moved: [] } : step, "done");
	if (taken.length > 0) say(words.undoneElsewhere(taken.flatMap(namesIn)));
	if (redone.length > 0) say(words.redoneElsewhere(redone.flatMap(namesIn)));
}

/** The drafts that something is to be made of: others are what was typed for these. */
export function waitingRoots(drafts = getPanel().drafts): FieldId[] {
	const made = (Object.keys(drafts) as FieldId[]).filter(isMade);
	return made.filter((id) => !made.some((root) => root !== id && isIn(id, root)));
}

/** The file of what is typed for a commit: drafts that are of no content. */
export const COMMIT = "commit";

/** Fields of the content in which something was typed. */
export const waitingTexts = (drafts = getPanel().drafts): FieldId[] =>
	(Object.keys(drafts) as FieldId[]).filter(
		(id) => !isMade(id) && !isTaken(id) && partsOf(id).file !== COMMIT && isMore(drafts[id]),
	);

/** Whether more than a blank was typed. */
const isMore = (draft: Draft | undefined) =>
	draft && (draft.changedAt || trimmed(draft.value) !== draft.base);

/** In place of what was typed there by now; of what is on its way to the file that is where it starts. */
export function restoreDrafts(drafts: Record<FieldId, Draft | undefined>): void {
	const { state, drafts: now } = getPanel();
	const back = Object.entries(drafts).flatMap(([key, draft]) => {
		const id = key as FieldId;
		const present = written.has(id) ? now[id] : undefined;
		const next = present
			? { ...present, value: draft ? draft.value : present.value }
			: draft && (state ? following(state)(draft, id) : draft);
		return next ? [[id, next] as const] : [];
	});
	const rest = Object.entries(now).filter(([id]) => !(id in drafts));
	setDrafts(Object.fromEntries([...rest, ...back]));
}

/** What is kept by now is no draft, and what the file changed is a conflict. A field may be gone for a while. */
const following =
	(state: State): Change =>
	(draft, id) => {
		if (!fieldOf(state, id)) return draft;
		const current = valueIn(state, id);
		const { changedAt = Date.now(), ...rest } = draft;
		if (current === draft.value && !written.has(id)) return undefined;
		const isOurs = current === draft.base || (written.has(id) && current === written.get(id));
		return isOurs ? rest : { ...rest, changedAt };
	};

/** After an answer of the server; of answers that overtook each other the latest holds. */
export function followState(state: State): void {
	const { state: before } = getPanel();
	if (before && state.version < before.version) return;
	const { open } = getPanel();
	followSteps(state, !before);
	if (open.length > 0 && getPanel().open.length === 0) setPanel({ lost: words.takenElsewhere });
	// What a step moved is at its place by now.
	const isStep = before && before.done.at(-1)?.number !== state.done.at(-1)?.number;
	if (!isStep) followItems(movedItems(state, before));
	setDrafts(changed(getPanel().drafts, following(state)), state);
	if (before) followPage(before);
}

/** Blanks around a text are nobody's: the site takes them off. In the box they stay while one types on. */
export const trimmed = (value: Value) => (typeof value === "string" ? value.trim() : value);

/** What is on its way to the file. */
let written: ReadonlyMap<FieldId, Value> = new Map();

/** What the file holds, or will hold in a moment. */
const startOf = (id: FieldId, { base }: Draft): Value =>
	written.has(id) ? (written.get(id) ?? null) : base;

/** Whether it holds what is not on its way to the file. */
export function isTyped(id: FieldId): boolean {
	const { [id]: draft } = getPanel().drafts;
	return draft !== undefined && trimmed(draft.value) !== startOf(id, draft);
}

/** Back to what these fields start from. */
export const dropDrafts = (ids: readonly FieldId[]): void =>
	changeDrafts((draft, id) => {
		if (!ids.includes(id)) return draft;
		return written.has(id) ? { ...draft, value: startOf(id, draft) } : undefined;
	});

/** Those of these fields that are to be written; of blanks alone nothing is, and before a choice neither. */
export function depart(ids: readonly FieldId[]): SetOperation[] {
	const { drafts } = getPanel();
	const edits = editsOf(ids)
		.filter((edit) => !drafts[idOf(edit)]?.changedAt)
		.map((edit) => ({ ...edit, value: trimmed(edit.value) }));
	written = new Map(edits.map((edit) => [idOf(edit), edit.value]));
	const isBlank = (id: FieldId) => ids.includes(id) && !draftsOf([id]).includes(id);
	changeDrafts((draft, id) => (isBlank(id) ? undefined : draft));
	return edits;
}

/** What was kept is what the rest starts from, and what an undo or a redo brings back: somebody may have typed on. */
export function arrive(isKept: boolean): void {
	const left = written;
	written = new Map();
	const startAnew: Change = (draft, id) => {
		const { refused: _, ...rest } = draft;
		const base = isKept ? left.get(id) : undefined;
		const next = base === undefined ? draft : { ...rest, base };
		return left.has(id) && next.value === next.base ? undefined : next;
	};
	changeDrafts(startAnew);
	if (!isKept) return;
	const { past, future } = getPanel();
	const ofSteps = (steps: readonly Before[]) =>
		steps.map((before) =>
			Object.fromEntries(
				Object.entries(before).map(([id, draft]) => [id, draft && startAnew(draft, id as FieldId)]),
			),
		);
	setPanel({ past: ofSteps(past), future: ofSteps(future) });
}

export const valueIn = (state: State | undefined, id: FieldId): Value =>
	(state && fieldOf(state, id)?.value) ?? null;

/** What a box shows: what was typed, else what the file holds. */
export const valueNow = (id: FieldId): Value => {
	const { drafts, state } = getPanel();
	const draft = drafts[id];
	return draft ? draft.value : valueIn(state, id);
};

/** Those in which more than a blank was typed. */
export const draftsOf = (ids: readonly FieldId[]): FieldId[] =>
	ids.filter((id) => isMore(getPanel().drafts[id]));

/** Of a field that is no longer there nothing can be asked. */
export function editsOf(ids: readonly FieldId[]): SetOperation[] {
	const { drafts, state } = getPanel();
	return draftsOf(ids).flatMap((id) => {
		const { value, base } = drafts[id] as Draft;
		return state && fieldOf(state, id) ? { do: "set", ...partsOf(id), value, base } : [];
	});
}

type Stored = DraftsRequest["changes"];

/** Tells our own changes from those of others. */
const WINDOW = crypto.randomUUID();
/** What could not be sent, by window. */
const UNSENT = "redactie:unsent:";

/** What the server has, as far as is known here. */
const told: Stored = {};
let onItsWay: Stored = {};
let unsent: Stored = {};
/** All that went from here: what comes back of it, after a server that stopped, is nobody else's. */
const sent = new Set<string>();
/** Those that were typed in this window last, and when: milliseconds of this window. */
let own = new Map<string, number>();
/** So long after a key somebody still types there: what another window has of it is not mixed with it. */
export const BETWEEN_KEYS = 2000;
let sending: Promise<void> | undefined;

/** Null: it is no draft any more. */
function setStored(changes: Stored, isTyped: boolean): void {
	const now = { ...told, ...onItsWay, ...unsent };
	const news = Object.entries(changes).filter(([key, text]) => (now[key] ?? null) !== text);
	if (news.length === 0) return;
	if (isTyped) for (const [key] of news) own.set(key, performance.now());
	Object.assign(unsent, Object.fromEntries(news));
	void send();
}

const send = () => {
	sending ??= sendAll().finally(() => {
		sending = undefined;
	});
	return sending;
};

async function sendAll(): Promise<void> {
	while (Object.keys(unsent).length > 0) {
		[onItsWay, unsent] = [unsent, {}];
		for (const entry of Object.entries(onItsWay)) sent.add(`${entry}`);
		try {
			const gone = Object.entries(told).filter(([key, text]) => text && onItsWay[key] === null);
			const was = Object.fromEntries(gone) as Record<string, string>;
			await storeDrafts({ changes: onItsWay, was, from: WINDOW });
			Object.assign(told, onItsWay);
		} catch {
			// Who judges says why. It goes with the next key, or once the server is back.
			unsent = { ...onItsWay, ...unsent };
			break;
		} finally {
			onItsWay = {};
		}
	}
	leaveUnsent();
}

/** Whether one of these is being typed here. */
export const isTypedHere = (changes: Stored): boolean =>
	Object.keys(changes).some(
		(key) => performance.now() - (own.get(key) ?? -BETWEEN_KEYS) < BETWEEN_KEYS,
	);

export interface Taken {
	/** What another window changed. */
	news: Stored;
	/** What was typed in one of them, and gave way by it to what was typed in the other. */
	lost: Stored;
}

export function takeStored({ changes, from }: Omit<DraftsRequest, "was">): Taken {
	const ours = { ...onItsWay, ...unsent };
	const taken: Taken = { news: {}, lost: {} };
	for (const [key, text] of Object.entries(changes)) {
		const { [key]: before = null } = told;
		if (from === WINDOW || text === before) continue;
		told[key] = text;
		// An answer that was overtaken holds what was typed here before.
		if (!from && own.has(key) && sent.has(`${[key, text]}`)) continue;
		if (key in ours && own.has(key)) {
			if (text !== null && text !== ours[key] && !sent.has(`${[key, text]}`))
				taken.lost[key] = text;
			continue;
		}
		// What only moved along here gives way.
		delete onItsWay[key];
		delete unsent[key];
		taken.news[key] = text;
		if (own.delete(key) && before !== null) taken.lost[key] = before;
	}
	return taken;
}

/** Brings the server and this window together. */
export async function syncStored(): Promise<Taken> {
	await sending;
	const theirs = await fetchDrafts();
	const gone = Object.fromEntries(Object.keys(told).map((key) => [key, null]));
	const taken = takeStored({ changes: { ...gone, ...theirs }, from: "" });
	await send();
	return taken;
}

/** As the window closes, and as long as the server does not take it: nobody knows how the window ends. */
export function leaveUnsent(): void {
	const left = Object.entries({ ...onItsWay, ...unsent }).filter(([, text]) => text !== null);
	const before = left.map(([key]) => [key, told[key] ?? null]);
	if (left.length > 0) localStorage.setItem(UNSENT + WINDOW, JSON.stringify([left, before]));
	else localStorage.removeItem(UNSENT + WINDOW);
}

/** A server at another port would not find it. */
export function askToLeave(event: BeforeUnloadEvent): void {
	if (getPanel().gone && Object.keys(unsent).length > 0) event.preventDefault();
}

/** As the next one opens. @returns what it is to send. */
export function takeUnsent(): Stored {
	for (const key of Object.keys(localStorage).filter((one) => one.startsWith(UNSENT))) {
		const [left, before] = JSON.parse(localStorage.getItem(key) ?? "[[],[]]");
		localStorage.removeItem(key);
		Object.assign(unsent, Object.fromEntries(left));
		Object.assign(told, Object.fromEntries(before));
	}
	for (const key of Object.keys(unsent)) own.set(key, 0);
	return { ...unsent };
}
