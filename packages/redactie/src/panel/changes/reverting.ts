/** Taking back one of the changes since the last commit: a step of its own, which an undo brings back. */
import type { Change, Problem, State } from "../../protocol.ts";
import { leaveGonePage } from "../going/gone.ts";
import { apply } from "../state/api.ts";
import { followStep } from "../state/drafts.ts";
import { inTurn, judgeNow, refreshState, refreshTabs } from "../state/judging.ts";
import { askToWrite, isMac, say } from "../state/keeping.ts";
import { getPanel } from "../state/store.ts";
import { words as common } from "../words.ts";
import { words } from "./words.ts";

/** @returns why it is still there, unless it is gone, or the foot has said why. */
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
