/** What the editor keeps for itself, the key and the drafts: a folder of the project that git leaves alone. */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DraftsRequest } from "../../protocol.ts";
import { put, readIfThere } from "./files.ts";

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
