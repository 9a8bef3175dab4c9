import { useEffect, useRef } from "react";
import type { Commit, State } from "../../protocol.ts";
import { openTab } from "../going/going.ts";
import { Rows } from "../lists/Rows.tsx";
import { HEADING } from "../lists/ViewHead.tsx";
import { usePanel } from "../state/store.ts";
import { words as common } from "../words.ts";
import { ChangeRow } from "./ChangeRow.tsx";
import { CommitForm } from "./CommitForm.tsx";
import { Waiting } from "./Waiting.tsx";
import { words } from "./words.ts";

/** What is not kept yet, all that changed since the last commit, and the way to the next. */
export function ChangesTab({ state }: { state: State }) {
	const { changes } = usePanel();
	const { since = "commit", list = [], last } = changes ?? {};
	return (
		<div className="changes">
			<Waiting state={state} />
			{!changes ? (
				<p className="help">{common.asking}</p>
			) : list.length === 0 && last ? (
				<Committed commit={last} />
			) : (
				<p className="help">
					{list.length > 0 ? words.since(since, list.length) : words.none(since)}
					{since === "start" && ` ${words.noGit}`}
				</p>
			)}
			{list.length > 0 && (
				<Rows>
					<ol>
						{list.map((change) => (
							<ChangeRow key={change.id} change={change} state={state} />
						))}
					</ol>
				</Rows>
			)}
			{changes && list.length > 0 && since === "commit" && <CommitForm changes={changes} />}
		</div>
	);
}

/** What was committed, what is online by that, and how it gets there. */
function Committed({ commit }: { commit: Commit }) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [start, command, end] = words.howOnline;
	const { changes, sentence, ahead = 0 } = commit;

	// The button that was pressed is gone.
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus();
	}, []);

	return (
		<section className="view">
			<h2 id={HEADING} ref={heading} tabIndex={-1}>
				{words.committed(changes)}
			</h2>
			<p className="help">{sentence}</p>
			<p>{words.byWhom(commit)}</p>
			<p>
				<strong>{words.notYetOnline}</strong> {start}
				<strong>{command}</strong>
				{end} {ahead > 0 && words.ahead(ahead)}
			</p>
			<button type="button" className="button" onClick={() => openTab("page")}>
				{words.goOnWorking}
			</button>
		</section>
	);
}
