/** What is written, one step after the other: all of a step or none, and back. */
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
import { type Commits, changesBetween } from "./changes/changes.ts";
import { asWritten, type Edition, editionOf, type HeldContent } from "./edition.ts";
import {
	type Changes,
	type ContentFolder,
	changedFiles,
	FileError,
	type Texts,
	withChanges,
} from "./files/files.ts";
import { createHistory, type Told, type Turn } from "./files/history.ts";
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

	/** Undoes or redoes, as `turn` says. */
	const goBack = (turn: (disk: Texts) => Turn) =>
		folder.alone(async (): Promise<UndoAnswer> => {
			held.readDisk();
			const result = turn(held.disk);
			if (!("step" in result)) return result;
			const { step, changes, done } = result;
			return attempt(async () => {
				held.write(changes, editionOf(withChanges(held.kept.texts, changes), held.kept));
				done();
				return { step };
			});
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
