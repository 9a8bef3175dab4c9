import type { Field, State } from "../protocol.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { valueNow } from "./drafts.ts";
import { Elsewhere, isOnlyHere } from "./Elsewhere.tsx";
import { filled } from "./fields.ts";
import { problemsOf } from "./judging.ts";
import { keep, type as typeIn } from "./keeping.ts";
import { Problems } from "./Problems.tsx";
import { SameWords } from "./SameWords.tsx";
import { putBackOrLeave } from "./shortcuts.ts";
import { Counter, TextBox, ValueBox } from "./stand-ins/boxes.tsx";
import { setPanel, usePanel } from "./store.ts";
import { redo, undo } from "./undoing.ts";
import { words } from "./words.ts";

/** Of what is open: they name and explain the box of a field that is alone. */
export const HEADING = "field-heading";
export const HELP = "field-help";

interface FieldBoxProps {
	field: Field;
	state: State;
	/**
	 * `alone`: the heading above names it. `member`: of a group, with a label of its own.
	 * `along`: of another place, with its full name; what is wrong with it stands above already.
	 */
	role: "alone" | "member" | "along";
}

/** The box of one field: its name, what is wrong with it, and where else it stands. */
export function FieldBox({ field, state, role }: FieldBoxProps) {
	const { drafts, problems, caret, path } = usePanel();
	const { id } = field;
	const value = valueNow(id);
	const wrong = problemsOf(problems, id);
	if (drafts[id]?.changedAt) return <ConflictChoice field={field} />;

	const isAlone = role === "alone";
	const labelId = `label-${id}`;
	const helpId = `help-${id}`;
	const noteId = `note-${id}`;
	const box = {
		id: `box-${id}`,
		labelledBy: isAlone ? HEADING : labelId,
		describedBy: [isAlone ? HELP : helpId, noteId].join(" "),
		value,
		invalid: wrong.length > 0,
		onChange: (next: typeof value) => typeIn(id, next),
		onKeep: () => void keep(),
		onReset: putBackOrLeave,
	};
	const text = filled(state, String(value ?? ""));
	return (
		<div className="field-box" data-missing={value === null || value === "" || undefined}>
			{!isAlone && (
				<>
					<span className="label" id={labelId}>
						{role === "along" ? field.name : field.short}
					</span>
					<span className="label-help" id={helpId}>
						{field.help}
					</span>
				</>
			)}
			{field.kind === "text" ? (
				<TextBox
					{...box}
					names={state.names}
					max={field.max}
					caret={caret?.id === id ? caret : undefined}
					onChip={(chip) => setPanel({ chip })}
					onUndoBeyond={undo}
					onRedoBeyond={redo}
				/>
			) : (
				<ValueBox {...box} field={field} />
			)}
			<p className="counter" id={noteId}>
				{field.kind === "text" && <Counter text={text} max={field.max} />}
				<span className="counter-note">
					{field.max !== undefined && text.length > field.max ? (
						<strong>{text.length - field.max} te veel</strong>
					) : (
						isOnlyHere(field, path) && words.onlyHere
					)}
				</span>
			</p>
			{role !== "along" && <Problems problems={wrong} />}
			<Elsewhere field={field} state={state} />
			<SameWords field={field} state={state} />
		</div>
	);
}
