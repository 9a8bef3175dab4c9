/** What the foot says for a moment. */
import type { Step } from "../../protocol.ts";
import { words as changesWords } from "../changes/words.ts";
import { setPanel } from "./store.ts";

/** Milliseconds that it stays. */
const SAY = 6000;

export const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

let saying: ReturnType<typeof setTimeout> | undefined;

export function say(said: string, time = SAY): void {
	clearTimeout(saying);
	setPanel({ said });
	saying = setTimeout(() => setPanel({ said: undefined }), time);
}

export const namesIn = ({ changes }: Step): string[] => changes.map(changesWords.nameOf);
