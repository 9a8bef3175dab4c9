/** What the editor keeps for itself: a folder of the project that git leaves alone. */
import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { put } from "./disk.ts";

export const OWN_FOLDER = ".redactie";

/** In one go, and readable by its user alone. */
export function putOwn(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	const temporary = `${path}.${randomUUID()}`;
	put(temporary, text, 0o600);
	renameSync(temporary, path);
}
