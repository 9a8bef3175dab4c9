import { useEffect, useRef } from "react";
import type { Field, State, Value } from "../../protocol.ts";
import { Counter } from "../boxes/text/Counter.tsx";
import { count } from "../boxes/text/count.ts";
import { ValueBox, type ValueBoxHandle } from "../boxes/ValueBox.tsx";
import { filled, sameWords } from "../fields/fields.ts";
import { isEmpty } from "../making/draft.ts";
import { chooseShape, goOn, openOtherKind } from "../making/making.ts";
import { makingWords } from "../making/words.ts";
import { putBackOrLeave } from "../shortcuts.ts";
import { valueNow } from "../state/drafts.ts";
import { problemsOf } from "../state/judging.ts";
import { keep, type as typeIn } from "../state/keeping.ts";
import { isMade, setPanel, usePanel } from "../state/store.ts";
import { words } from "../words.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { Elsewhere, isOnlyHere, isSamePlaces } from "./Elsewhere.tsx";
import { Hints } from "./Hints.tsx";
import { Sources } from "./NamesUsed.tsx";
import { Problems, problemId } from "./Problems.tsx";
import { SameWords } from "./SameWords.tsx";

/** Of what is open: they name and explain the box of a field that is alone. */
export const HEADING = "field-heading";
export const HELP = "field-help";

interface FieldBoxProps {
	field: Field;
	/** The one above it in its group: what is true of both is said once. */
	before?: Field | undefined;
	state: State;
	/**
	 * `alone`: the heading above names it. `member`: of a group, with a label of its own.
	 * `along`: of another place, with its full name; what is wrong with it stands above already.
	 */
	kind: "alone" | "member" | "along";
	/** It was meant when its group was opened. */
	isChosen?: boolean;
}

/**
 * The box of one field: what it is for, how long its text is, what is wrong with it, and where else it
 * stands. When the file got another text that stands above it, so that nobody types beside it.
 */
export function FieldBox({ field, before, state, kind, isChosen = false }: FieldBoxProps) {
	const { drafts, problems, path, caret: anyCaret } = usePanel();
	const handle = useRef<ValueBoxHandle>(null);
	const { id, min, max } = field;
	const caret = anyCaret?.id === id ? anyCaret : undefined;
	// What was opened is typed in straight away, and at another click on the page again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above.
	useEffect(() => {
		if (isChosen) handle.current?.focus();
	}, [isChosen, caret]);

	const isOfDraft = isMade(id);
	const value = field.shapes ? field.value : valueNow(id);
	const text = String(value ?? "");
	const isText = field.kind === "text";
	const signs = isText ? count(text, state.names) : 0;
	const same = isOfDraft ? [] : sameWords(state, field);
	const wrong = problemsOf(problems, id);

	const isAlone = kind === "alone";
	const [labelId, helpId, noteId] = [`label-${id}`, `help-${id}`, `note-${id}`];
	const isNeeded = isOfDraft && field.required && isEmpty(id);
	const note = isNeeded ? (
		<span id={noteId}>{makingWords.isNeeded}</span>
	) : (
		isText && <Counter id={noteId} count={signs} min={min} max={max} />
	);
	const described = [isAlone ? HELP : helpId, noteId, ...wrong.map(problemId)];

	function type(next: Value) {
		const shape = field.shapes?.[Number(next)];
		if (shape !== undefined) chooseShape(field, shape);
		else if (field.decides && !isOfDraft) openOtherKind(field, next);
		// A mark that the file may lack is not written as `false`.
		else typeIn(id, next === false && !field.required ? null : next);
	}

	return (
		<>
			{drafts[id]?.changedAt && <ConflictChoice field={field} />}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the outline on the page follows the focus. */}
			<div className="field-box" onFocus={() => setPanel({ last: id })}>
				{!isAlone && (
					<>
						<div className="label-line">
							<span className="label" id={labelId}>
								{kind === "along" ? field.name : field.short}
							</span>
							{note}
						</div>
						<span className="label-help" id={helpId}>
							{field.help}
						</span>
					</>
				)}
				<ValueBox
					ref={handle}
					id={`box-${id}`}
					labelledBy={isAlone ? HEADING : labelId}
					describedBy={described.join(" ")}
					value={value}
					invalid={wrong.length > 0}
					field={field}
					names={state.names}
					pages={state.pages}
					caret={caret}
					onChange={type}
					onKeep={() => (isOfDraft ? goOn(id) : void keep())}
					onReset={putBackOrLeave}
				/>
				{isAlone && (
					<div className="below-box">
						{note}
						{!(max !== undefined && signs > max) &&
							isOnlyHere(field, path) &&
							same.length === 0 && <p>{words.onlyHere}</p>}
					</div>
				)}
				{isText && <Hints field={field} text={filled(state, text)} />}
				{kind === "member" && <Sources text={text} state={state} />}
				{kind !== "along" && <Problems problems={wrong} />}
				{!isSamePlaces(field, before) && <Elsewhere field={field} state={state} />}
				<SameWords same={same} state={state} />
			</div>
		</>
	);
}
