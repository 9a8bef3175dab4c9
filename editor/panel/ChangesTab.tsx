import { Undo2 } from "lucide-react";
import type { FieldId, State, Step } from "../protocol.ts";
import { Changed } from "./Changed.tsx";
import { dropDrafts } from "./drafts.ts";
import { aboutOf, fieldOf, isMark, partsOf, placeOf, withoutMarks } from "./fields.ts";
import { openField } from "./going.ts";
import { isMac, say } from "./keeping.ts";
import { NamedProblem } from "./NamedProblem.tsx";
import { DangerFlag } from "./Signal.tsx";
import { type Draft, setPanel, usePanel } from "./store.ts";
import { undoKept } from "./undoing.ts";
import { words } from "./words.ts";

interface ChangesTabProps {
	state: State;
}

/** What could not be kept, and then all that was, the last on top. */
export function ChangesTab({ state }: ChangesTabProps) {
	const { drafts } = usePanel();
	const waiting = Object.entries(drafts) as [FieldId, Draft][];
	const steps = state.done.toReversed();
	return (
		<div className="changes">
			{waiting.length > 0 && (
				<section aria-label={words.notKept}>
					<h2>
						{words.notKept} <small>{words.texts(waiting.length)}</small>
					</h2>
					<ul>
						{waiting.map(([id, draft]) => (
							<Waiting key={id} id={id} draft={draft} state={state} />
						))}
					</ul>
				</section>
			)}
			{(steps.length > 0 || waiting.length === 0) && (
				<p className="help">{steps.length > 0 ? words.since(steps.length) : words.noChanges}</p>
			)}
			<ol>
				{steps.map((step, index) => (
					<KeptStep key={step.number} step={step} isLast={index === 0} state={state} />
				))}
			</ol>
		</div>
	);
}

interface WaitingProps {
	id: FieldId;
	draft: Draft;
	state: State;
}

function Waiting({ id, draft, state }: WaitingProps) {
	const [problem] = draft.refused ?? [];
	return (
		<li className="change">
			<button type="button" className="button small" onClick={() => reset(id, draft)}>
				{words.reset}
			</button>
			<ChangeName id={id} name={fieldOf(state, id)?.name ?? id} state={state} />
			<p className="now">
				<span>{words.is}</span>
				<span>
					<Changed was={draft.base} now={draft.value} side="now" field={fieldOf(state, id)} />
				</span>
			</p>
			{problem && (
				<div className="notice">
					<DangerFlag />
					<p>
						<NamedProblem name={problem.name} problem={problem.problem} />
					</p>
				</div>
			)}
		</li>
	);
}

/** As Esc does in its box: an undo brings it back. */
function reset(id: FieldId, draft: Draft) {
	dropDrafts([id]);
	setPanel({ putBack: { by: "esc", drafts: { [id]: draft } } });
	say(words.putBack(isMac));
}

interface KeptStepProps {
	step: Step;
	isLast: boolean;
	state: State;
}

function KeptStep({ step, isLast, state }: KeptStepProps) {
	return (
		<li className="change">
			{isLast && (
				<button type="button" className="button small" onClick={undoKept}>
					<Undo2 aria-hidden="true" />
					{words.undo}
				</button>
			)}
			{withoutMarks(step.edits).map((edit) => (
				<div key={edit.id}>
					<ChangeName id={aboutOf(state, edit)} name={edit.name} state={state} />
					<Sides edit={edit} state={state} />
				</div>
			))}
			{step.edits.length > 1 && step.edits.some(isMark) && (
				<p className="help">
					{words.marked(step.edits.some((edit) => isMark(edit) && Boolean(edit.now)))}
				</p>
			)}
		</li>
	);
}

/** A mark that says 'not yet' is on or off; all else was one thing and is another. */
function Sides({ edit, state }: { edit: Step["edits"][number]; state: State }) {
	const { id, was, now } = edit;
	if (isMark(edit)) return <p className="now">{words.marked(Boolean(now))}</p>;
	const field = fieldOf(state, id);
	return (
		<>
			<p className="was">
				<span>{words.was}</span>
				<span>
					<Changed was={was} now={now} side="was" field={field} />
				</span>
			</p>
			<p className="now">
				<span>{words.is}</span>
				<span>
					<Changed was={was} now={now} side="now" field={field} />
				</span>
			</p>
		</>
	);
}

function ChangeName({ id, name, state }: { id: FieldId; name: string; state: State }) {
	const field = fieldOf(state, id);
	const source = state.names.find((name) => name.source === id);
	const page = state.pages.find(({ file }) => file === partsOf(id).file);
	const place =
		field?.pages.length === 0 && source ? source.from : field ? placeOf(state, field) : page?.name;
	return (
		<button type="button" className="change-name" onClick={() => openField(id)}>
			<small>{place}</small>
			<strong>{name}</strong>
		</button>
	);
}
