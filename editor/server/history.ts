/**
 * Undo and redo of all that was kept since the server started. Plain functions of texts:
 * who asks writes them (files.ts), and says so when that has succeeded.
 */
import type { FieldId, Step, Value } from "../protocol.ts";
import type { Replacement } from "./disk.ts";
import type { Changes, Texts } from "./files.ts";

/** How a text of YAML is read and changed. The first two throw when its shape no longer allows it. */
export interface Yaml {
	/** Null where the text lacks the field. */
	valueAt(text: string, path: string): Value | undefined;
	/** The text in which the fields have these values again, and all that others wrote. */
	withUndo(
		current: string,
		kept: { before: string; after: string; was: { path: string; value: Value }[] },
		file: string,
	): string;
	/** The text with the lines of a step put back; undefined where others wrote in those lines. */
	withLinesBack(current: string, kept: { before: string; after: string }): string | undefined;
}

/** What a step that changes what there is says of itself, as in Step. */
export type Told = Pick<Step, "about" | "before" | "moved"> & { said: string };

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
	/**
	 * What was kept together, and the texts before and after. Nothing can be redone then.
	 *
	 * @param told of a step that changed what there is, not just what fields say: its lines are
	 *   put back, for the places of its fields are others before and after.
	 */
	keep(edits: Step["edits"], changes: Changes, at: number, told?: Told): Step;
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

/** Of a field that a step changes: what it has, and what it gets. */
interface Own {
	id: FieldId;
	has: Value;
	gets: Value;
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
		const edits = ownOf(step, isUndo);

		const conflicts: { id: FieldId; current: Value }[] = [];
		const changes = new Map<string, Replacement>();
		for (const [file, texts] of entry.changes) {
			const before = disk[file] ?? null;
			const own = edits.filter(({ id }) => fileOf(id) === file);
			const after = become(before, isUndo ? swapped(texts) : texts, step, own, file);
			if (after !== undefined) changes.set(file, { before, after });
			else if (own.length === 0) conflicts.push({ id: `${file}#`, current: null });
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

	/** @returns undefined where others wrote what this would change; null: no file. */
	function become(
		current: string | null,
		{ before: has, after: gets }: Replacement,
		step: Step,
		own: Own[],
		file: string,
	): string | null | undefined {
		if (current === has) return gets;
		// What they wrote in a file is not taken away with it, nor what they made in its place.
		if (current === null || has === null || gets === null) return undefined;
		const kept = { before: gets, after: has };
		if (step.said !== undefined) return yaml.withLinesBack(current, kept);
		if (own.some(({ id, has }) => valueIn(current, id) !== has)) return undefined;
		return withValues(current, kept, own, file);
	}

	/** Undefined when others left no place for them. */
	function withValues(
		current: string,
		kept: { before: string; after: string },
		own: Own[],
		file: string,
	): string | undefined {
		const was = own.map(({ id, gets }) => ({ path: pathOf(id), value: gets }));
		try {
			return yaml.withUndo(current, { ...kept, was }, file);
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

	/** Whether something is left of what a step did; `disk` as it was before the later ones. */
	function stands({ step, changes }: Entry, disk: ReadonlyMap<string, string | null>): boolean {
		// Of which can no longer be said what it was then.
		if ([...changes.keys()].some((file) => !disk.has(file))) return true;
		if (step.said !== undefined)
			return [...changes].some(([file, { before }]) => disk.get(file) !== before);
		return step.edits.some(({ id, was, now }) => {
			const value = valueIn(disk.get(fileOf(id)) ?? null, id);
			// The next of the list has taken the place of one that was taken out.
			return now === null && /\.\d+$/.test(id) ? value !== was : (value ?? null) === now;
		});
	}

	/** What a file was before a step, whatever others did in it since; undefined: that cannot be said. */
	function earlier(current: string | null, entry: Entry, file: string) {
		const { before, after } = entry.changes.get(file) as Replacement;
		if (current === after) return before;
		if (current === null || before === null || after === null) return undefined;
		const own = ownOf(entry.step, true).filter(({ id }) => fileOf(id) === file);
		return entry.step.said === undefined
			? withValues(current, { before, after }, own, file)
			: yaml.withLinesBack(current, { before, after });
	}

	return {
		keep(edits, changes, at, told) {
			number += 1;
			const step: Step = { number, edits, at, ...told };
			done.push({ step, changes: new Map(changes) });
			undone.length = 0;
			return step;
		},
		forget(disk) {
			/** The files as they were before the later steps, the last of which is looked at first. */
			const texts = new Map<string, string | null>();
			for (const { changes } of done)
				for (const file of changes.keys()) texts.set(file, disk[file] ?? null);
			for (const entry of done.toReversed()) {
				if (!stands(entry, texts)) {
					done.splice(done.indexOf(entry), 1);
					continue;
				}
				for (const file of entry.changes.keys()) {
					const current = texts.get(file);
					const text = current === undefined ? undefined : earlier(current, entry, file);
					if (text === undefined) texts.delete(file);
					else texts.set(file, text);
				}
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

/** The last is changed first when going back: it may stand in what an earlier one made. */
function ownOf({ edits }: Step, isUndo: boolean): Own[] {
	return isUndo
		? edits.map(({ id, was, now }) => ({ id, has: now, gets: was }))
		: edits.map(({ id, was, now }) => ({ id, has: was, gets: now })).reverse();
}

const swapped = ({ before, after }: Replacement): Replacement => ({
	before: after,
	after: before,
});
const fileOf = (id: FieldId) => id.slice(0, id.indexOf("#"));
const pathOf = (id: FieldId) => id.slice(id.indexOf("#") + 1);
