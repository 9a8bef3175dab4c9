/**
 * What is edited: the files of content/, judged by the contract, kept on disk, with undo.
 * It knows nothing of requests: `api.ts` speaks for it.
 */
import { ContentError } from "../../src/content/read-content.ts";
import { choicesIn, type Problem as Found } from "../../src/content/wording.ts";
import { contentFile, SINGLE } from "../contract/files.ts";
import { listsOf } from "../contract/lists.ts";
import { namesOf } from "../contract/names.ts";
import { placeName } from "../contract/place-name.ts";
import type {
	ChangeAnswer,
	Changed,
	ChangeRequest,
	CommitAnswer,
	CommitRequest,
	Conflict,
	Edit,
	FieldId,
	FormAnswer,
	FormRequest,
	JudgeAnswer,
	JudgeRequest,
	KeepAnswer,
	Operation,
	Problem,
	RemovalAnswer,
	RenderedPage,
	RevertAnswer,
	RevertRequest,
	State,
	Step,
	UndoAnswer,
} from "../protocol.ts";
import { createCommits } from "./commits.ts";
import { FileError } from "./disk.ts";
import { asWritten, type Edition, editionOf, keysIn, withEdits } from "./edition.ts";
import { type Changes, type ContentFolder, type Texts, withChanges } from "./files.ts";
import { formOf } from "./form.ts";
import type { Git } from "./git.ts";
import { holdContent } from "./held-content.ts";
import { createHistory, type Told, type Turn } from "./history.ts";
import { createLaunchList } from "./launch-list.ts";
import { toldOf } from "./operation-words.ts";
import { filesOf, withOperations } from "./operations.ts";
import { placesOf } from "./places.ts";
import { removalOf } from "./removal.ts";
import type { Renderer } from "./renderer.ts";
import { valueAt } from "./yaml/edit.ts";
import { withLinesBack, withUndo } from "./yaml/undo.ts";

export interface Editor {
	state(): Promise<State>;
	/** @param path of a page, which is shown as it was kept. */
	page(path: string): Promise<RenderedPage>;
	/** Nothing is written. */
	judge(request: JudgeRequest): Promise<JudgeAnswer>;
	/** Writes all edits, or none. */
	keep(edits: readonly Edit[]): Promise<KeepAnswer>;
	/** What somebody is about to add, as far as it is filled in. Nothing is written. */
	form(request: FormRequest): Promise<FormAnswer>;
	/** What would still refer to what these operations remove. Nothing is written. */
	removal(operations: readonly Operation[]): Promise<RemovalAnswer>;
	/** Writes all operations as one step, or none. */
	change(request: ChangeRequest): Promise<ChangeAnswer>;
	/** Takes back one of the changes since the last commit, as a step of its own. */
	revert(request: RevertRequest): Promise<RevertAnswer>;
	commit(request: CommitRequest): Promise<CommitAnswer>;
	undo(): Promise<UndoAnswer>;
	redo(): Promise<UndoAnswer>;
	/** Pages that are asked for by others show what is kept. */
	showKept(): Promise<void>;
	/** Takes over what others wrote, and tells of it. */
	lookAtDisk(): Promise<void>;
	/** What the files hold, as far as it is known. */
	disk(): Texts;
}

/**
 * @param tell hears of every change of the content.
 * @throws {ContentError} when the content is not valid to begin with.
 */
