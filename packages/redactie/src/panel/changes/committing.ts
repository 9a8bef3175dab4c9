/** One commit of all that changed, and what is typed for it. */
import { useState } from "react";
import type { CommitAnswer, CommitRequest } from "../../protocol.ts";
import { commit } from "../state/api.ts";
import { reach, refreshTabs, written } from "../state/judging.ts";
import { say } from "../state/keeping.ts";
import { getStored, setStored } from "../state/stored.ts";
import { words } from "./words.ts";

/** Why git did not. */
export type NotCommitted = Exclude<CommitAnswer, { committed: unknown }>;

let running: Promise<NotCommitted | undefined> | undefined;

/**
 * After what is being written; its hooks may take minutes, in which one goes on.
 * @returns nothing once it is done, or when the server is gone.
 */
export function commitAll(request: CommitRequest): Promise<NotCommitted | undefined> {
	running ??= run(request).finally(() => {
		running = undefined;
	});
	return running;
}

async function run(request: CommitRequest): Promise<NotCommitted | undefined> {
	await written();
	say(words.committing, PATIENCE);
	const answer = await reach(() => commit(request));
	if (!answer || !("committed" in answer)) {
		say(words.failed);
		return answer;
	}
	await refreshTabs();
	say(words.committedSaid(answer.committed.changes));
	return undefined;
}

/** Milliseconds that git gets. */
const PATIENCE = 5 * 60_000;
const KEY = "redactie:commit";

/** Stored at each key, as drafts are. What was not typed is undefined. */
export function useTyped() {
	type Typed = Partial<Record<"sentence" | "name" | "email", string | undefined>>;
	const [typed, setTyped] = useState((): Typed => JSON.parse(getStored(KEY) ?? "{}"));

	function type(change: Typed) {
		const next = { ...typed, ...change };
		setStored({ [KEY]: JSON.stringify(next) });
		setTyped(next);
	}

	return [typed, type] as const;
}
