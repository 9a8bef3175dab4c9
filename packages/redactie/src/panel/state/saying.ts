/** What the foot says for a moment. */
import type { Step } from "../../protocol.ts";
import { words as changesWords } from "../changes/words.ts";
import { setPanel } from "./store.ts";

/** Milliseconds that it stays. */
const SAY = 6000;

let saying: ReturnType<typeof setTimeout> | undefined;

export function say(said: string, time = SAY): void {
	clearTimeout(saying);
	setPanel({ said });
	saying = setTimeout(() => setPanel({ said: undefined }), time);
}

/** What a step was about; of a list also what was done in it. */
export const namesIn = ({ changes, moved = [] }: Step): string[] =>
	changes.map((change) => {
		const [one] = moved;
		const name = changesWords.nameOf(change);
		const isList = change.what === "value" && changes.length === 1;
		return isList && one && one.do !== "set" && one.do !== "replace"
			? changesWords.didIn(name, one.do)
			: name;
	});
