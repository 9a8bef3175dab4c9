/** Asks a thread what could be better in a text. Nothing waits for it, and nothing is refused by it. */
import { Worker } from "node:worker_threads";
import type { HintsRequest } from "../../protocol.ts";

export type Hints = ReturnType<typeof createHints>;

/** @param thread answers each request with its hints, in their order; it starts at the first of them. */
export function createHints(thread: URL | undefined, root: string) {
	let waiting: ((hints: string[]) => void)[] = [];
	let worker: Worker | undefined;

	function start(thread: URL): Worker {
		const started = new Worker(thread, { workerData: root });
		started.unref();
		started.on("message", (hints: string[]) => waiting.shift()?.(hints));
		// Without its list or its dictionary it has nothing to say.
		started.on("error", () => {
			for (const answer of waiting) answer([]);
			waiting = [];
			worker = undefined;
		});
		return started;
	}

	return (request: HintsRequest): Promise<string[]> =>
		new Promise((resolve) => {
			if (!thread) return resolve([]);
			worker ??= start(thread);
			waiting.push(resolve);
			worker.postMessage(request);
		});
}
