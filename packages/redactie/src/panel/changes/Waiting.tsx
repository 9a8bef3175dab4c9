import type { FieldId, State } from "../../protocol.ts";
import { NamedProblem } from "../field/NamedProblem.tsx";
import { fieldOf, placeOf } from "../fields/fields.ts";
import { openField } from "../going/going.ts";
import { openDraft, throwAway } from "../making/making.ts";
import { nameOf, titleOf, waitingRoots, waitingTexts } from "../making/waiting.ts";
import { Danger } from "../Signal.tsx";
import { dropDrafts } from "../state/drafts.ts";
import { isMac, say } from "../state/keeping.ts";
import { type Draft, setPanel, usePanel } from "../state/store.ts";
import { words as common } from "../words.ts";
import { Changed } from "./Changed.tsx";
import { words } from "./words.ts";

interface WaitingProps {
	state: State;
}

/** What is in no file yet: texts that were refused, and what was begun and is not made. */
export function Waiting({ state }: WaitingProps) {
	const { drafts } = usePanel();
	const texts = waitingTexts(drafts);
	const begun = waitingRoots(drafts);
	if (texts.length + begun.length === 0) return null;
	return (
		<section aria-labelledby="waiting">
			<h2 id="waiting">{words.notKept}</h2>
			<ul>
				{texts.map((id) => (
					<WaitingText key={id} id={id} draft={drafts[id] as Draft} state={state} />
				))}
				{begun.map((root) => (
					<Unmade key={root} root={root} />
				))}
			</ul>
		</section>
	);
}

function Unmade({ root }: { root: FieldId }) {
	const open = () => openDraft(root);
	return (
		<li className="change">
			<button type="button" className="button small" onClick={() => throwAway(root)}>
				{words.drop}
			</button>
			<button type="button" className="change-name" onClick={open}>
				<small>{titleOf(root)}</small>
				<strong>{nameOf(root) || words.nameless}</strong>
			</button>
			<div>
				<button type="button" className="link-button" onClick={open}>
					{words.goOn}
				</button>
			</div>
		</li>
	);
}

function WaitingText({ id, draft, state }: { id: FieldId; draft: Draft; state: State }) {
	const field = fieldOf(state, id);
	const [problem] = draft.refused ?? [];
	return (
		<li className="change">
			<button type="button" className="button small" onClick={() => reset(id, draft)}>
				{common.reset}
			</button>
			<button type="button" className="change-name" onClick={() => openField(id)}>
				<small>{field && placeOf(state, field)}</small>
				<strong>{field?.name ?? id}</strong>
			</button>
			<p className="side">
				<span>{common.is}</span>
				<span>
					<Changed was={draft.base} now={draft.value} side="now" field={field} />
				</span>
			</p>
			{problem && (
				<Danger>
					<NamedProblem name={problem.name} problem={problem.text} />
				</Danger>
			)}
		</li>
	);
}

/** As Esc does in its box: an undo brings it back. */
function reset(id: FieldId, draft: Draft) {
	dropDrafts([id]);
	setPanel({ putBack: { by: "esc", drafts: { [id]: draft } } });
	say(common.putBack(isMac));
}
