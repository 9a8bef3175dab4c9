/** What was typed and not yet kept: stored at each key, so that a crash takes nothing. */
import type { Edit, FieldId, State, Step, Value } from "../protocol.ts";
import { followPage } from "./address.ts";
import { fieldOf, partsOf } from "./fields.ts";
import { placeAfter, takenBack } from "./lists/place-after.ts";
import { type Draft, getPanel, setPanel } from "./store.ts";
import { setStored } from "./stored.ts";

const KEY = "redactie:draft:";

const textOf = (draft: Draft | undefined) =>
	// What is being written of it, and what the file holds by now, each window knows itself.
	draft ? JSON.stringify({ value: draft.value, base: draft.base, refused: draft.refused }) : null;

function setDrafts(drafts: Record<FieldId, Draft>, state = getPanel().state): void {
	const ids = Object.keys({ ...getPanel().drafts, ...drafts }) as FieldId[];
	setPanel({ drafts, state });
	setStored(Object.fromEntries(ids.map((id) => [KEY + id, textOf(drafts[id])])));
}

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
			gone.includes(id) && !draft.leaving ? undefined : draft,
		),
	);
	return own.map(([id]) => id);
}

/** A value as typed; the very value of the file is no draft, unless another is on its way there. */
export function draft(id: FieldId, value: Value): void {
	const { drafts, state } = getPanel();
	const { [id]: before, ...rest } = drafts;
	const base = before ? before.base : valueIn(state, id);
	const isOld = value === base && !before?.changedAt && !before?.leaving;
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
		if (present?.leaving) return { ...present, value: draft.value };
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
		if (draft.leaving)
			return current === draft.base || draft.leaving.includes(current)
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
 * @returns nothing when all of it is on its way already; else also what is, for that may be refused
 *   and go only together with the rest.
 */
export function takeOff(ids: readonly FieldId[]): Map<FieldId, Value> {
	const taken = new Map<FieldId, Value>();
	const { drafts } = getPanel();
	const isNew = ids.some((id) => {
		const draft = drafts[id];
		const last = draft?.leaving ? draft.leaving.at(-1) : draft?.base;
		return draft && !draft.changedAt && last !== trimmed(draft.value);
	});
	changeDrafts((draft, id) => {
		const { base, changedAt, leaving } = draft;
		if (!ids.includes(id) || changedAt) return draft;
		const value = trimmed(draft.value);
		if (!leaving && value === base) return undefined;
		if (!isNew) return draft;
		taken.set(id, value);
		return { ...draft, leaving: [...(leaving ?? []), value] };
	});
	return taken;
}

/** Of what was taken off; what was kept is what the rest starts from: somebody may have typed on. */
export function arrive(taken: ReadonlyMap<FieldId, Value>, isKept: boolean): void {
	changeDrafts((draft, id) => {
		const value = taken.get(id);
		if (value === undefined || !draft.leaving) return draft;
		const {
			refused,
			leaving: [, ...leaving],
			...rest
		} = draft;
		const base = isKept ? value : rest.base;
		if (leaving.length > 0) return { ...rest, base, leaving };
		return rest.value === base
			? undefined
			: { ...rest, base, ...(!isKept && refused && { refused }) };
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
export function editsOf(ids: readonly FieldId[]): Edit[] {
	const { drafts, state } = getPanel();
	return draftsOf(ids).flatMap((id) => {
		const { value, base } = drafts[id] as Draft;
		return state && fieldOf(state, id) ? { ...partsOf(id), value, base } : [];
	});
}
