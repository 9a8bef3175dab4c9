import { type ReactNode, useEffect, useRef } from "react";
import type { Field, Problem, State, Value } from "../protocol.ts";
import { Counter } from "./boxes/Counter.tsx";
import { count } from "./boxes/count.ts";
import type { TextBoxHandle } from "./boxes/TextBox.tsx";
import { ValueBox, type ValueBoxProps } from "./boxes/ValueBox.tsx";
import { filled } from "./fields.ts";
import { Hints } from "./Hints.tsx";
import { problemsOf } from "./judging.ts";
import { say } from "./keeping.ts";
import { problemId } from "./Problems.tsx";
import { putBackOrLeave } from "./shortcuts.ts";
import { setPanel, usePanelPart } from "./store.ts";
import { redo, undo } from "./undoing.ts";
import { words } from "./words.ts";

/** Of what is open: they name and explain the box of a field that is alone. */
export const HEADING = "field-heading";
export const HELP = "field-help";

interface LabelledBoxProps extends Pick<ValueBoxProps, "empty" | "onChange" | "onKeep"> {
	field: Field;
	state: State;
	value: Value;
	/** Undefined: the heading above names and explains it. */
	label: string | undefined;
	/** For who hears it: it is clear from where it stands. */
	isLabelHidden?: boolean;
	/** Only heard when it stands in the box while that is empty. */
	help: string;
	/** Beside another box: there is no room for its help and its length. */
	isTight?: boolean;
	/** At the right of the label, in place of the number of characters. */
	note?: string | undefined;
	/** Beside the number of characters below the box: where the heading is the label. */
	beside?: ReactNode;
	problems: readonly Problem[];
	/** It was meant when its group was opened. */
	isChosen: boolean;
	/** What is said of it below the box. */
	children?: ReactNode;
}

/** The box of a field with its name, what it is for, and how long its text is. */
export function LabelledBox({ field, state, value, label, children, ...props }: LabelledBoxProps) {
	const { id, kind, min, max } = field;
	const caret = usePanelPart((panel) => (panel.caret?.id === id ? panel.caret : undefined));
	const handle = useRef<TextBoxHandle>(null);
	// What was opened is typed in straight away, and at another click on the page again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above.
	useEffect(() => {
		if (props.isChosen) handle.current?.focus();
	}, [props.isChosen, caret]);
	const wrong = problemsOf(props.problems, id);

	const [labelId, helpId, noteId] = [`label-${id}`, `help-${id}`, `note-${id}`];
	const isText = kind === "text";
	const text = String(value ?? "");
	const signs = isText ? count(text, state.names) : 0;
	const isTooLong = max !== undefined && signs > max;
	const counter = isText && !props.note && !props.isTight && (
		<Counter id={noteId} count={signs} min={min} max={max} />
	);
	const isHelpHidden = props.isTight || props.empty !== undefined;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the outline on the page follows the focus.
		<div className="field-box" onFocus={() => setPanel({ last: id })}>
			{label !== undefined && (
				<>
					<div className={props.isLabelHidden ? "visually-hidden" : "label-line"}>
						<span className="label" id={labelId}>
							{label}
						</span>
						{props.note ? <span id={noteId}>{props.note}</span> : counter}
					</div>
					<span className={isHelpHidden ? "visually-hidden" : "label-help"} id={helpId}>
						{props.help}
					</span>
				</>
			)}
			<ValueBox
				ref={handle}
				id={`box-${id}`}
				labelledBy={label === undefined ? HEADING : labelId}
				describedBy={[label === undefined ? HELP : helpId, noteId, ...wrong.map(problemId)].join(
					" ",
				)}
				value={value}
				invalid={wrong.length > 0}
				field={field}
				names={state.names}
				pages={state.pages}
				empty={props.empty}
				caret={caret}
				onChange={props.onChange}
				onKeep={props.onKeep}
				onReset={putBackOrLeave}
				onChip={(chip) => setPanel({ chip })}
				onUndoBeyond={undo}
				onRedoBeyond={redo}
				onLost={(lost) => say(words.lost(lost))}
			/>
			{label === undefined && (
				<div className="below-box">
					{counter}
					{!isTooLong && props.beside}
				</div>
			)}
			{isText && <Hints field={field} text={filled(state, text)} />}
			{children}
		</div>
	);
}
