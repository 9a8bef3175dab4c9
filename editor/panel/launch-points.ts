/** What the launch report points at, as fields with boxes. */
import type { Field, FieldId, LaunchFinding, LaunchSubject, State, Value } from "../protocol.ts";
import { fieldOf, fieldsAt, groupOf, idOf, partsOf } from "./fields.ts";
import type { Panel, Point } from "./store.ts";
import { words } from "./words.ts";

/** A mark in the content that says 'not yet': it goes together with what it is about. */
export interface Tick {
	id: FieldId;
	label: string;
	/** What is written once it is settled. */
	off: Value;
}

export interface LaunchView {
	fields: Field[];
	tick?: Tick | undefined;
	/** Promises of one thing that contradict each other. */
	readings?: Field[];
}

const IDENTITY = "content/identity.yaml";
const MOST_BOXES = 12;

/** @returns no fields where only the file itself can be edited. */
export function launchView(state: State, { id }: LaunchFinding): LaunchView {
	const { file, path } = partsOf(id);
	if (path.endsWith(".readings")) return { fields: [], readings: fieldsAt(state, file, path) };

	const around = path.replace(/\.?[^.]*$/, "");
	if (path.endsWith("placeholder")) {
		const fields = fieldsAt(state, file, around).filter((field) => field.kind !== "tick");
		return { fields, tick: { id, label: words.example, off: false } };
	}
	const confirm = fieldOf(state, idOf({ file, path: `${path}.confirm` }));
	if (confirm) {
		const fields = fieldsAt(state, file, path).filter((field) => field.kind !== "tick");
		return {
			fields: fields.slice(0, MOST_BOXES),
			tick: { id: confirm.id, label: words.unconfirmed, off: null },
		};
	}
	const field = fieldOf(state, id);
	if (field) return { fields: groupOf(state, id), tick: exampleTick(state, field) };
	return { fields: fieldsAt(state, file, path).slice(0, MOST_BOXES) };
}

/** The mark that goes with what is open: found anew each time, for it leaves its list once it is settled. */
export function tickOf({ state, open, point }: Pick<Panel, "state" | "open" | "point">) {
	if (!state) return undefined;
	if (point) {
		const finding = findingOf(state, point);
		return finding && launchView(state, finding).tick;
	}
	const field = open[0] && fieldOf(state, open[0]);
	return field ? exampleTick(state, field) : undefined;
}

/** As they were first seen: a point that is settled stays where it stood. */
const orders = new Map<string, FieldId[]>();
export function findingsOf({ title, findings }: LaunchSubject): LaunchFinding[] {
	const order = new Set([...(orders.get(title) ?? []), ...findings.map(({ id }) => id)]);
	const ids = [...order];
	orders.set(title, ids);
	return findings.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export const findingOf = (state: State, { subject, id }: Point) =>
	state.launch
		.find(({ title }) => title === subject)
		?.findings.find((finding) => finding.id === id);

/** `placeholders` of the identity lists the values that are an example still. */
export function exampleTick(state: State, { file, path }: Field): Tick | undefined {
	if (file !== IDENTITY) return undefined;
	const item = state.fields.find(
		(field) =>
			field.file === IDENTITY && field.path.startsWith("placeholders.") && field.value === path,
	);
	return item && { id: item.id, label: words.example, off: null };
}
