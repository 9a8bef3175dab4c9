/** Notices what programs do to content/. */
import type { ViteDevServer } from "vite";

/** Milliseconds in which a program writes the rest of what it saves. */
const SETTLES_IN = 100;

/**
 * @param watcher watches the whole project already.
 * @param look is called once for what is written in a row: also by ourselves, so it has to compare.
 */
export function watchContent(watcher: ViteDevServer["watcher"], look: () => Promise<void>): void {
	let waiting = false;
	watcher.on("all", (_, path) => {
		if (waiting || !path.endsWith(".yaml")) return;
		waiting = true;
		setTimeout(() => {
			waiting = false;
			// A folder that is just being moved cannot be read: its next event tells.
			look().catch(() => {});
		}, SETTLES_IN);
	});
}
