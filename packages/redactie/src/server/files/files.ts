/**
 * The folder content/ on disk. Everything of the editor that reads or writes files is here.
 *
 * What is kept together is written together: each new text goes into a file of its own
 * beside its place, and takes that once all are there. Where one of those fails, the ones before it are
 * undone; what a disk refuses even then, git still has.
 */
import { randomUUID } from "node:crypto";
import { type Dirent, lstatSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import {
	attempt,
	FileError,
	holds,
	prepare,
	putBack,
	type Replacement,
	readIfThere,
	settle,
	type Writing,
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
	let last: Promise<unknown> = Promise.resolve();

	/**
	 * The path of a file of content/: no link, behind no link, in a folder that is there.
	 * @param isNew it is to be made.
	 */
	function place(file: string, isNew: boolean): string {
		const path = join(root, file.slice("content/".length));
		const refuse = (reason: "outside" | "changed") => new FileError(reason, file);
		if (!isContentFile(file) || (isNew && !NEW_NAME.test(basename(path)))) throw refuse("outside");
		return attempt(file, () => {
			const folder = dirname(path);
			if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw refuse("changed");
			const stat = lstatSync(path, { throwIfNoEntry: false });
			const there = stat ? path : folder;
			if ((stat && !stat.isFile()) || realpathSync.native(there) !== there) throw refuse("outside");
			if (!stat && !isNew) throw refuse("changed");
			return path;
		});
	}

	function readAll(): Texts {
		const files = entriesOf(root)
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((path) => ({ path, file: `content${path.slice(root.length).replaceAll(sep, "/")}` }))
			.filter(({ file }) => isContentFile(file))
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
		const steps = [...changes].map(([file, replacement]) => {
			const path = place(file, replacement.before === null);
			return { file, path, temporary: join(dirname(path), OURS + randomUUID()), ...replacement };
		});
		const written: Writing[] = [];
		try {
			for (const step of steps) attempt(step.file, () => prepare(step));
			for (const { file, path, before } of steps)
				if (!attempt(file, () => holds(path, before))) throw new FileError("changed", file);
			for (const step of steps) {
				attempt(step.file, () => settle(step));
				written.push(step);
			}
		} catch (error) {
			for (const step of written)
				try {
					putBack(step);
				} catch {}
			throw error;
		} finally {
			for (const { temporary } of steps) rmSync(temporary, { force: true });
		}
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

/** All but folders, below a folder. Node's own `recursive` would follow links. */
const entriesOf = (folder: string): Dirent[] =>
	readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? entriesOf(join(folder, entry.name)) : [entry],
	);
