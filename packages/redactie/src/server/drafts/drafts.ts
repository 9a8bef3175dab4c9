/** What was typed and is in no file yet. It belongs to the project: to every window, on whatever port. */
import { join } from "node:path";
import type { DraftsRequest } from "../../protocol.ts";
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
