/** What the launch report points at, as fields with boxes. */
import { parentOf, under } from "../../data.ts";
import type { Field, Launch, LaunchFinding, LaunchSubject, State } from "../../protocol.ts";
import { fieldOf, fieldsAt, groupOf, idOf, partsOf, pendingOf } from "../fields/fields.ts";
import type { Panel, Point } from "../state/store.ts";

const MOST_BOXES = 12;

/**
 * @returns no `fields` where only the file itself can be edited. What the page `shows` of a figure or promise are
 *   its values, in the texts that refer to them.
 */
export function launchView(state: State, finding: LaunchFinding) {
	const { id, shows, isPromise } = finding;
	const { file, path } = partsOf(id);
	if (isPromise) {
		// Once it is settled, its mark is gone.
		const [tick] = state.pending.flatMap(({ key, label, anywhere }) => {
			const mark = anywhere && fieldOf(state, idOf({ file, path: under(path, key) }));
			return mark ? { id: mark.id, label, off: null } : [];
		});
		return { fields: promised(state, file, path).slice(0, MOST_BOXES), tick };
	}
	const pending = pendingOf(state, id);
	if (pending && !pending.isList) {
		const around = fieldsAt(state, file, parentOf(path));
		const fields = around.filter(({ kind }) => kind !== "tick").slice(0, MOST_BOXES);
		return { fields, tick: { id, label: pending.label, off: false } };
	}
	const field = fieldOf(state, id);
	return {
		fields: field ? groupOf(state, id) : fieldsAt(state, file, path).slice(0, MOST_BOXES),
		tick: field && exampleTick(state, field),
		shows: shows && fieldsAt(state, partsOf(shows).file, partsOf(shows).path),
	};
}

/** The texts of a promise; of a whole page those that stand in no section. */
function promised(state: State, file: string, path: string): Field[] {
	const fields = path
		? fieldsAt(state, file, path)
		: state.fields.filter((field) => field.file === file && !field.path.includes("."));
	return fields.filter(({ kind }) => ["text", "number", "form"].includes(kind));
}

/** In the order in which they are listed. */
export const blocksFirst = (subjects: readonly LaunchSubject[]) =>
	subjects.toSorted((a, b) => Number(b.blocks) - Number(a.blocks));

/**
 * The point after this one, or before it: of the next or last subject where this has none.
 * On the way on those that are settled are left out.
 */
export function neighbourPoint({ launch }: Launch, { subject, id }: Point, by: 1 | -1) {
	const points = blocksFirst(launch).flatMap(({ title, findings }) =>
		findings.map(({ id, settled }) => ({ subject: title, id, settled })),
	);
	const here = points.findIndex((point) => point.id === id && point.subject === subject);
	const next = by > 0 ? points.slice(here + 1).find(({ settled }) => !settled) : points[here - 1];
	return next && { subject: next.subject, id: next.id };
}

/**
 * The mark that says 'not yet' of what is open: found anew each time, for it leaves its list once it is settled.
 * @returns `off` is what is written then.
 */
export function tickOf(panel: Pick<Panel, "state" | "launch" | "open" | "point">) {
	const { state, open, point } = panel;
	if (!state) return undefined;
	if (point) {
		const finding = findingOf(panel.launch, point);
		return finding && launchView(state, finding).tick;
	}
	const field = open[0] && fieldOf(state, open[0]);
	return field ? exampleTick(state, field) : undefined;
}

export const findingOf = (report: Launch | undefined, { subject, id }: Point) =>
	report?.launch
		.find(({ title }) => title === subject)
		?.findings.find((finding) => finding.id === id);

/** A list at the top of its file may name it as not final. */
function exampleTick(state: State, { file, path }: Field) {
	const lists = state.pending.filter(({ isList }) => isList);
	for (const { key, label } of lists) {
		const item = state.fields.find(
			(field) => field.file === file && field.path.startsWith(`${key}.`) && field.value === path,
		);
		if (item) return { id: item.id, label, off: null };
	}
	return undefined;
}
