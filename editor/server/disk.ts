/** Files as the system has them: to read one, to compare one, to make one beside another. */
import { isUtf8 } from "node:buffer";
import {
	accessSync,
	closeSync,
	constants,
	fchmodSync,
	fstatSync,
	fsyncSync,
	openSync,
	readFileSync,
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

/** Whether a file is this text to the byte. */
export function holds(path: string, text: string): boolean {
	const bytes = readFileSync(path);
	// Saved in another encoding: to write it as text would lose what could not be read.
	if (!isUtf8(bytes)) throw Object.assign(new Error(), { code: "EILSEQ" });
	return bytes.equals(Buffer.from(text));
}

/** Makes what is to take the place of a file, with its mode. */
export function putBeside(path: string, temporary: string, text: string): void {
	// To rename over a file asks no leave of the file itself.
	accessSync(path, constants.W_OK);
	put(temporary, text, statSync(path).mode & 0o777);
}

/** Makes a new file, and waits until it is on the disk. */
export function put(path: string, text: string, mode: number): void {
	if (!text.isWellFormed()) throw Object.assign(new Error(), { code: "EILSEQ" });
	const handle = openSync(path, "wx", mode);
	try {
		writeFileSync(handle, text);
		if ((fstatSync(handle).mode & 0o777) !== mode) fchmodSync(handle, mode);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
