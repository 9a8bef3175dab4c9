/** What was typed and is in no file yet. It belongs to the project: to every window, on whatever port. */
import { join } from "node:path";
import { readIfThere } from "../files/disk.ts";
import { OWN_FOLDER, putOwn } from "../files/own-files.ts";

export type Drafts = ReturnType<typeof openDrafts>;

/** By keys and as texts that only the panel reads. */
export function openDrafts(project: string) {
	const path = join(project, OWN_FOLDER, "drafts.json");
	// Another server of this project may have written since.
	const all = (): Record<string, string> => JSON.parse(readIfThere(path) ?? "{}");
	return {
		all,
		/** Null: what is no draft any more. On the disk once this returns. */
		take(changes: Readonly<Record<string, string | null>>): void {
			const kept = Object.entries({ ...all(), ...changes }).filter(([, text]) => text !== null);
			putOwn(path, JSON.stringify(Object.fromEntries(kept), null, "\t"));
		},
	};
}
