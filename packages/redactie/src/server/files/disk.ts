/** Files as the system has them: to read one, to compare one, to make, replace or remove one. */
import { isUtf8 } from "node:buffer";
import {
	accessSync,
	closeSync,
	constants,
	copyFileSync,
	fchmodSync,
	fstatSync,
	fsyncSync,
	lstatSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";

/** Why a file was not written; then nothing was. */
export class FileError extends Error {
	/** `outside`: no file of content/; `changed`: it no longer holds what was read. */
	readonly reason: "outside" | "changed" | "failed";
	readonly file: string;
	/** Of `failed`: the system's, such as ENOSPC. */
	readonly code: string | undefined;

	constructor(reason: FileError["reason"], file: string, code?: string) {
		super(`${file}: ${reason}${code ? ` (${code})` : ""}`);
		this.name = "FileError";
		this.reason = reason;
		this.file = file;
		this.code = code;
	}
}

/** @throws {FileError} for what the system refuses. */
export function attempt<Result>(file: string, task: () => Result): Result {
	try {
		return task();
	} catch (error) {
		if (error instanceof FileError) throw error;
		throw new FileError("failed", file, (error as NodeJS.ErrnoException).code);
	}
}

/** Undefined: others took it away while we read the folder. */
export function readIfThere(path: string): string | undefined {
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
export interface Writing extends Replacement {
	path: string;
	/** Beside it: what is to take its place. */
	temporary: string;
}

/** Whether a file is this text to the byte; null: whether nothing has that name. */
export function holds(path: string, text: string | null): boolean {
	const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
	if (text === null || !isThere) return text === null && !isThere;
	const bytes = readFileSync(path);
	// Saved in another encoding: to write it as text would lose what could not be read.
	if (!isUtf8(bytes)) throw Object.assign(new Error(), { code: "EILSEQ" });
	return bytes.equals(Buffer.from(text));
}

/** Makes what is to take the place of a file, with its mode. */
export function prepare({ path, temporary, before, after }: Writing): void {
	// To rename over a file, or to remove it, asks no leave of the file itself.
	if (before !== null) accessSync(path, constants.W_OK);
	if (after !== null) put(temporary, after, before === null ? undefined : modeOf(path));
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Gives a file what was prepared for it, or takes it away. A new one never takes the place of what others made. */
export function settle({ path, temporary, before, after }: Writing): void {
	if (after === null) rmSync(path);
	else if (before === null) copyFileSync(temporary, path, constants.COPYFILE_EXCL);
	else renameSync(temporary, path);
}

/** As it was before, but for what others wrote since. */
export function putBack({ before, after, ...place }: Writing): void {
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
export function put(path: string, text: string, mode?: number): void {
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
