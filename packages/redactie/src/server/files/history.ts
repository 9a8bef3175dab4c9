/**
 * Undo and redo of all that was kept since the server started: the texts of a step back, or again, in
 * what others made of them since. Who asks writes them (files.ts), and says so when that has succeeded.
 */
import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import type { Step } from "../../protocol.ts";
import type { Changes, Texts } from "./files.ts";

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

/** A step, and what it changed when it was done, undone or redone last. */
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
			[...entry.changes].flatMap(([file, { before, after }]) => {
				const current = disk[file] ?? null;
				const text = become(current, after, before);
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

/** Lines of the one text that are other lines in the other; either can be none. Each has its line break. */
interface Hunk {
	/** Of the first line in the one text, counted from 0. */
	from: number;
	was: string[];
	now: string[];
}

/**
 * A change of a text, done in what others made of that text: by its lines.
 *
 * @param current what others made of `from`. What they did alike is done already.
 * @returns it with what leads from the one text to the other; undefined where they changed the same lines.
 */
export function patched(current: string, from: string, to: string): string | undefined {
	if (current === from) return to;
	const others = hunksOf(from, current);
	const isOfOthers = (hunk: Hunk) => others.some((other) => isDeepStrictEqual(hunk, other));
	const own = hunksOf(from, to).filter((hunk) => !isOfOthers(hunk));
	if (own.some((hunk) => others.some((other) => isTouched(hunk, other)))) return undefined;
	const lines = linesOf(from);
	// From the last on; what only comes, comes before the line that has its place.
	const all = [...own, ...others].sort(
		(one, other) => other.from - one.from || other.was.length - one.was.length,
	);
	for (const { from, was, now } of all) lines.splice(from, was.length, ...now);
	return lines.join("");
}

/** They have a line in common. Or one comes right where the other comes or goes: it may be a part of that. */
function isTouched(one: Hunk, other: Hunk): boolean {
	const [endOne, endOther] = [one.from + one.was.length, other.from + other.was.length];
	if (one.was.length > 0 && other.was.length > 0) return one.from < endOther && other.from < endOne;
	const isEdge = one.from === endOther || other.from === endOne;
	const isChange = [one, other].some(({ was, now }) => was.length > 0 && now.length > 0);
	return isEdge ? !isChange : one.from < endOther && other.from < endOne;
}

/** With their line breaks: joined they are the text again. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The fewest lines that change the one text into the other, in their order. */
function hunksOf(one: string, other: string): Hunk[] {
	let hunk: Hunk = { from: 0, was: [], now: [] };
	const hunks = [hunk];
	for (const { added, removed, value } of diffArrays(linesOf(one), linesOf(other))) {
		if (removed) hunk.was = value;
		else if (added) hunk.now = value;
		else {
			hunk = { from: hunk.from + hunk.was.length + value.length, was: [], now: [] };
			hunks.push(hunk);
		}
	}
	return hunks.filter(({ was, now }) => was.length + now.length > 0);
}
