/**
 * The folder content/ on disk. Everything of the editor that reads or writes files is here.
 *
 * What is kept together is written together: each new text goes into a file of its own
 * beside its place, and takes that in one go; a file that goes away does so in one go too.
 * Where one of those fails, the ones before it are undone.
 */
import { randomUUID } from "node:crypto";
import {
	type Dirent,
	existsSync,
	lstatSync,
	readdirSync,
	realpathSync,
	rmSync,
	statSync,
} from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import {
	attempt,
	FileError,
	holds,
	prepare,
	type Replacement,
	readIfThere,
	settle,
} from "./disk.ts";

/** Path from the project's root (`content/cases/openshift-aws.yaml`) and text of each file. */
export type Texts = Record<string, string>;
/** Per file: the text that was read, and the text that is to take its place. null: no file. */
export type Changes = ReadonlyMap<string, Replacement>;

/** The texts after these changes. */
export function withChanges(texts: Texts, changes: Changes): Texts {
	const all = { ...texts };
	for (const [file, { after }] of changes)
		if (after === null) delete all[file];
		else all[file] = after;
	return all;
}

export type ContentFolder = ReturnType<typeof openContent>;

/** No part begins with a dot, so none leads up and none is ours; Windows reads `:` and `\` as more than a name. */
const CONTENT_FILE = /^content(\/[^./\\:\0][^/\\:\0]*)+\.yaml$/;
export const isContentFile = (file: string) => CONTENT_FILE.test(file);
/** What may be made is a name on every system; some of Windows' own are none there. */
const NEW_NAME = /^(?!(con|prn|aux|nul|com\d|lpt\d)\.)[\p{L}\p{N}][\p{L}\p{N} ._-]*$/iu;
/** Globs and the site pass over names with a dot before them. */
const OURS = ".redactie-";

/** Opens content/ of a project, and clears away what a crash left there. */
export function openContent(project: string) {
	const root = realpathSync.native(join(project, "content"));
	/** What was written of a step that failed, as long as it could not be put back. */
	const left = new Map<string, Replacement>();
	let last: Promise<unknown> = Promise.resolve();

	const pathOf = (file: string) => join(root, file.slice("content/".length));

	/** Undefined for a file of content/, there or not: no link, behind no link, in a folder that is there. */
	function refusal(file: string): "outside" | "changed" | undefined {
		if (!CONTENT_FILE.test(file)) return "outside";
		const path = pathOf(file);
		const folder = dirname(path);
		if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return "changed";
		const stat = lstatSync(path, { throwIfNoEntry: false });
		if (stat && !stat.isFile()) return "outside";
		const there = stat ? path : folder;
		return realpathSync.native(there) === there ? undefined : "outside";
	}

	/** @param isNew it is to be made. */
	function place(file: string, isNew = false): string {
		const path = pathOf(file);
		const reason = attempt(file, () => {
			if (isNew && !NEW_NAME.test(basename(path))) return "outside";
			return refusal(file) ?? (isNew || existsSync(path) ? undefined : "changed");
		});
		if (reason) throw new FileError(reason, file);
		return path;
	}

	function readAll(): Texts {
		const files = entriesOf(root)
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((path) => ({ path, file: `content${path.slice(root.length).replaceAll(sep, "/")}` }))
			.filter(({ file }) => CONTENT_FILE.test(file))
			.sort((a, b) => (a.file < b.file ? -1 : 1));
		const texts: Texts = {};
		for (const { file, path } of files) {
			const text = attempt(file, () => readIfThere(path));
			if (text !== undefined) texts[file] = text;
		}
		return texts;
	}

	/** @throws {FileError} then every file is as it was. */
	function write(changes: Changes): void {
		putBack();
		const steps = [...changes].map(([file, replacement]) => {
			return { file, replacement, path: place(file, replacement.before === null) };
		});
		const temporaries: string[] = [];
		try {
			const ready = steps.map((step) => {
				const temporary = temporaryFor(step.path);
				temporaries.push(temporary);
				attempt(step.file, () => prepare(step.path, temporary, step.replacement));
				return { ...step, temporary };
			});
			for (const { file, path, replacement } of ready)
				if (!attempt(file, () => holds(path, replacement.before)))
					throw new FileError("changed", file);
			for (const { file, path, temporary, replacement } of ready) {
				attempt(file, () => settle(path, temporary, replacement));
				left.set(file, replacement);
			}
			left.clear();
		} catch (error) {
			try {
				putBack();
			} catch {
				// Nothing else is written before this has succeeded.
			}
			throw error;
		} finally {
			for (const temporary of temporaries) rmSync(temporary, { force: true });
		}
	}

	/** Not what others wrote since. */
	function putBack(): void {
		for (const [file, { before, after }] of left)
			attempt(file, () => {
				const path = pathOf(file);
				if (!holds(path, after)) return;
				const temporary = temporaryFor(path);
				const replacement = { before: after, after: before };
				prepare(path, temporary, replacement);
				settle(path, temporary, replacement);
				rmSync(temporary, { force: true });
			});
		left.clear();
	}

	for (const { name, parentPath } of entriesOf(root))
		if (name.startsWith(OURS)) rmSync(join(parentPath, name), { force: true });

	return {
		readAll,
		write,
		/** Runs one task at a time: reading, judging and writing are one whole. */
		alone<Result>(task: () => Result | Promise<Result>): Promise<Result> {
			const result = last.then(task);
			last = result.catch(() => {});
			return result;
		},
	};
}

const temporaryFor = (path: string) => join(dirname(path), OURS + randomUUID());

/** All but folders, below a folder. Node's own `recursive` would follow links. */
const entriesOf = (folder: string): Dirent[] =>
	readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? entriesOf(join(folder, entry.name)) : [entry],
	);
