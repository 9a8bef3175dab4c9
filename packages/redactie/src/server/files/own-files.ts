/** What the editor keeps for itself: a folder of the project that git leaves alone. */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { put, readIfThere } from "./disk.ts";

export const OWN_FOLDER = ".redactie";

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
export function putOwn(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	const temporary = `${path}.${randomUUID()}`;
	put(temporary, text, 0o600);
	renameSync(temporary, path);
}
