/**
 * Undo and redo of all that was kept since the server started: the texts of a step back, or again, in
 * what others made of them since. Who asks writes them (files.ts), and says so when that has succeeded.
 */
import type { Step } from "../../protocol.ts";
import type { Changes, Texts } from "./files.ts";
import { patched } from "./patch.ts";

/** What a step says of itself. */
export type Told = Omit<Step, "number">;

export type Turn =
	| { nothing: true }
	/** The files in which others changed the same lines. */
	| { stale: string[] }
	| {
			step: Step;
			/** To be written: `before` is what the disk holds now. */
			changes: Changes;
			/** To be called once they are. */
			done(): void;
	  };

/** A step, and the texts to go back to, or on to. */
interface Entry {
	step: Step;
	changes: Changes;
}

export function createHistory() {
	const done: Entry[] = [];
	const undone: Entry[] = [];
	let number = 0;

	/** Takes the last step of one list to the other. */
	function turn(from: Entry[], to: Entry[], disk: Texts): Turn {
		const entry = from.at(-1);
		if (!entry) return { nothing: true };
		const stale: string[] = [];
		const changes: Changes = new Map(
			[...swapped(entry.changes)].flatMap(([file, { before, after }]) => {
				const current = disk[file] ?? null;
				const text = become(current, before, after);
				if (text !== undefined) return [[file, { before: current, after: text }]];
				stale.push(file);
				return [];
			}),
		);
		if (stale.length > 0) return { stale };
		if ([...changes.values()].every(({ before, after }) => before === after)) {
			// Others took all of it back.
			from.pop();
			return turn(from, to, disk);
		}
		const { step } = entry;
		return {
			step,
			changes,
			done() {
				from.pop();
				to.push({ step, changes });
			},
		};
	}

	return {
		/** What was kept together, and the texts before and after. Nothing can be redone then. */
		keep(told: Told, changes: Changes): Step {
			number += 1;
			const step: Step = { number, ...told };
			done.push({ step, changes: new Map(changes) });
			undone.length = 0;
			return step;
		},
		/** @param disk what the files hold now. */
		undo: (disk: Texts) => turn(done, undone, disk),
		redo: (disk: Texts) => turn(undone, done, disk),
		/** Oldest first. */
		get done() {
			return done.map(({ step }) => step);
		},
		/** The one that is redone first, last. */
		get undone() {
			return undone.map(({ step }) => step);
		},
	};
}

/** @returns undefined where others wrote what this would change; null: no file. */
function become(current: string | null, has: string | null, gets: string | null) {
	if (current === has || current === gets) return gets;
	// What they wrote in a file is not taken away with it, nor what they made in its place.
	return current === null || has === null || gets === null
		? undefined
		: patched(current, has, gets);
}

const swapped = (changes: Changes): Changes =>
	new Map(
		[...changes].map(([file, { before, after }]) => [file, { before: after, after: before }]),
	);
