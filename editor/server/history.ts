/**
 * Undo and redo of all that was kept since the server started. Plain functions of texts:
 * who asks writes them (files.ts), and says so when that has succeeded.
 */
import type { FieldId, Step, Value } from "../protocol.ts";
import type { Replacement } from "./disk.ts";
import type { Changes, Texts } from "./files.ts";

/** How a text of YAML is read and changed. Both throw when its shape no longer allows it. */
export interface Yaml {
	/** Null where the text lacks the field. */
	valueAt(text: string, path: string): Value | undefined;
	/** The text in which the fields have these values again, and all that others wrote. */
	withUndo(
		current: string,
		kept: { before: string; after: string; was: { path: string; value: Value }[] },
		file: string,
	): string;
}

/** What undoing or redoing comes to, unless a field of it was changed by others. */
export type Turn =
	| { nothing: true }
	| { conflicts: { id: FieldId; current: Value }[] }
	| {
			step: Step;
			/** To be written: `before` is what the disk holds now. */
			changes: Changes;
			/** To be called once they are. */
			done(): void;
	  };

export interface History {
	/** What was kept together, and the texts before and after. Nothing can be redone then. */
	keep(edits: Step["edits"], changes: Changes, at: number): Step;
	/** @param disk what the files hold now. */
	undo(disk: Texts): Turn;
	redo(disk: Texts): Turn;
	/** Leaves out the steps of which others took back all that they did. */
	forget(disk: Texts): void;
	/** Oldest first. */
	readonly done: Step[];
	/** The one that is redone first, last. */
	readonly undone: Step[];
}

/** A step, and the texts to go back to, or on to. */
interface Entry {
	step: Step;
	changes: Changes;
}

export function createHistory(yaml: Yaml): History {
	const done: Entry[] = [];
	const undone: Entry[] = [];
	let number = 0;

	/** Takes the last step of one list to the other. */
	function turn(from: Entry[], to: Entry[], disk: Texts, isUndo: boolean): Turn {
		const entry = from.at(-1);
		if (!entry) return { nothing: true };
		const { step } = entry;
		// The last is changed first when going back: it may stand in what an earlier one made.
		const edits = step.edits.map(({ id, was, now }) =>
			isUndo ? { id, has: now, gets: was } : { id, has: was, gets: now },
		);
		if (!isUndo) edits.reverse();

		const conflicts: { id: FieldId; current: Value }[] = [];
		const changes = new Map<string, Replacement>();
		for (const [file, texts] of entry.changes) {
			const { before: then, after: goal } = isUndo ? swapped(texts) : texts;
			const before = disk[file] ?? null;
			const own = edits.filter(({ id }) => fileOf(id) === file);
			const after = before === then ? goal : beside(before, { then, goal }, own, file);
			if (after !== undefined) changes.set(file, { before, after });
			else {
				const changed = own.filter(({ id, has }) => valueIn(before, id) !== has);
				for (const { id } of changed.length > 0 ? changed : own)
					conflicts.push({ id, current: valueIn(before, id) ?? null });
			}
		}
		if (changes.size < entry.changes.size) return { conflicts };
		return {
			step,
			changes,
			done() {
				from.pop();
				const texts = [...changes].map(([file, t]) => [file, isUndo ? swapped(t) : t] as const);
				to.push({ step, changes: new Map(texts) });
			},
		};
	}

	/**
	 * Changes the step's own fields in a file in which others wrote since.
	 * @returns undefined unless all of them are as the step left them.
	 */
	function beside(
		current: string | null,
		{ then, goal }: { then: string | null; goal: string | null },
		edits: { id: FieldId; has: Value; gets: Value }[],
		file: string,
	): string | undefined {
		if (current === null || then === null || goal === null) return undefined;
		if (edits.some(({ id, has }) => valueIn(current, id) !== has)) return undefined;
		const was = edits.map(({ id, gets }) => ({ path: pathOf(id), value: gets }));
		try {
			return yaml.withUndo(current, { before: goal, after: then, was }, file);
		} catch {
			return undefined;
		}
	}

	/** Undefined: others left no such place. */
	function valueIn(text: string | null, id: FieldId): Value | undefined {
		try {
			return text === null ? undefined : yaml.valueAt(text, pathOf(id));
		} catch {
			return undefined;
		}
	}

	return {
		keep(edits, changes, at) {
			number += 1;
			const step: Step = { number, edits, at };
			done.push({ step, changes: new Map(changes) });
			undone.length = 0;
			return step;
		},
		forget(disk) {
			/** What each field was before the later steps, the last of which is looked at first. */
			const before = new Map<FieldId, Value>();
			for (const entry of done.toReversed()) {
				const stands = entry.step.edits.some(({ id, was, now }) => {
					const value = before.has(id) ? before.get(id) : valueIn(disk[fileOf(id)] ?? null, id);
					// The next of the list has taken the place of one that was taken out.
					return now === null && /\.\d+$/.test(id) ? value !== was : (value ?? null) === now;
				});
				if (stands) for (const { id, was } of entry.step.edits) before.set(id, was);
				else done.splice(done.indexOf(entry), 1);
			}
		},
		undo: (disk) => turn(done, undone, disk, true),
		redo: (disk) => turn(undone, done, disk, false),
		get done() {
			return done.map(({ step }) => step);
		},
		get undone() {
			return undone.map(({ step }) => step);
		},
	};
}

const swapped = ({ before, after }: Replacement): Replacement => ({
	before: after,
	after: before,
});
const fileOf = (id: FieldId) => id.slice(0, id.indexOf("#"));
const pathOf = (id: FieldId) => id.slice(id.indexOf("#") + 1);
