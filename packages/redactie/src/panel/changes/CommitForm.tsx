import { type KeyboardEvent, type SubmitEvent, useState } from "react";
import type { Changes, CommitAnswer, CommitRequest, FieldId } from "../../protocol.ts";
import { partsOf } from "../fields/fields.ts";
import { MainButton } from "../lists/View.tsx";
import { titleOf } from "../making/draft.ts";
import { Danger } from "../parts.tsx";
import { commit } from "../state/api.ts";
import { COMMIT, dropDrafts, waitingRoots, waitingTexts } from "../state/drafts.ts";
import { reach, refreshTabs, written } from "../state/judging.ts";
import { takeOut, type } from "../state/keeping.ts";
import { getPanel, placedSteps, say, setPanel, usePanel } from "../state/store.ts";
import { changesWords, sentenceOf } from "../words.ts";

type Asked = "sentence" | "name" | "email";
const idOf = (what: Asked): FieldId => `${COMMIT}#${what}`;

/** HTML's own rule lets pass what a mail server does not. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** What was done, in a sentence, and the button that commits it. */
export function CommitForm({ changes: { list, isNamed } }: { changes: Changes }) {
	const { drafts } = usePanel();
	const texts = waitingTexts(drafts).length;
	const begun = waitingRoots(drafts).map(titleOf);
	const [failure, setFailure] = useState<NotCommitted>();
	const typed = (what: Asked) => drafts[idOf(what)]?.value?.toString();
	const sentence = typed("sentence") ?? sentenceOf(list);
	const asks = !isNamed || (failure && "nobody" in failure);
	const author = { name: typed("name")?.trim() ?? "", email: typed("email")?.trim() ?? "" };
	const { needed } = changesWords;
	const missing = [
		...(sentence.trim() ? [] : [needed.sentence]),
		...(asks && !author.name ? [needed.name] : []),
		...(asks && !EMAIL.test(author.email) ? [needed.email] : []),
	];

	async function submit(event: SubmitEvent) {
		event.preventDefault();
		if (missing.length > 0) return;
		const request = { sentence: sentence.trim(), ...(asks && { author }) };
		setFailure(await commitAll(request, list.length));
	}

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		const { key, repeat, currentTarget } = event;
		const isTyped = typed("sentence") !== undefined;
		if (key !== "Enter" && !(key === "Escape" && isTyped)) return;
		event.preventDefault();
		if (key === "Escape") takeOut([idOf("sentence")]);
		else if (!repeat) currentTarget.form?.requestSubmit();
	}

	return (
		<form className="commit below" onSubmit={submit} noValidate>
			<label className="field-box below">
				<span className="label">{changesWords.whatDone}</span>
				<textarea
					className="box"
					rows={1}
					value={sentence}
					onChange={(event) => type(idOf("sentence"), event.target.value.replaceAll("\n", " "))}
					// It is a suggestion: whoever types has a better one.
					onFocus={({ target }) => typed("sentence") === undefined && target.select()}
					onKeyDown={onKeyDown}
				/>
			</label>
			{asks && (
				<fieldset className="belongs below">
					<legend>{changesWords.who}</legend>
					{(["name", "email"] as const).map((what) => (
						<label key={what} className="field-box below">
							<span className="label">{changesWords[what]}</span>
							<input
								className="box"
								autoComplete={what}
								value={typed(what) ?? ""}
								onChange={(event) => type(idOf(what), event.target.value)}
							/>
						</label>
					))}
					<p className="help">{changesWords.onlyNow}</p>
				</fieldset>
			)}
			{/* What is not written yet stays behind. */}
			{texts + begun.length > 0 && <p className="help">{changesWords.stays(texts, begun)}</p>}
			{failure && "failed" in failure && (
				<Danger isAlert>
					<p>
						<strong>{changesWords.failed}</strong> {changesWords.failedHelp}
					</p>
					{/* Of git only its own words are known. */}
					<pre className="small">{failure.failed}</pre>
				</Danger>
			)}
			<MainButton
				type="submit"
				why={missing.length > 0 && changesWords.stillNeeded(missing)}
				help={changesWords.notOnline}
			>
				{changesWords.commit(list.length)}
			</MainButton>
		</form>
	);
}

/** Why git did not. */
type NotCommitted = Exclude<CommitAnswer, { committed: unknown }>;

let running: Promise<NotCommitted | undefined> | undefined;

/**
 * After what is being written; its hooks may take minutes, in which one goes on.
 * @returns nothing once it is done, or when the server is gone.
 */
function commitAll(request: CommitRequest, seen: number): Promise<NotCommitted | undefined> {
	running ??= run(request, seen).finally(() => {
		running = undefined;
	});
	return running;
}

async function run(request: CommitRequest, seen: number): Promise<NotCommitted | undefined> {
	await written();
	await refreshTabs();
	// What was still on its way to the file is seen before it is committed.
	if (getPanel().changes?.list.length !== seen) {
		say(changesWords.otherList);
		return undefined;
	}
	say(changesWords.committing, PATIENCE);
	const answer = await reach(() => commit(request));
	if (!answer || !("committed" in answer)) {
		say(changesWords.failed);
		return answer;
	}
	dropDrafts([idOf("sentence")]);
	const ofTexts = (id: FieldId) => (partsOf(id).file === COMMIT ? undefined : id);
	setPanel({ past: placedSteps(getPanel().past, ofTexts), future: [] });
	await refreshTabs();
	say(changesWords.committedSaid(answer.committed.changes));
	return undefined;
}

/** Milliseconds that git gets. */
const PATIENCE = 5 * 60_000;
