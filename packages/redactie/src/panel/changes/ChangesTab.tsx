import type { FieldId, State } from "../../protocol.ts";
import { NamedProblem } from "../field/Problems.tsx";
import { fieldOf, placeOf } from "../fields/fields.ts";
import { openField } from "../going/going.ts";
import { Row, Rows } from "../lists/Row.tsx";
import { nameOf, titleOf } from "../making/draft.ts";
import { openDraft, throwAway } from "../making/making.ts";
import { Danger } from "../parts.tsx";
import { waitingRoots, waitingTexts } from "../state/drafts.ts";
import { takeOut } from "../state/keeping.ts";
import { type Draft, usePanel } from "../state/store.ts";
import { changesWords, words } from "../words.ts";
import { Changed } from "./Changed.tsx";
import { ChangeRow, Side } from "./ChangeRow.tsx";
import { CommitForm } from "./CommitForm.tsx";

/** What is not kept yet, all that changed since the last commit, and the way to the next. */
export function ChangesTab({ state }: { state: State }) {
	const { changes } = usePanel();
	const { since = "commit", list = [], last } = changes ?? {};
	return (
		<div className="view changes">
			<Waiting state={state} />
			{!changes ? (
				<p className="help">{words.asking}</p>
			) : list.length === 0 && last ? (
				<>
					<h2>{changesWords.committed(last.changes)}</h2>
					<p className="help">{changesWords.committedHelp(last)}</p>
				</>
			) : (
				<p className="help">
					{list.length > 0 ? changesWords.since(since, list.length) : changesWords.none(since)}
					{since === "start" && ` ${changesWords.noGit}`}
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

/** What is in no file yet: texts that were refused, and what was begun and is not made. */
function Waiting({ state }: { state: State }) {
	const { drafts } = usePanel();
	const texts = waitingTexts(drafts);
	const begun = waitingRoots(drafts);
	if (texts.length + begun.length === 0) return null;
	return (
		<section aria-labelledby="waiting">
			<h2 id="waiting">{changesWords.notKept}</h2>
			<ul>
				{texts.map((id) => (
					<WaitingText key={id} id={id} draft={drafts[id] as Draft} state={state} />
				))}
				{begun.map((root) => (
					<Row
						key={root}
						name={nameOf(root) || changesWords.nameless}
						note={titleOf(root)}
						onOpen={() => openDraft(root)}
					>
						<button type="button" className="button" onClick={() => throwAway(root)}>
							{changesWords.drop}
						</button>
					</Row>
				))}
			</ul>
		</section>
	);
}

function WaitingText({ id, draft, state }: { id: FieldId; draft: Draft; state: State }) {
	const field = fieldOf(state, id);
	const [problem] = draft.refused ?? [];
	return (
		<Row
			name={field?.name ?? id}
			note={field && placeOf(state, field)}
			onOpen={() => openField(id)}
		>
			<button type="button" className="button" onClick={() => takeOut([id])}>
				{words.reset}
			</button>
			<Side is={words.is}>
				<Changed was={draft.base} now={draft.value} side="now" field={field} />
			</Side>
			{problem && (
				<Danger>
					<NamedProblem {...problem} />
				</Danger>
			)}
		</Row>
	);
}
