/** What was typed and not yet kept: stored at each key, so that a crash takes nothing. */

import { placeAfter, takenBack } from "../../data.ts";
import type { FieldId, SetOperation, State, Step, Value } from "../../protocol.ts";
import { fieldOf, idOf, isIn, partsOf } from "../fields/fields.ts";
import { followPage } from "../going/address.ts";
import { type Before, type Draft, type Drafts, getPanel, isMade, setPanel } from "./store.ts";
import { type Stored, setStored } from "./stored.ts";

const KEY = "redactie:draft:";

const textOf = (draft: Draft | undefined) =>
	// What the file holds by now each window knows itself.
	draft ? JSON.stringify({ value: draft.value, base: draft.base, refused: draft.refused }) : null;

export function setDrafts(drafts: Drafts, state?: State): void {
	const ids = Object.keys({ ...getPanel().drafts, ...drafts }) as FieldId[];
	setPanel({ drafts, ...(state && { state }) });
	setStored(Object.fromEntries(ids.map((id) => [KEY + id, textOf(drafts[id])])));
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

/** What was typed in what a step took away is there again when that is; what it made was about to be made before it. */
const steps = new Map<number, { taken: Drafts; made: FieldId | undefined }>();

/**
 * Of a step that was done or undone: what was typed goes along with an item that gets another place in its list.
 * @returns what the step made, if it did.
 */
export function moveDrafts(
	{ number, moved = [] }: Step,
	how: "done" | "undone",
	made = steps.get(number)?.made,
): FieldId | undefined {
	const operations = how === "done" ? moved : takenBack(moved);
	const drafts = { ...steps.get(number)?.taken };
	const taken: Drafts = {};
	for (const [key, draft] of Object.entries(getPanel().drafts)) {
		const id = key as FieldId;
		const isMadeNow = how === "done" && made && isIn(id, made);
		const place = isMadeNow ? undefined : placeAfter(id, operations);
		if (place) drafts[place] = draft;
		else taken[id] = draft;
	}
	steps.set(number, { taken, made });
	setDrafts(drafts);
	return made;
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
		(id) => !isMade(id) && partsOf(id).file !== COMMIT && isMore(drafts[id]),
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
	const { drafts, state: before } = getPanel();
	if (before && state.version < before.version) return;
	setDrafts(changed(drafts, following(state)), state);
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
