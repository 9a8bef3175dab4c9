/** What the foot says for a moment. */
import { setPanel } from "./store.ts";

/** Milliseconds that it stays. */
const SAY = 6000;

let saying: ReturnType<typeof setTimeout> | undefined;

export function say(said: string, time = SAY): void {
	clearTimeout(saying);
	setPanel({ said });
	saying = setTimeout(() => setPanel({ said: undefined }), time);
}
