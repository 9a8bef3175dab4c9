import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import type { Change, FieldId, Problem, State } from "../../protocol.ts";
import { fieldOf, folderAt, isIn, pageAt, partsOf, placeOf } from "../fields/fields.ts";
import { NamedProblem, WhyNot } from "../fields/Notes.tsx";
import { leaveGonePage, openField } from "../going/going.ts";
import { openAbout } from "../lists/doing.ts";
import { fileName } from "../lists/lists.ts";
import { Row, Rows } from "../lists/View.tsx";
import { nameOf, titleOf } from "../making/draft.ts";
import { openDraft, throwAway } from "../making/making.ts";
import { Danger, IconButton } from "../parts.tsx";
import { waitingRoots, waitingTexts } from "../state/drafts.ts";
import { refreshTabs } from "../state/judging.ts";
import { runOperations, takeOut } from "../state/keeping.ts";
import { type Draft, useLoaded, usePanel } from "../state/store.ts";
import { changesWords, makingWords, words } from "../words.ts";
import { Changed, Side } from "./Changed.tsx";
import { CommitForm } from "./CommitForm.tsx";

/** What is not kept yet, all that changed since the last commit, and the way to the next. */
export function ChangesTab() {
	const { changes } = usePanel();
	const { since = "commit", list = [], last } = changes ?? {};
	return (
		<div className="below changes">
			<Waiting />
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
							<ChangeRow key={change.id} change={change} />
						))}
					</ol>
				</Rows>
			)}
			{changes && list.length > 0 && since === "commit" && <CommitForm changes={changes} />}
		</div>
	);
}

/** What is in no file yet: texts that were refused, and what was begun and is not made. */
function Waiting() {
	const { drafts } = usePanel();
	const texts = waitingTexts(drafts);
	const begun = waitingRoots(drafts);
	if (texts.length + begun.length === 0) return null;
	return (
		<section aria-labelledby="waiting">
			<h2 id="waiting">{changesWords.notKept}</h2>
			<ul>
				{texts.map((id) => (
					<WaitingText key={id} id={id} draft={drafts[id] as Draft} />
				))}
				{begun.map((root) => (
					<Row
						key={root}
						name={nameOf(root) || changesWords.nameless}
						note={titleOf(root)}
						onOpen={() => openDraft(root)}
					>
						<button type="button" className="button" onClick={() => throwAway(root)}>
							{makingWords.throwAway}
						</button>
					</Row>
				))}
			</ul>
		</section>
	);
}

function WaitingText({ id, draft }: { id: FieldId; draft: Draft }) {
	const { state } = useLoaded();
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

/** A change: where, what, what it was and is, and the way back. */
function ChangeRow({ change }: { change: Change }) {
	const { state } = useLoaded();
	const [problems, setProblems] = useState<Problem[]>();
	const { at, was = null, now = null } = change;
	const name = changesWords.nameOf(change);
	const happened = changesWords.whatOf(change);
	const field = at && fieldOf(state, at);
	const sides = happened ? [] : (["was", "now"] as const);
	return (
		<Row
			ids={at && [at]}
			name={name}
			note={whereIs(state, change)}
			isGone={!at}
			onOpen={() => at && openAbout(at)}
		>
			{/* A file that is no content, such as the manual, is not undone here. */}
			{at && (
				<IconButton
					icon={Undo2}
					label={changesWords.undoOf(name)}
					onClick={async () => setProblems(await takeBack(change))}
				/>
			)}
			{sides.map((side) => (
				<Side key={side} is={side === "was" ? words.was : words.is}>
					<Changed was={was} now={now} side={side} field={field} />
				</Side>
			))}
			{happened && <Side is={words.is}>{happened}</Side>}
			{problems && <WhyNot problems={problems} />}
		</Row>
	);
}

/** Where a change is best seen, in changesWords. */
function whereIs(state: State, { at, entry, what }: Change): string {
	if (!at) return changesWords.files;
	const folder = entry || what === "order" ? folderAt(state, partsOf(at).file) : undefined;
	if (folder) return pageAt(state, folder.page ?? "")?.name ?? folder.name;
	const own = state.fields.filter(({ id }) => isIn(id, at));
	const field = own.find(({ pages }) => pages.length > 0) ?? own[0];
	return field ? placeOf(state, field) : fileName(state, partsOf(at).file);
}

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
