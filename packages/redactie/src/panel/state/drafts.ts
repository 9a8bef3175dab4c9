/** What was typed and not yet kept: stored at each key, so that a crash takes nothing. */

import { placeAfter, takenBack } from "../../place-after.ts";
import type { FieldId, SetOperation, State, Step, Value } from "../../protocol.ts";
import { fieldOf, idOf, partsOf } from "../fields/fields.ts";
import { followPage } from "../going/address.ts";
import { type Draft, getPanel, setPanel } from "./store.ts";
import { isOwn, setStored } from "./stored.ts";

const KEY = "redactie:draft:";

const textOf = (draft: Draft | undefined) =>
	// What is being written of it, and what the file holds by now, each window knows itself.
	draft ? JSON.stringify({ value: draft.value, base: draft.base, refused: draft.refused }) : null;

export function setDrafts(drafts: Record<FieldId, Draft>, state?: State): void {
	const ids = Object.keys({ ...getPanel().drafts, ...drafts }) as FieldId[];
	setPanel({ drafts, ...(state && { state }) });
	setStored(Object.fromEntries(ids.map((id) => [KEY + id, textOf(drafts[id])])));
}

/** In this window, and in no other since. */
export const isTypedHere = (id: FieldId) => isOwn(KEY + id);

/** What another window typed, or has kept by now. */
export function followDrafts(changes: Readonly<Record<string, string | null>>): FieldId[] {
	const own = Object.entries(changes).flatMap(([key, text]) =>
		key.startsWith(KEY) ? [[key.slice(KEY.length) as FieldId, text] as const] : [],
	);
	const gone = own.flatMap(([id, text]) => (text === null ? id : []));
	// At once: what is stored is theirs by now, and what stood here before it would go back there.
	restoreDrafts(
		Object.fromEntries(
			own.flatMap(([id, text]) => (text === null ? [] : [[id, JSON.parse(text)]])),
		),
		changed(getPanel().drafts, (draft, id) =>
			gone.includes(id) && draft.leaving === undefined ? undefined : draft,
		),
	);
	return own.map(([id]) => id);
}

/** A value as typed; the very value of the file is no draft, unless another is on its way there. */
export function draft(id: FieldId, value: Value): void {
	const { drafts, state, making } = getPanel();
	const { [id]: before, ...rest } = drafts;
	const base = before ? before.base : valueIn(state, id);
	const isOld =
		making?.root !== id && value === base && !before?.changedAt && before?.leaving === undefined;
	setDrafts(isOld ? rest : { ...rest, [id]: { ...before, value, base } });
}

type Change = (draft: Draft, id: FieldId) => Draft | undefined;

const changed = (drafts: Record<FieldId, Draft>, change: Change): Record<FieldId, Draft> =>
	Object.fromEntries(
		Object.entries(drafts).flatMap(([key, draft]) => {
			const next = change(draft, key as FieldId);
			return next ? [[key, next] as const] : [];
		}),
	);

export function changeDrafts(change: Change): void {
	setDrafts(changed(getPanel().drafts, change));
}

/** What was typed in what a step took away: it is there again when that is. */
const takenBy = new Map<number, Record<FieldId, Draft>>();

/** Of a step that was done or undone: what was typed goes along with an item that gets another place in its list. */
export function moveDrafts(step: Step, how: "done" | "undone"): void {
	const { number, moved = [] } = step;
	const operations = how === "done" ? moved : takenBack(moved);
	const drafts: Record<FieldId, Draft> = { ...takenBy.get(number) };
	const taken: Record<FieldId, Draft> = {};
	for (const [key, draft] of Object.entries(getPanel().drafts)) {
		const id = key as FieldId;
		const place = placeAfter(id, operations);
		if (place) drafts[place] = draft;
		else taken[id] = draft;
	}
	takenBy.set(number, taken);
	setDrafts(drafts);
}

export function dropDrafts(ids: readonly FieldId[]): void {
	changeDrafts((draft, id) => (ids.includes(id) ? undefined : draft));
}

