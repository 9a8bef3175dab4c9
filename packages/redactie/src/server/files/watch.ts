/** Notices what other programs do to content/. */
import type { ContentFolder, Texts } from "./files.ts";

/** Vite's, `server.watcher`: it watches the whole project already. */
interface Watcher {
	on(event: "all", listener: (event: string, path: string) => void): unknown;
}

/** Milliseconds in which a program writes the rest of what it saves. */
const SETTLES_IN = 100;

/**
 * @param known what the editor holds. What it wrote itself is in there, so is not told.
 * @param tell gets what others wrote: the new text of each file, or null where it is gone.
 */
export function watchContent(
	watcher: Watcher,
	folder: ContentFolder,
	known: () => Texts,
	tell: (changed: Map<string, string | null>) => void,
): void {
	let waiting = false;
	watcher.on("all", (_, path) => {
		if (waiting || !path.endsWith(".yaml")) return;
		waiting = true;
		setTimeout(async () => {
			waiting = false;
			// A folder that is just being moved cannot be read: its next event tells.
			const changed = await folder.alone(() => folder.changedSince(known())).catch(() => undefined);
			if (changed?.size) tell(changed);
		}, SETTLES_IN);
	});
}
