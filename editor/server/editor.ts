/**
 * What is edited: the files of content/, judged by the contract, kept on disk, with undo.
 * It knows nothing of requests: `api.ts` speaks for it.
 */
import { setTimeout } from "node:timers/promises";
import { ContentError } from "../../src/content/read-content.ts";
import { choicesIn, type Problem as Found, inWords } from "../../src/content/wording.ts";
import { contentFile } from "../contract/files.ts";
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
import { FileError } from "./disk.ts";
import { asWritten, type Edition, editionOf, keysIn, withEdits } from "./edition.ts";
import { type Changes, type ContentFolder, type Texts, withChanges } from "./files.ts";
import { createHistory, type Turn } from "./history.ts";
import { createLaunchList } from "./launch-list.ts";
import { findPlaces, type Places, placesOf } from "./places.ts";
import type { Renderer } from "./renderer.ts";
import { valueAt } from "./yaml/edit.ts";
import { withLinesBack, withUndo } from "./yaml/undo.ts";

/** Milliseconds after a change, before all pages are rendered for it. */
const PLACES_PAUSE = 1000;

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
export function createEditor(
	folder: ContentFolder,
	renderer: Renderer,
	tell: (changed: Changed) => void,
): Editor {
	let disk = folder.readAll();
	/** What is shown and edited: `disk`, but for a file that is no longer valid: that is as it last was. */
	let kept = editionOf(disk);
	let broken: State["broken"];
	/** Higher than any of a server that ran before. */
	let version = Date.now();
	let places: Places | undefined;
	const launchList = createLaunchList(kept.content);
	const history = createHistory({
		valueAt,
		withUndo: (current, step, file) =>
			withUndo(current, step, (group) => keysIn(kept, file, group)),
		withLinesBack,
	});

	const nameOf = (file: string, path: string) =>
		placeName(kept.fields, file, path) ?? contentFile(file, kept.content)?.name ?? file;
	const problemsOf = (found: readonly Found[]): Problem[] =>
		found.map(({ file, field, problem }) => ({
			file,
			path: field,
			...choicesIn(problem),
			name: nameOf(file, field),
		}));

	function become(edition: Edition) {
		const before = new Map(kept.fields.map(({ id, value }) => [id, value]));
		const ids = edition.fields
			.filter(({ id, value }) => before.get(id) !== value)
			.map(({ id }) => id);
		kept = edition;
		version++;
		tell({ version, ids });
		void findPlacesAnew();
	}

	let finding: Promise<void> | undefined;
	/** Renders all pages, behind whatever is asked meanwhile; once for a row of changes. */
	function findPlacesAnew() {
		finding ??= (async () => {
			let edition: Edition;
			do {
				// The page that somebody waits for goes first.
				if (places) await setTimeout(PLACES_PAUSE);
				edition = kept;
				const { content, fields } = edition;
				const pages = await renderer.pages(content, fields);
				const paths = pages.map(({ path }) => path);
				places = await findPlaces(paths, (path) => renderer.render(path, content, fields));
			} while (edition !== kept);
			version++;
			tell({ version, ids: [] });
		})()
			.catch((error) => console.error(error))
			.finally(() => {
				finding = undefined;
			});
		return finding;
	}

	function readDisk() {
		const now = folder.readAll();
		if (isSame(now, disk)) return;
		disk = now;
		broken = undefined;
		try {
			const edition = editionOf(now, kept);
			history.forget(now);
			become(edition);
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			const [problem] = error.found;
			if (problem) broken = { file: problem.file, problem: inDutch(inWords(problem)) };
			// The other files go on; what is wrong stays as it last was.
			const valid = { ...now };
			for (const { file } of error.found) valid[file] = kept.texts[file] ?? "";
			become(editionOrNull(valid, kept) ?? kept);
		}
	}

	/** @throws {FileError} Then nothing was written. */
	function write(changes: Changes, edition: Edition) {
		folder.write(changes);
		disk = withChanges(disk, changes);
		become(edition);
	}

	/** Of a file that others broke, nothing can be kept. */
	const brokenAmong = (files: Iterable<string>) =>
		broken && [...files].includes(broken.file)
			? { problems: [{ ...broken, path: "", name: nameOf(broken.file, "") }] }
			: undefined;

	const conflictsOf = (edits: readonly Edit[]): Conflict[] =>
		edits.flatMap(({ file, path, base }) => {
			const current = valueAt(disk[file] ?? "", path) ?? null;
			return current === base ? [] : [conflict(`${file}#${path}`, current)];
		});
	const conflict = (id: FieldId, current: Conflict["current"]): Conflict => ({
		id,
		current,
		at: fileOf(id) in disk ? folder.writtenAt(fileOf(id)) : Date.now(),
	});

	async function state(): Promise<State> {
		const { content, fields } = kept;
		const found = places ?? new Map();
		return {
			version,
			fields: fields.map((field) => ({ ...field, pages: placesOf(field, fields, found) })),
			lists: [],
			parts: [],
			sheets: [],
			changes: { since: "start", list: [], sentence: "", isNamed: false },
			pages: await renderer.pages(content, fields),
			names: namesOf(fields, content),
			...launchList(kept, found),
			done: history.done,
			undone: history.undone,
			...(broken && { broken }),
		};
	}

	/** Undoes or redoes, as `turn` says. */
	const goBack = (turn: (disk: Texts) => Turn) =>
		folder.alone(async (): Promise<UndoAnswer> => {
			readDisk();
			const result = turn(disk);
			if ("nothing" in result) return result;
			if ("conflicts" in result)
				return { conflicts: result.conflicts.map(({ id, current }) => conflict(id, current)) };
			const { step, changes, done } = result;
			const stop = brokenAmong(changes.keys());
			if (stop) return stop;
			const texts = withChanges(kept.texts, changes);
			return attempt(async () => {
				write(changes, editionOf(texts, kept));
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

	void findPlacesAnew();
	return {
		state: () => folder.alone(state),
		page: (path) => renderer.render(path, kept.content, kept.fields),
		showKept: () => renderer.show(kept.content, kept.fields),
		lookAtDisk: () => folder.alone(readDisk),
		disk: () => disk,
		form: () => Promise.reject(new Error("form")),
		removal: () => Promise.reject(new Error("removal")),
		change: () => Promise.reject(new Error("change")),
		revert: () => Promise.reject(new Error("revert")),
		commit: () => Promise.reject(new Error("commit")),
		undo: () => goBack(history.undo),
		redo: () => goBack(history.redo),

		judge: async ({ edits, page }) => {
			try {
				const { content, fields } = withEdits(kept, edits);
				return { problems: [], page: await renderer.render(page, content, fields) };
			} catch (error) {
				if (error instanceof ContentError) return { problems: problemsOf(error.found) };
				throw error;
			}
		},

		keep: (wanted) =>
			folder.alone(async (): Promise<KeepAnswer> => {
				readDisk();
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
					const edition = withEdits(kept, edits);
					const changes: Changes = new Map(
						[...files].map((file) => [
							file,
							{ before: disk[file] ?? null, after: edition.texts[file] ?? null },
						]),
					);
					const step = edits.map(({ file, path, value, base }): Step["edits"][number] => ({
						id: `${file}#${path}`,
						name: nameOf(file, path.replace(MARK, "")),
						was: base,
						now: value,
					}));
					write(changes, edition);
					history.keep(step, changes, Date.now());
					return { kept: await state() };
				}).then((answer) => {
					if (!("failed" in answer)) return answer;
					// Others may have written in the moment before we did.
					readDisk();
					const conflicts = conflictsOf(edits);
					return conflicts.length > 0 ? { conflicts } : answer;
				});
			}),
	};
}

/** Without what the YAML library says of it, in English. */
const inDutch = (problem: string) => problem.replace(/ \([^()]*\)$/, "");

/** A mark that says 'not yet' goes by what it is about. */
const MARK = /(^|\.)(confirm|placeholder)$/;

const fileOf = (id: FieldId) => id.slice(0, id.indexOf("#"));

/** null: others broke more than one file, in a way that only shows when they are read together. */
function editionOrNull(texts: Texts, before: Edition): Edition | null {
	try {
		return editionOf(texts, before);
	} catch (error) {
		if (error instanceof ContentError) return null;
		throw error;
	}
}

const isSame = (one: Texts, other: Texts) =>
	Object.keys(one).length === Object.keys(other).length &&
	Object.entries(one).every(([file, text]) => other[file] === text);
