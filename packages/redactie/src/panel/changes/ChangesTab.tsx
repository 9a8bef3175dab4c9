import type { State } from "../../protocol.ts";
import { usePanel } from "../state/store.ts";
import { words as common } from "../words.ts";
import { ChangeList } from "./ChangeList.tsx";
import { CommitForm } from "./CommitForm.tsx";
import { Committed } from "./Committed.tsx";
import { Waiting } from "./Waiting.tsx";
import { words } from "./words.ts";

interface ChangesTabProps {
	state: State;
}

/** What is not kept yet, all that changed since the last commit, and the way to the next. */
export function ChangesTab({ state }: ChangesTabProps) {
	return (
		<div className="changes">
			<Waiting state={state} />
			<SinceCommit state={state} />
		</div>
	);
}

function SinceCommit({ state }: ChangesTabProps) {
	const { changes } = usePanel();
	if (!changes) return <p className="help">{common.asking}</p>;
	const { since, list, last } = changes;
	const isEmpty = list.length === 0;
	return (
		<>
			{isEmpty && last ? (
				<Committed commit={last} />
			) : (
				<p className="help">
					{isEmpty ? words.none(since) : words.since(since, list.length)}
					{since === "start" && ` ${words.noGit}`}
				</p>
			)}
			{!isEmpty && <ChangeList list={list} state={state} />}
			{!isEmpty && since === "commit" && <CommitForm changes={changes} />}
		</>
	);
}
