/** What was typed and not yet kept: in the browser's storage at each key, so that a crash takes nothing. */
import type { Edit, FieldId, State, Value } from "../protocol.ts";
import { fieldOf, partsOf } from "./fields.ts";
import { type Draft, getPanel, setPanel } from "./store.ts";

const KEY = "redactie:drafts";

export function storedDrafts(): Record<FieldId, Draft> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? "{}");
	} catch {
		return {};
	}
}

function setDrafts(drafts: Record<FieldId, Draft>): void {
	setPanel({ drafts });
	try {
		localStorage.setItem(KEY, JSON.stringify(drafts));
	} catch {
		// Storage is blocked or full: the drafts then last as long as this window.
	}
}

/** A value as typed; the very value of the file is no draft. */
export function draft(id: FieldId, value: Value): void {
	const { drafts, state } = getPanel();
	const { [id]: before, ...rest } = drafts;
	const base = before ? before.base : valueIn(state, id);
	setDrafts(
		value === base && !before?.changedAt ? rest : { ...rest, [id]: { ...before, value, base } },
	);
}

export function changeDrafts(change: (draft: Draft, id: FieldId) => Draft | undefined): void {
	const changed = Object.entries(getPanel().drafts).flatMap(([key, value]) => {
		const id = key as FieldId;
		const next = change(value, id);
		return next ? [[id, next] as const] : [];
	});
	setDrafts(Object.fromEntries(changed));
}

export function dropDrafts(ids: readonly FieldId[]): void {
	changeDrafts((draft, id) => (ids.includes(id) ? undefined : draft));
}

export function restoreDrafts(drafts: Record<FieldId, Draft>): void {
	setDrafts({ ...getPanel().drafts, ...drafts });
}

/** After an answer of the server: what is kept by now is no draft, and what the file changed is a conflict. */
export function followState(state: State): void {
	const { drafts } = getPanel();
	setPanel({ state });
	const now = Date.now();
	const kept = Object.entries(drafts).flatMap(([key, draft]) => {
		const id = key as FieldId;
		const current = valueIn(state, id);
		if (current === draft.value) return [];
		const { changedAt = now, ...rest } = draft;
		return [[id, current === draft.base ? rest : { ...rest, changedAt }] as const];
	});
	setDrafts(Object.fromEntries(kept));
}

export const valueIn = (state: State | undefined, id: FieldId): Value =>
	(state && fieldOf(state, id)?.value) ?? null;

/** What a box shows: what was typed, else what the file holds. */
export const valueNow = (id: FieldId): Value => {
	const { drafts, state } = getPanel();
	const draft = drafts[id];
	return draft ? draft.value : valueIn(state, id);
};

export const draftsOf = (ids: readonly FieldId[]): FieldId[] =>
	ids.filter((id) => id in getPanel().drafts);

export const editsOf = (ids: readonly FieldId[]): Edit[] =>
	draftsOf(ids).map((id) => {
		const { value, base } = getPanel().drafts[id] as Draft;
		return { ...partsOf(id), value, base };
	});
