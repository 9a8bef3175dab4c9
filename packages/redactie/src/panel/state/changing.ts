/** Changes of what there is: lists, entries, parts. Each is one step, and the page shows it at once. */

import { placeAfter } from "../../data.ts";
import type { FieldId, Operation, Problem, State } from "../../protocol.ts";
import { words } from "../words.ts";
import { apply } from "./api.ts";
import { followStep } from "./drafts.ts";
import { inTurn, judgeNow, refreshState } from "./judging.ts";
import { askToWrite } from "./keeping.ts";
import { say } from "./saying.ts";
import { getPanel, isMade, setPanel, type View } from "./store.ts";

interface Also {
	/** What was about to be made, and is by this. */
	made?: FieldId;
	/** A change since the commit, which is taken back by it. */
	revert?: string;
}

/**
 * Writes all of these as one step, or none, after what is being written already. What is open, and
 * what was typed in it, goes along with its item.
 * @param said is what the foot says once it is done.
 * @returns the content by then, or why the contract refuses it. Undefined: nothing was written, and
 *   the foot has said why.
 */
export function runOperations(
	operations: readonly Operation[],
	said: string,
	{ made, revert }: Also = {},
): Promise<{ kept: State } | { problems: Problem[] } | undefined> {
	return inTurn(async () => {
		const { version } = getPanel().state as State;
		const answer = await askToWrite(() =>
			apply({ operations: [...operations], version, ...(revert && { revert }) }),
		);
		if (!answer || "problems" in answer) return answer;
		if ("kept" in answer) {
			follow(operations);
			followStep(answer.kept, made);
			void judgeNow();
			say(said);
			return answer;
		}
		if ("failed" in answer) setPanel({ failed: answer.failed });
		else await refreshState();
		say("failed" in answer ? words.failed : words.stale);
		return undefined;
	});
}

function follow(operations: readonly Operation[]): void {
	const { where, along, last } = getPanel();
	const placeOf = (id: FieldId) => placeAfter(id, operations);
	const placed = (ids: FieldId[]) => ids.flatMap((id) => placeOf(id) ?? []);
	setPanel({
		along: placed(along),
		last: last && placeOf(last),
		where: where.flatMap((view): View[] => {
			if (view.kind === "fields") return [{ ...view, open: placed(view.open) }];
			if (!("id" in view) || isMade(view.id)) return [view];
			const id = placeOf(view.id);
			return id ? [{ ...view, id }] : [];
		}),
		// The page has the places of before, until it comes anew.
		pointed: undefined,
		failed: undefined,
	});
}
