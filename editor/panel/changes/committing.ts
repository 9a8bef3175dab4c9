/** One commit of all that changed, and what is typed for it. */
import { useState } from "react";
import type { CommitAnswer, CommitRequest } from "../../protocol.ts";
import { commit } from "../api.ts";
import { followState } from "../drafts.ts";
import { inTurn, reach } from "../judging.ts";
import { say } from "../keeping.ts";
import { words } from "./words.ts";

/** Why git did not. */
export type NotCommitted = Exclude<CommitAnswer, { committed: unknown }>;

/** @returns nothing once it is done, or when the server is gone. */
export const commitAll = (request: CommitRequest): Promise<NotCommitted | undefined> =>
	inTurn(async () => {
		say(words.committing);
		const answer = await reach(() => commit(request));
		if (!answer || !("committed" in answer)) {
			say(words.failed);
			return answer;
		}
		followState(answer.state);
		say(words.committedSaid(answer.committed.changes));
		return undefined;
	});

const KEY = "redactie:commit:";

/** In the browser's storage at each key, as drafts are. @returns null until it was typed. */
export function useTyped(what: "sentence" | "name" | "email") {
	const [typed, setTyped] = useState(() => localStorage.getItem(KEY + what));

	/** Null forgets it. */
	function type(text: string | null) {
		if (text === null) localStorage.removeItem(KEY + what);
		else localStorage.setItem(KEY + what, text);
		setTyped(text);
	}

	return [typed, type] as const;
}
