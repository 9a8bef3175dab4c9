/** Taking back one of the changes since the last commit, and one commit of them all. */
import type { Change, CommitAnswer, CommitRequest, Problem } from "../../protocol.ts";
import { leaveGonePage } from "../going/arriving.ts";
import { commit } from "../state/api.ts";
import { runOperations } from "../state/changing.ts";
import { COMMIT, dropDrafts } from "../state/drafts.ts";
import { reach, refreshTabs, written } from "../state/judging.ts";
import { say } from "../state/saying.ts";
import { setPanel } from "../state/store.ts";
import { changesWords } from "../words.ts";

/** A step of its own, which an undo brings back. @returns why it is still there, unless it is gone, or the foot has said why. */
export async function takeBack(change: Change): Promise<Problem[] | undefined> {
	const said = changesWords.undone(changesWords.nameOf(change));
	const answer = await runOperations([], said, { revert: change.id });
	if (!answer) return undefined;
	if ("problems" in answer) return answer.problems;
	await refreshTabs();
	leaveGonePage();
	return undefined;
}

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
	say(changesWords.committing, PATIENCE);
	const answer = await reach(() => commit(request));
	if (!answer || !("committed" in answer)) {
		say(changesWords.failed);
		return answer;
	}
	dropDrafts([`${COMMIT}#sentence`]);
	setPanel({ past: [], future: [] });
	await refreshTabs();
	say(changesWords.committedSaid(answer.committed.changes));
	return undefined;
}

/** Milliseconds that git gets. */
const PATIENCE = 5 * 60_000;
