/** Taking back one of the changes since the last commit, and one commit of them all. */
import type { Change, CommitAnswer, CommitRequest, Problem, State } from "../../protocol.ts";
import { leaveGonePage } from "../going/arriving.ts";
import { apply, commit } from "../state/api.ts";
import { COMMIT, dropDrafts, followStep } from "../state/drafts.ts";
import { inTurn, judgeNow, reach, refreshState, refreshTabs, written } from "../state/judging.ts";
import { askToWrite } from "../state/keeping.ts";
import { isMac, say } from "../state/saying.ts";
import { getPanel, setPanel } from "../state/store.ts";
import { words as common } from "../words.ts";
import { words } from "./words.ts";

/** A step of its own, which an undo brings back. @returns why it is still there, unless it is gone, or the foot has said why. */
export const takeBack = (change: Change): Promise<Problem[] | undefined> =>
	inTurn(async () => {
		const { version } = getPanel().state as State;
		const answer = await askToWrite(() => apply({ operations: [], revert: change.id, version }));
		if (!answer) return undefined;
		if ("problems" in answer) return answer.problems;
		if ("kept" in answer) {
			followStep(answer.kept);
			await refreshTabs();
			leaveGonePage();
			void judgeNow();
			say(words.undone(words.nameOf(change), isMac));
			return undefined;
		}
		if (!("failed" in answer)) await refreshState();
		say("failed" in answer ? common.failed : words.stale);
		return undefined;
	});

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
	dropDrafts([`${COMMIT}#sentence`]);
	setPanel({ past: [], future: [] });
	await refreshTabs();
	say(words.committedSaid(answer.committed.changes));
	return undefined;
}

/** Milliseconds that git gets. */
const PATIENCE = 5 * 60_000;