/** @throws {ContentError} when the content is not valid to begin with. */
export function createEditor(
	folder: ContentFolder,
	renderer: Renderer,
	tell: (changed: Changed) => void,
	git?: Git,
): Editor {
	const held = holdContent(folder, renderer, tell, (disk) => history.forget(disk));
	const commits = createCommits(git, held.kept);
	const launchList = createLaunchList(held.kept.content);
	const history = createHistory({
		valueAt,
		withUndo: (current, step, file) =>
			withUndo(current, step, (group) => keysIn(held.kept, file, group)),
		withLinesBack,
	});

	const nameOf = (file: string, path: string) =>
		placeName(held.kept.fields, file, path) ?? contentFile(file, held.kept.content)?.name ?? file;
	const problemsOf = (found: readonly Found[]): Problem[] =>
		found.map(({ file, field, problem }) => ({
			file,
			path: field,
			...choicesIn(problem),
			name: nameOf(file, field),
		}));

	/** Of a file that others broke, nothing can be kept. */
	function brokenAmong(files: Iterable<string>) {
		const { broken } = held;
		return broken && [...files].includes(broken.file)
			? { problems: [{ ...broken, path: "", name: nameOf(broken.file, "") }] }
			: undefined;
	}

	const conflictsOf = (edits: readonly Edit[]): Conflict[] =>
		edits.flatMap(({ file, path, base }) => {
			const current = valueAt(held.disk[file] ?? "", path) ?? null;
			return current === base ? [] : [conflict(`${file}#${path}`, current)];
		});
	const conflict = (id: FieldId, current: Conflict["current"]): Conflict => ({
		id,
		current,
		at: fileOf(id) in held.disk ? folder.writtenAt(fileOf(id)) : Date.now(),
	});

	async function state(): Promise<State> {
		const { content, fields, data } = held.kept;
		const found = held.places ?? new Map();
		const { broken, version } = held;
		const pages = await renderer.pages(content, fields);
		return {
			version,
			fields: fields.map((field) => ({ ...field, pages: placesOf(field, fields, found) })),
			...listsOf(data, content),
			pages,
			sheets: SHEETS,
			names: namesOf(fields, content),
			...launchList(held.kept, found),
			done: history.done,
			undone: history.undone,
			changes: await commits.changes(held.kept, pages, (id) => found.get(id) ?? []),
			...(broken && { broken }),
		};
	}

	/** Where what stands beside a place can be read. */
	const pathsAround = (file: string, path: string): string[] => {
		const list = `${file}#${path.replace(/\d+$/, "")}`;
		const places = held.kept.fields
			.filter(({ id }) => path !== "" && id.startsWith(list))
			.flatMap(({ id }) => held.places?.get(id) ?? []);
		return [...new Set(places.map(({ path }) => path))];
	};

	/** What the disk holds of these files, and what is to take its place. */
	const changesTo = (files: Iterable<string>, { texts }: Edition): Changes =>
		new Map(
			[...files].map((file) => [
				file,
				{ before: held.disk[file] ?? null, after: texts[file] ?? null },
			]),
		);

	/** Undoes or redoes, as `turn` says. */
	const goBack = (turn: (disk: Texts) => Turn) =>
		folder.alone(async (): Promise<UndoAnswer> => {
			held.readDisk();
			const result = turn(held.disk);
			if ("nothing" in result) return result;
			if ("conflicts" in result)
				return { conflicts: result.conflicts.map(({ id, current }) => conflict(id, current)) };
			const { step, changes, done } = result;
			const stop = brokenAmong(changes.keys());
			if (stop) return stop;
			return attempt(async () => {
				held.write(changes, editionOf(withChanges(held.kept.texts, changes), held.kept));
				done();
				return { step, state: await state() };
			});
		});

	/** Says why something could not be kept, in place of throwing. */
	async function attempt<Answer>(
		work: () => Promise<Answer>,
	): Promise<Answer | { problems: Problem[] } | { failed: string }> {
		try {
			return await work();
		} catch (error) {
			if (error instanceof ContentError) return { problems: problemsOf(error.found) };
			if (error instanceof FileError) return { failed: error.code ?? error.reason };
			throw error;
		}
	}

	/** Writes a step, whatever it consists of. */
	const keepStep = (
		files: Iterable<string>,
		edition: Edition,
		edits: Step["edits"],
		told?: Told,
	): Promise<{ kept: State }> => {
		const changes = changesTo(files, edition);
		held.write(changes, edition);
		history.keep(edits, changes, Date.now(), told);
		return state().then((kept) => ({ kept }));
	};

	return {
		state: () => folder.alone(state),
		page: (path) => renderer.render(path, held.kept.content, held.kept.fields),
		showKept: () => renderer.show(held.kept.content, held.kept.fields),
		lookAtDisk: () => folder.alone(() => held.readDisk()),
		disk: () => held.disk,
		undo: () => goBack(history.undo),
		redo: () => goBack(history.redo),

		judge: async ({ edits, page }) => {
			try {
				const { content, fields } = withEdits(held.kept, edits);
				return { problems: [], page: await renderer.render(page, content, fields) };
			} catch (error) {
				if (error instanceof ContentError) return { problems: problemsOf(error.found) };
				throw error;
			}
		},

		keep: (wanted) =>
			folder.alone(async (): Promise<KeepAnswer> => {
				held.readDisk();
				const edits = wanted
					.map((edit) => ({ ...edit, value: asWritten(edit.value) }))
					.filter(({ value, base }) => value !== base);
				if (edits.length === 0) return { kept: await state() };
				const files = new Set(edits.map(({ file }) => file));
				const stop = brokenAmong(files);
				if (stop) return stop;
				const conflicts = conflictsOf(edits);
				if (conflicts.length > 0) return { conflicts };
				return attempt(async () => {
					const step = edits.map(({ file, path, value, base }): Step["edits"][number] => ({
						id: `${file}#${path}`,
						name: nameOf(file, path.replace(MARK, "")),
						was: base,
						now: value,
					}));
					return keepStep(files, withEdits(held.kept, edits), step);
				}).then((answer) => {
					if (!("failed" in answer)) return answer;
					// Others may have written in the moment before we did.
					held.readDisk();
					const conflicts = conflictsOf(edits);
					return conflicts.length > 0 ? { conflicts } : answer;
				});
			}),

		async form({ page, ...request }) {
			const { answer, paths, shown } = formOf(held.kept, request);
			const { content, fields } = shown ?? held.kept;
			const around = pathsAround(request.file, request.path);
			// What stands on every page is shown on the one that somebody sees.
			const places = [...paths, ...(around.includes(page) ? [page] : around.slice(0, 1))];
			const all = await renderer.pages(content, fields);
			const pages = all.filter(({ path }) => places.includes(path));
			pages.sort((a, b) => places.indexOf(a.path) - places.indexOf(b.path));
			const isThere = pages.length === 0 || pages.some(({ path }) => path === page);
			if (!shown || !isThere) return { ...answer, pages };
			return { ...answer, pages, page: await renderer.render(page, content, fields) };
		},

		async removal(operations) {
			const { references, problems, edition } = removalOf(held.kept, operations);
			const pathsOf = async ({ content, fields }: Edition) =>
				(await renderer.pages(content, fields)).map(({ path }) => path);
			const before = await pathsOf(held.kept);
			const after = edition && (await pathsOf(edition));
			return {
				references,
				problems: problemsOf(problems),
				gone: after ? before.filter((path) => !after.includes(path)) : [],
			};
		},

		change: ({ operations, version }) =>
			folder.alone(async (): Promise<ChangeAnswer> => {
				held.readDisk();
				const files = filesOf(operations, held.kept);
				const stop = brokenAmong(files);
				if (stop) return stop;
				const stale = held.writtenSince(version, files);
				if (stale.length > 0) return { stale };
				return attempt(async () => {
					const before = held.kept;
					const edition = withOperations(before, operations);
					return keepStep(files, edition, [], toldOf(operations, before, edition));
				});
			}),

		revert: ({ id, version }) =>
			folder.alone(async (): Promise<RevertAnswer> => {
				held.readDisk();
				const file = fileOf(id as FieldId);
				const stop = brokenAmong([file]);
				if (stop) return stop;
				const stale = held.writtenSince(version, [file]);
				if (stale.length > 0) return { stale };
				return attempt(async () => {
					const { texts } = held.kept;
					const without = await commits.without(id, held.kept);
					if (!without) return { stale: [file] };
					if ("needs" in without) return without;
					const { edition, name, about } = without;
					const files = Object.keys({ ...texts, ...edition.texts }).filter(
						(one) => texts[one] !== edition.texts[one],
					);
					const said = `${name} teruggezet`;
					return keepStep(files, edition, [], { said, ...(about && { about }) });
				});
			}),

		commit: (request) =>
			folder.alone(async (): Promise<CommitAnswer> => {
				held.readDisk();
				const { broken } = held;
				if (broken) return { failed: broken.problem };
				const { list } = (await state()).changes;
				const answer = await commits.commit(request, list.length);
				return "committed" in answer ? { ...answer, state: await state() } : answer;
			}),
	};
}

/** The files that are no page. */
const SHEETS = Object.entries(SINGLE).map(([id, { name }]) => ({
	file: `content/${id}.yaml`,
	name,
}));

/** A mark that says 'not yet' goes by what it is about. */
const MARK = /(^|\.)(confirm|placeholder)$/;

const fileOf = (id: FieldId) => id.slice(0, id.indexOf("#"));
