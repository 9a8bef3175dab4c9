/** What is written, one step after the other: all of a step or none, and back in what others made of its files since. */
import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import { dataAt, idOf, inOrder } from "../data.ts";
import type {
	ApplyAnswer,
	ApplyRequest,
	FieldId,
	Operation,
	Problem,
	SetOperation,
	Step,
	UndoAnswer,
	Unwritten,
	Value,
} from "../protocol.ts";
import { ContentError, type Refusal } from "../site.ts";
import { type Commits, changesBetween } from "./changes.ts";
import { asWritten, type Edition, editionOf, type HeldContent } from "./edition.ts";
import {
	type Changes,
	type ContentFolder,
	changedFiles,
	FileError,
	type Texts,
	withChanges,
} from "./files/files.ts";
import { filesOf, withOperations } from "./operations.ts";

/** What the steps of an editor need of it. */
interface Around {
	folder: ContentFolder;
	held: HeldContent;
	commits: Commits;
	problemsOf(found: readonly Refusal[]): Problem[];
}

export function createSteps({ folder, held, commits, problemsOf }: Around) {
	const history = createHistory();

	const conflictsOf = (edits: readonly Seen[]): FieldId[] =>
		edits
			.filter(({ file, path, base }) => (dataAt(held.kept.data.get(file), path) ?? null) !== base)
			.map(idOf);

	const goBack = (turn: ReturnType<typeof createHistory>["undo"]) =>
		folder.alone(() => {
			held.readDisk();
			return attempt(
				async (): Promise<UndoAnswer> =>
					turn(held.disk, (changes) =>
						held.write(changes, editionOf(withChanges(held.kept.texts, changes), held.kept)),
					),
			);
		});

	/** Says why something could not be kept, in place of throwing. */
	async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | Unwritten> {
		try {
			return await work();
		} catch (error) {
			if (error instanceof ContentError) return { problems: problemsOf(error.found) };
			if (error instanceof FileError) return { failed: error.code };
			throw error;
		}
	}

	/** Writes a step, whatever it consists of. */
	function keepStep(edition: Edition, about: Omit<Told, "changes">): { step: Step } {
		const told = { changes: changesBetween(held.kept, edition), ...about };
		const [{ texts: before }, { texts: after }] = [held.kept, edition];
		const changes: Changes = new Map(
			changedFiles(before, after).map((file) => [
				file,
				{ before: held.disk[file] ?? null, after: after[file] ?? null },
			]),
		);
		held.write(changes, edition);
		return { step: history.keep(told, changes) };
	}

	async function applyNow({ operations: wanted, version }: ApplyRequest): Promise<ApplyAnswer> {
		const operations = inOrder(wanted)
			.map((one) => (one.do === "set" ? { ...one, value: asWritten(one.value) } : one))
			.filter((one) => !isSeen(one) || one.value !== one.base);
		if (operations.length === 0) return { step: null };
		const seen = operations.filter(isSeen);
		const conflicts = conflictsOf(seen);
		if (conflicts.length > 0) return { conflicts };
		const others = operations.filter((one) => !isSeen(one));
		const stale = held.writtenSince(version, filesOf(others, held.kept));
		if (stale.length > 0) return { stale };
		const answer = await attempt(async () => {
			const edition = withOperations(held.kept, operations);
			return keepStep(edition, aboutOf(others, held.kept, edition));
		});
		if (!("failed" in answer)) return answer;
		// Others may have written in the moment before we did.
		held.readDisk();
		const late = conflictsOf(seen);
		return late.length > 0 ? { conflicts: late } : answer;
	}

	async function revertNow(id: string, version: number): Promise<ApplyAnswer> {
		const file = id.slice(0, id.indexOf("#"));
		const stale = held.writtenSince(version, [file]);
		if (stale.length > 0) return { stale };
		return attempt(async () => {
			const without = await commits.without(id, held.kept);
			if (!without) return { stale: [file] };
			const { edition, ...about } = without;
			return keepStep(edition, about);
		});
	}

	return {
		history,
		undo: () => goBack(history.undo),
		redo: () => goBack(history.redo),
		/** Writes all operations as one step, or none; or takes back one of the changes since the last commit. */
		apply: (request: ApplyRequest) =>
			folder.alone(() => {
				held.readDisk();
				return request.revert === undefined
					? applyNow(request)
					: revertNow(request.revert, request.version);
			}),
	};
}

/** What to look at for it, and what becomes of places in lists. What is set goes along with what it is set for. */
function aboutOf(
	operations: readonly Operation[],
	{ texts: before }: Edition,
	{ texts: after }: Edition,
): Pick<Step, "about" | "before" | "moved"> {
	const main = operations.findLast((one) => one.do !== "set");
	if (!main) return {};
	const moved = operations.flatMap((one): Operation[] => {
		if (one.do === "set" || one.do === "replace") return [];
		return [one.do === "add" ? { ...one, data: null } : one];
	});
	const { file, path } = main;
	const here: FieldId = `${file}#${path}`;
	const made = Object.keys(after).find((one) => !(one in before));
	if (main.do === "remove") return { moved, before: here };
	if (main.do === "add") return { moved, about: path === "" ? `${made}#` : here };
	const isItem = main.do === "move" && path !== "";
	const about: FieldId = isItem ? `${file}#${path.replace(/\d+$/, String(main.to))}` : here;
	return { moved, about, before: here };
}

/** Somebody typed it, and saw what stood there. */
type Seen = SetOperation & { base: Value };
const isSeen = (one: Operation): one is Seen => one.do === "set" && one.base !== undefined;

/** What a step says of itself. */
type Told = Omit<Step, "number">;

/** A step, and what it changed when it was done, undone or redone last. */
interface Entry {
	step: Step;
	changes: Changes;
}

/** `before` is what the disk holds now. @throws when nothing could be written. */
type Write = (changes: Changes) => void;

/** Undo and redo of all that was kept since the server started. */
export function createHistory() {
	const done: Entry[] = [];
	const undone: Entry[] = [];
	let number = 0;

	/** Takes the last step of one list to the other. @returns the files in which others changed the same lines, if any. */
	function turn(from: Entry[], to: Entry[], disk: Texts, write: Write): UndoAnswer {
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
		// Others took all of it back.
		const isDone = [...changes.values()].every(({ before, after }) => before === after);
		if (!isDone) write(changes);
		from.pop();
		if (isDone) return turn(from, to, disk, write);
		const { step } = entry;
		to.push({ step, changes });
		return { step };
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
		undo: (disk: Texts, write: Write) => turn(done, undone, disk, write),
		redo: (disk: Texts, write: Write) => turn(undone, done, disk, write),
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
	const all = hunksOf(from, to);
	const alike = all.filter((hunk) => others.some((other) => isDeepStrictEqual(hunk, other)));
	const own = all.filter((hunk) => !alike.includes(hunk));
	if (own.some((hunk) => others.some((other) => isTouched(hunk, other)))) return undefined;
	// Half of a move, of which they did the other half otherwise: it would stand there twice.
	const isHalf = alike.some(({ was, now }) => was.length === 0 || now.length === 0);
	if (isHalf && own.length > 0 && others.length > alike.length) return undefined;
	const lines = linesOf(from);
	// From the last on; what only comes, comes before the line that has its place.
	const done = [...own, ...others].sort(
		(one, other) => other.from - one.from || other.was.length - one.was.length,
	);
	for (const { from, was, now } of done) lines.splice(from, was.length, ...now);
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
