/**
 * What is edited: the files of content/, judged by the contract, kept on disk, with undo.
 * It knows nothing of requests: `api.ts` speaks for it.
 */
import { type Content, ContentError, readContent } from "../../src/content/read-content.ts";
import { choicesIn, inWords, type Problem as Found } from "../../src/content/wording.ts";
import { fieldsOf, keyOrder, namesOf } from "../contract/fields.ts";
import type {
	Changed,
	Conflict,
	Edit,
	Field,
	FieldId,
	JudgeAnswer,
	JudgeRequest,
	KeepAnswer,
	Problem,
	RenderedPage,
	State,
	UndoAnswer,
} from "../protocol.ts";
import { type ContentFolder, FileError, type Texts } from "./files.ts";
import { createHistory } from "./history.ts";
import { createLaunchList, nameOf } from "./launch-list.ts";
import { findPlaces, type Places } from "./places.ts";
import type { Renderer } from "./renderer.ts";
import { valueAt, withEdit } from "./yaml/with-edit.ts";

/** Content that can be shown: what the files hold, or would hold. */
interface Edition {
	texts: Texts;
	content: Content;
	fields: Field[];
}

export interface Editor {
	state(): Promise<State>;
	/** @param path of the page, as it was kept. */
	page(path: string): Promise<RenderedPage>;
	/** Nothing is written. */
	judge(request: JudgeRequest): Promise<JudgeAnswer>;
	keep(edits: readonly Edit[]): Promise<KeepAnswer>;
	undo(): Promise<UndoAnswer>;
	redo(): Promise<UndoAnswer>;
	/** Pages that are asked for by others show what is kept. */
	showKept(): Promise<void>;
	/** Takes over what others wrote, and tells of it. */
	lookAtDisk(): Promise<void>;
}

/** @param tell hears of every change of the content. */
export function createEditor(
	folder: ContentFolder,
	renderer: Renderer,
	tell: (changed: Changed) => void,
): Editor {
	let disk = folder.readAll();
	/** What is shown and edited: `disk`, but for a file that is not valid, which stays as it last was. */
	let kept = editionOf(disk);
	let broken: State["broken"];
	let version = 1;
	let places: Places = new Map();
	const history = createHistory();
	const launchList = createLaunchList(kept.content);

	const problemsOf = (found: readonly Found[]): Problem[] =>
		found.map(({ file, field, problem }) => ({
			file,
			path: field,
			...choicesIn(problem),
			name: nameOf(file, field, kept.fields),
		}));

	/** What the files would hold. @throws {ContentError} when the contract refuses it. */
	function after(edits: readonly Edit[]): Edition {
		const texts = { ...kept.texts };
		for (const { file, path, value } of edits)
			texts[file] = withEdit(texts[file] ?? "", path, value, (group) => keyOrder(file, group));
		return editionOf(texts);
	}

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

	function readDisk() {
		const now = folder.readAll();
		if (isSame(now, disk)) return;
		disk = now;
		broken = undefined;
		try {
			become(editionOf(now));
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			const [problem] = error.found;
			if (problem) broken = { file: problem.file, problem: inWords(problem) };
			// The other files go on: with what is wrong as it last was.
			const valid = { ...now };
			for (const { file } of error.found) valid[file] = kept.texts[file] ?? "";
			become(editionOrNull(valid) ?? kept);
		}
	}

	/** All pages are rendered for this: after the answer, and once for a row of changes. */
	let finding: Promise<void> | undefined;
	function findPlacesAnew() {
		finding ??= (async () => {
			let edition: Edition;
			do {
				edition = kept;
				const { content, fields } = edition;
				const pages = await renderer.pages(content, fields);
				places = await findPlaces(
					pages.map(({ path }) => path),
					(path) => renderer.render(path, content, fields),
				);
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
	void findPlacesAnew();

	/** @throws {FileError} */
	function write(edition: Edition, files: Iterable<string>) {
		const changes = new Map(
			[...files].map((file) => [
				file,
				{ before: disk[file] ?? "", after: edition.texts[file] ?? "" },
			]),
		);
		folder.write(changes);
		for (const [file, { after }] of changes) disk = { ...disk, [file]: after };
		become(edition);
		return changes;
	}

	function conflictsOf(edits: readonly Edit[]): Conflict[] {
		return edits.flatMap(({ file, path, base }) => {
			const current = valueAt(disk[file] ?? "", path);
			return current === base
				? []
				: [{ id: `${file}#${path}` as FieldId, current, at: folder.writtenAt(file) }];
		});
	}

	async function state(): Promise<State> {
		const { texts, content, fields } = kept;
		const pages = await renderer.pages(content, fields);
		return {
			version,
			fields: fields.map((field) => ({ ...field, pages: places.get(field.id) ?? [] })),
			pages,
			names: namesOf(texts, content),
			...launchList({ content, fields }, places),
			...history.steps(),
			...(broken && { broken }),
		};
	}

	return {
		state: () => folder.alone(state),
		page: (path) => renderer.render(path, kept.content, kept.fields),
		showKept: () => renderer.show(kept.content, kept.fields),
		lookAtDisk: () => folder.alone(readDisk),

		async judge({ edits, page }) {
			try {
				const { content, fields } = after(edits);
				return { problems: [], page: await renderer.render(page, content, fields) };
			} catch (error) {
				if (error instanceof ContentError) return { problems: problemsOf(error.found) };
				throw error;
			}
		},

		keep: (edits) =>
			folder.alone(async () => {
				readDisk();
				const inBroken = edits.some(({ file }) => file === broken?.file);
				if (broken && inBroken) return { failed: broken.problem };
				const conflicts = conflictsOf(edits);
				if (conflicts.length > 0) return { conflicts };
				try {
					const files = new Set(edits.map(({ file }) => file));
					const was = edits.map((edit) => ({ ...edit, name: nameOf(edit.file, edit.path, kept.fields) }));
					const changes = write(after(edits), files);
					history.add(was, changes);
					return { kept: await state() };
				} catch (error) {
					if (error instanceof ContentError) return { problems: problemsOf(error.found) };
					if (error instanceof FileError) return { failed: error.message };
					throw error;
				}
			}),

		undo: async () => ({ nothing: true }),
		redo: async () => ({ nothing: true }),
	};
}

function editionOf(texts: Texts): Edition {
	const content = readContent(texts);
	return { texts, content, fields: fieldsOf(texts, content) };
}

/** null: others broke more than one file in a way that only shows when they are read together. */
function editionOrNull(texts: Texts): Edition | null {
	try {
		return editionOf(texts);
	} catch (error) {
		if (error instanceof ContentError) return null;
		throw error;
	}
}

const isSame = (one: Texts, other: Texts) =>
	Object.keys(one).length === Object.keys(other).length &&
	Object.entries(one).every(([file, text]) => other[file] === text);
