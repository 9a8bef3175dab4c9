/**
 * The folder content/ on disk, and the one that git leaves alone in which the editor keeps its key and drafts.
 * What is kept together is written together: each new text goes into a file of its own
 * beside its place, and takes that once all are there. Where one of those fails, the ones before it are
 * undone; what a disk refuses even then, git still has.
 */
import { isUtf8 } from "node:buffer";
import { randomBytes, randomUUID } from "node:crypto";
import {
	accessSync,
	closeSync,
	constants,
	copyFileSync,
	type Dirent,
	fchmodSync,
	fstatSync,
	fsyncSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import type { DraftsRequest } from "../../protocol.ts";

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

/** The files that are not the same in both. */
export const changedFiles = (one: Texts, other: Texts): string[] =>
	Object.keys({ ...one, ...other }).filter((file) => one[file] !== other[file]);

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
		const refuse = (code: "outside" | "changed") => new FileError(code, file);
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

/** Why a file was not written; then nothing was. */
export class FileError extends Error {
	/** `outside`: no file of content/; `changed`: it no longer holds what was read; else the system's, such as ENOSPC. */
	readonly code: string;
	readonly file: string;

	constructor(code: string, file: string) {
		super(`${file}: ${code}`);
		this.name = "FileError";
		this.code = code;
		this.file = file;
	}
}

/** @throws {FileError} for what the system refuses. */
function attempt<Result>(file: string, task: () => Result): Result {
	try {
		return task();
	} catch (error) {
		if (error instanceof FileError) throw error;
		throw new FileError((error as NodeJS.ErrnoException).code ?? "failed", file);
	}
}

/** Undefined: others took it away while we read the folder. */
function readIfThere(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

/** What a file is to become, and from what; null: no file. */
export interface Replacement {
	before: string | null;
	after: string | null;
}

/** One that is to be done. */
interface Writing extends Replacement {
	path: string;
	/** Beside it: what is to take its place. */
	temporary: string;
}

/** Whether a file is this text to the byte; null: whether nothing has that name. */
function holds(path: string, text: string | null): boolean {
	const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
	if (text === null || !isThere) return text === null && !isThere;
	const bytes = readFileSync(path);
	// Saved in another encoding: to write it as text would lose what could not be read.
	if (!isUtf8(bytes)) throw Object.assign(new Error(), { code: "EILSEQ" });
	return bytes.equals(Buffer.from(text));
}

/** Makes what is to take the place of a file, with its mode. */
function prepare({ path, temporary, before, after }: Writing): void {
	// To rename over a file, or to remove it, asks no leave of the file itself.
	if (before !== null) accessSync(path, constants.W_OK);
	if (after !== null) put(temporary, after, before === null ? undefined : modeOf(path));
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Gives a file what was prepared for it, or takes it away. A new one never takes the place of what others made. */
function settle({ path, temporary, before, after }: Writing): void {
	if (after === null) rmSync(path);
	else if (before === null) copyFileSync(temporary, path, constants.COPYFILE_EXCL);
	else renameSync(temporary, path);
}

/** As it was before, but for what others wrote since. */
function putBack({ before, after, ...place }: Writing): void {
	if (!holds(place.path, after)) return;
	const back = { ...place, before: after, after: before };
	prepare(back);
	settle(back);
}

/**
 * Makes a new file, and waits until it is on the disk.
 *
 * @param mode without it that of any new text file here.
 */
function put(path: string, text: string, mode?: number): void {
	if (!text.isWellFormed()) throw Object.assign(new Error(), { code: "EILSEQ" });
	const handle = openSync(path, "wx", mode ?? 0o644);
	try {
		writeFileSync(handle, text);
		if (mode !== undefined && (fstatSync(handle).mode & 0o777) !== mode) fchmodSync(handle, mode);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

const OWN_FOLDER = ".redactie";

/** Vite serves the files of a project to anybody on this computer, but none with this ending. */
const KEY_FILE = "window.key";

/**
 * What a window shows to be let write: others on this computer, who can read neither the address that
 * was printed nor this file, lack it. It stays the same, so that an open window goes on after a restart.
 */
export function keyOf(project: string): string {
	const path = join(project, OWN_FOLDER, KEY_FILE);
	const known = readIfThere(path) ?? "";
	if (/^[\w-]{32}$/.test(known)) return known;
	const key = randomBytes(24).toString("base64url");
	putOwn(path, key);
	return key;
}

/** In one go, and readable by its user alone. */
function putOwn(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	const temporary = `${path}.${randomUUID()}`;
	put(temporary, text, 0o600);
	renameSync(temporary, path);
}

export type Drafts = ReturnType<typeof openDrafts>;

/**
 * What was typed and is in no file yet, by keys and as texts that only the panel reads. It belongs to the
 * project: to every window, on whatever port.
 */
export function openDrafts(project: string) {
	const path = join(project, OWN_FOLDER, "drafts.json");
	// Another server of this project may have written since.
	const all = (): Record<string, string> => JSON.parse(readIfThere(path) ?? "{}");
	return {
		all,
		/**
		 * Null: what is no draft any more. What another window typed since stays: `was` is what this one knew of it.
		 * @returns what was taken; it is on the disk by then.
		 */
		take({ changes, was }: Pick<DraftsRequest, "changes" | "was">): DraftsRequest["changes"] {
			const now = all();
			const taken = Object.fromEntries(
				Object.entries(changes).filter(([key, text]) => text !== null || now[key] === was[key]),
			);
			const kept = Object.entries({ ...now, ...taken }).filter(([, text]) => text !== null);
			putOwn(path, JSON.stringify(Object.fromEntries(kept), null, "\t"));
			return taken;
		},
	};
}