/** Puts drafts back, into what is being written as well. */
export function restoreDrafts(drafts: Record<FieldId, Draft>, now = getPanel().drafts): void {
	const { state } = getPanel();
	const back = changed(drafts, ({ leaving: _, ...draft }, id) => {
		const { [id]: present } = now;
		if (present?.leaving !== undefined) return { ...present, value: draft.value };
		return state ? following(state)(draft, id) : draft;
	});
	const rest = Object.entries(now).filter(([id]) => !(id in drafts));
	setDrafts({ ...Object.fromEntries(rest), ...back });
}

/** What is kept by now is no draft, and what the file changed is a conflict. A field may be gone for a while. */
const following =
	(state: State): Change =>
	(draft, id) => {
		if (!fieldOf(state, id)) return draft;
		const current = valueIn(state, id);
		const { changedAt = Date.now(), ...rest } = draft;
		if (draft.leaving !== undefined)
			return [draft.base, draft.leaving, written.get(id)].includes(current)
				? rest
				: { ...rest, changedAt };
		if (current === draft.value) return undefined;
		return current === draft.base ? rest : { ...rest, changedAt };
	};

/** After an answer of the server; of answers that overtook each other the latest holds. */
export function followState(state: State): void {
	const { drafts, state: before } = getPanel();
	if (before && state.version < before.version) return;
	setDrafts(changed(drafts, following(state)), state);
	if (before) followPage(before);
}

/** After a step of our own, which is the last one now. */
export function followStep(state: State): void {
	const step = state.done.at(-1);
	if (step) moveDrafts(step, "done");
	followState(state);
}

/** Blanks around a text are nobody's: the site takes them off. In the box they stay while one types on. */
export const trimmed = (value: Value) => (typeof value === "string" ? value.trim() : value);

/**
 * Marks what was typed in these fields as on its way to the file.
 * @returns whether there was anything that is not on its way already.
 */
export function takeOff(ids: readonly FieldId[]): boolean {
	let isNew = false;
	changeDrafts((draft, id) => {
		const { base, changedAt, leaving = base } = draft;
		if (!ids.includes(id) || changedAt) return draft;
		const value = trimmed(draft.value);
		if (value !== leaving) {
			isNew = true;
			return { ...draft, leaving: value };
		}
		return "leaving" in draft ? draft : undefined;
	});
	return isNew;
}

/** What is being written right now. */
let written: ReadonlyMap<FieldId, Value> = new Map();

/** Those of these fields that are to be written by now: what was asked for last holds what was before. */
export function setOff(ids: readonly FieldId[]): SetOperation[] {
	const { drafts } = getPanel();
	const edits = ids.flatMap((id): SetOperation[] => {
		const { base = null, leaving, changedAt } = drafts[id] ?? {};
		return leaving === undefined || leaving === base || changedAt
			? []
			: [{ do: "set", ...partsOf(id), value: leaving, base }];
	});
	written = new Map(edits.map((edit) => [idOf(edit), edit.value]));
	return edits;
}

/**
 * What was kept is what the rest starts from: somebody may have typed on.
 * @param isLast nothing else waits to be written. What was refused may go together with what does.
 */
export function arrive(isKept: boolean, isLast: boolean): void {
	const kept = isKept ? written : new Map<FieldId, Value>();
	written = new Map();
	changeDrafts(({ leaving, ...draft }, id) => {
		if (leaving === undefined) return draft;
		const { refused: _, ...rest } = draft;
		const base = kept.get(id);
		const next = base === undefined ? draft : { ...rest, base };
		if (leaving !== next.base && !isLast) return { ...next, leaving };
		return next.value === next.base ? undefined : next;
	});
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
	ids.filter((id) => {
		const { [id]: draft } = getPanel().drafts;
		return draft && (draft.changedAt || trimmed(draft.value) !== draft.base);
	});

/** Of a field that is no longer there nothing can be asked. */
export function editsOf(ids: readonly FieldId[]): SetOperation[] {
	const { drafts, state } = getPanel();
	return draftsOf(ids).flatMap((id) => {
		const { value, base } = drafts[id] as Draft;
		return state && fieldOf(state, id) ? { do: "set", ...partsOf(id), value, base } : [];
	});
}
