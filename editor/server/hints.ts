/** Asks a thread what could be better in a text. Nothing waits for it, and nothing is refused by it. */
import { Worker } from "node:worker_threads";
import type { HintsAnswer, HintsRequest } from "../protocol.ts";

export type Hints = ReturnType<typeof createHints>;

/** @param thread answers `{ number, hints }` to a request with its number; it starts at the first of them. */
export function createHints(thread: URL, root: string) {
	const waiting = new Map<number, (answer: HintsAnswer) => void>();
	let worker: Worker | undefined;
	let asked = 0;

	function start(): Worker {
		const started = new Worker(thread, { workerData: root });
		started.unref();
		started.on("message", ({ number, hints }: HintsAnswer & { number: number }) => {
			waiting.get(number)?.({ hints });
			waiting.delete(number);
		});
		// Without its list or its dictionary it has nothing to say.
		started.on("error", () => {
			for (const answer of waiting.values()) answer({ hints: [] });
			waiting.clear();
			worker = undefined;
		});
		return started;
	}

	return (request: HintsRequest): Promise<HintsAnswer> =>
		new Promise((resolve) => {
			worker ??= start();
			waiting.set(++asked, resolve);
			worker.postMessage({ ...request, number: asked });
		});
}
