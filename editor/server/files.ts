/**
 * The folder content/ on disk. Everything of the editor that reads or writes files is here.
 *
 * What is kept together is written together: each new text goes into a file of its own
 * beside the old one, and takes its place by being renamed. Between two renames the computer
 * can stop, so what they are to become is noted first, and undone at the next start.
 */
import { randomUUID } from "node:crypto";
import {
	type Dirent,
	lstatSync,
	readdirSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { attempt, FileError, holds, put, putBeside, readIfThere } from "./disk.ts";

/** Path from the project's root (`content/cases/openshift-aws.yaml`) and text of each file. */
export type Texts = Record<string, string>;
/** Per file: the text that was read, and the text that is to take its place. */
export type Changes = ReadonlyMap<string, { before: string; after: string }>;

export interface ContentFolder {
	readAll(): Texts;
	/** @throws {FileError} then every file is as it was. */
	write(changes: Changes): void;
	/** What others wrote, made or took away since `known` was read; null: the file is gone. */
	changedSince(known: Texts): Map<string, string | null>;
	/** When a file was last written, as milliseconds since 1970. */
	writtenAt(file: string): number;
	/** Runs one task at a time: reading, judging and writing are one whole. */
	alone<Result>(task: () => Result | Promise<Result>): Promise<Result>;
}

/** No part begins with a dot, so none leads up and none is ours; Windows reads `:` and `\` as more than a name. */
const CONTENT_FILE = /^content(\/[^./\\:\0][^/\\:\0]*)+\.yaml$/;
/** Globs and the site pass over names with a dot before them. */
const OURS = ".redactie-";
const NOTE = `${OURS}step`;

/** Opens content/ of a project, and clears away what a crash left there. */
export function openContent(project: string): ContentFolder {
	const root = realpathSync.native(join(project, "content"));
	const note = join(root, NOTE);
	let last: Promise<unknown> = Promise.resolve();

	const pathOf = (file: string) => join(root, file.slice("content/".length));

	/** Undefined for a file of its own in content/: no link, and behind no link. */
	function refusal(file: string): "outside" | "changed" | undefined {
		if (!CONTENT_FILE.test(file)) return "outside";
		const path = pathOf(file);
		const stat = lstatSync(path, { throwIfNoEntry: false });
		if (!stat) return "changed";
		if (!stat.isFile()) return "outside";
		return realpathSync.native(path) === path ? undefined : "outside";
	}

	function place(file: string): string {
		const reason = attempt(file, () => refusal(file));
		if (reason) throw new FileError(reason, file);
		return pathOf(file);
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

	function write(changes: Changes): void {
		attempt(NOTE, putBack);
		const steps = [...changes].map(([file, texts]) => ({ file, ...texts, path: place(file) }));
		const temporaries: string[] = [];
		try {
			const ready = steps.map((step) => {
				const temporary = join(dirname(step.path), OURS + randomUUID());
				temporaries.push(temporary);
				attempt(step.file, () => putBeside(step.path, temporary, step.after));
				return { ...step, temporary };
			});
			for (const { file, path, before } of ready)
				if (!attempt(file, () => holds(path, before))) throw new FileError("changed", file);
			if (ready.length > 1) attempt(NOTE, () => put(note, JSON.stringify([...changes]), 0o600));
			for (const { file, path, temporary } of ready)
				attempt(file, () => renameSync(temporary, path));
			rmSync(note, { force: true });
		} catch (error) {
			try {
				putBack();
			} catch {
				// The note stays: nothing is written before this has succeeded.
			}
			throw error;
		} finally {
			for (const temporary of temporaries) rmSync(temporary, { force: true });
		}
	}

	/** Puts back what was written of a step that was not written whole; not what others wrote. */
	function putBack(): void {
		const steps = readNote(note)
			.filter(([file]) => !refusal(file))
			.map(([file, texts]) => ({ ...texts, path: pathOf(file) }));
		if (steps.some(({ path, before }) => holds(path, before)))
			for (const { path, before, after } of steps) {
				if (!holds(path, after)) continue;
				const temporary = join(dirname(path), OURS + randomUUID());
				putBeside(path, temporary, before);
				renameSync(temporary, path);
			}
		rmSync(note, { force: true });
	}

	putBack();
	for (const { name, parentPath } of entriesOf(root))
		if (name.startsWith(OURS)) rmSync(join(parentPath, name), { force: true });

	return {
		readAll,
		write,
		changedSince(known) {
			const now = readAll();
			const files = new Set([...Object.keys(known), ...Object.keys(now)]);
			return new Map(
				[...files]
					.filter((file) => known[file] !== now[file])
					.map((file) => [file, now[file] ?? null]),
			);
		},
		writtenAt: (file) => statSync(place(file)).mtimeMs,
		alone(task) {
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

/** What stood to be written when the computer stopped. A note that was not finished began nothing. */
function readNote(path: string): [string, { before: string; after: string }][] {
	const text = readIfThere(path);
	try {
		return text === undefined ? [] : JSON.parse(text);
	} catch {
		return [];
	}
}
