import { useEffect, useRef } from "react";
import type { Field, State } from "../protocol.ts";
import { Counter } from "./boxes/Counter.tsx";
import { count } from "./boxes/count.ts";
import { fontHint } from "./boxes/font-hint.ts";
import type { TextBoxHandle } from "./boxes/TextBox.tsx";
import { ValueBox } from "./boxes/ValueBox.tsx";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { valueNow } from "./drafts.ts";
import { Elsewhere, isOnlyHere, isSamePlaces } from "./Elsewhere.tsx";
import { filled, sameWords } from "./fields.ts";
import { problemsOf } from "./judging.ts";
import { keep, type as typeIn } from "./keeping.ts";
import { Sources } from "./NamesUsed.tsx";
import { Problems, problemId } from "./Problems.tsx";
import { SameWords } from "./SameWords.tsx";
import { putBackOrLeave } from "./shortcuts.ts";
import { setPanel, usePanel } from "./store.ts";
import { redo, undo } from "./undoing.ts";
import { words } from "./words.ts";

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
	 * `beside`: a short one next to others: nothing but its name and what is wrong with it.
	 * `along`: of another place, with its full name; what is wrong with it stands above already.
	 */
	kind: "alone" | "member" | "beside" | "along";
	/** It was meant when its group was opened. */
	isChosen?: boolean;
}

/** The box of one field. When the file got another text it stays, so that nobody types beside it. */
export function FieldBox(props: FieldBoxProps) {
	const { drafts } = usePanel();
	const { field } = props;
	return (
		<>
			{drafts[field.id]?.changedAt && <ConflictChoice field={field} />}
			<OpenBox {...props} />
		</>
	);
}

/** Its name, what is wrong with it, and where else it stands. */
function OpenBox({ field, before, state, kind, isChosen = false }: FieldBoxProps) {
	const { problems, caret, path } = usePanel();
	const { id } = field;
	const handle = useRef<TextBoxHandle>(null);
	// What was opened is typed in straight away, and at another click on the page again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above.
	useEffect(() => {
		if (isChosen) handle.current?.focus();
	}, [isChosen, caret]);
	const value = valueNow(id);
	const wrong = problemsOf(problems, id);

	const isAlone = kind === "alone";
	const isBeside = kind === "beside";
	const labelId = `label-${id}`;
	const helpId = `help-${id}`;
	const noteId = `note-${id}`;
	const box = {
		id: `box-${id}`,
		labelledBy: isAlone ? HEADING : labelId,
		describedBy: [isAlone ? HELP : helpId, noteId, ...wrong.map(problemId)].join(" "),
		value,
		invalid: wrong.length > 0,
		// A mark that the file may lack is not written as `false`.
		onChange: (next: typeof value) => typeIn(id, next === false && !field.required ? null : next),
		onKeep: () => void keep(),
		onReset: putBackOrLeave,
	};
	const isText = field.kind === "text";
	const text = String(value ?? "");
	const same = sameWords(state, field);
	const signs = isText ? count(text, state.names) : 0;
	const isTooLong = field.max !== undefined && signs > field.max;
	const counter = isText && <Counter id={noteId} count={signs} min={field.min} max={field.max} />;
	const hint = isText ? fontHint(filled(state, text)) : undefined;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the outline on the page follows the focus.
		<div className="field-box" onFocus={() => setPanel({ last: id })}>
			{!isAlone && (
				<>
					<div className="label-line">
						<span className="label" id={labelId}>
							{kind === "along" ? field.name : field.short}
						</span>
						{!isBeside && counter}
					</div>
					<span className={isBeside ? "visually-hidden" : "label-help"} id={helpId}>
						{field.help}
					</span>
				</>
			)}
			<ValueBox
				ref={handle}
				{...box}
				field={field}
				names={state.names}
				pages={state.pages}
				caret={caret?.id === id ? caret : undefined}
				onChip={(chip) => setPanel({ chip })}
				onUndoBeyond={undo}
				onRedoBeyond={redo}
			/>
			{isAlone && (
				<div className="below-box">
					{counter}
					{isOnlyHere(field, path) && !isTooLong && same.length === 0 && <p>{words.onlyHere}</p>}
				</div>
			)}
			{hint && <p className="help">{hint}</p>}
			{kind === "member" && <Sources text={text} from={id} state={state} />}
			{kind !== "along" && <Problems problems={wrong} />}
			{!isBeside && !isSamePlaces(field, before) && <Elsewhere field={field} state={state} />}
			{!isBeside && <SameWords field={field} same={same} state={state} />}
		</div>
	);
}
