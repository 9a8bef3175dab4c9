import { Keyboard, Redo2, Undo2 } from "lucide-react";
import type { ComponentProps } from "react";
import type { FieldId } from "../protocol.ts";
import { draftsOf } from "./drafts.ts";
import { withoutMarks } from "./fields.ts";
import { openField } from "./going.ts";
import { boxed } from "./judging.ts";
import { NamedProblem } from "./NamedProblem.tsx";
import { setPanel, usePanel } from "./store.ts";
import { redo, undo } from "./undoing.ts";
import { words } from "./words.ts";

/** What is kept and what is not, said politely; undo, redo, and the keys. */
export function Foot() {
	const { state, said, drafts, problems, putBack, showsKeys } = usePanel();
	const ids = draftsOf(Object.keys(drafts) as FieldId[]);
	const waiting = withoutMarks(ids.map((id) => ({ id }))).length;
	const mine = draftsOf(boxed());
	const canUndo = Boolean(mine.length || putBack?.by === "esc" || state?.done.length);
	const canRedo = Boolean(putBack?.by === "undo" || state?.undone.length);
	const lasting =
		problems.length > 0 && waiting
			? words.refused(withoutMarks(mine.map((id) => ({ id }))).length)
			: waiting
				? words.unsaved(waiting)
				: words.allKept;
	const [problem] = problems;
	const elsewhere = mine.length > 0 ? undefined : ids[0];
	return (
		<footer className="foot">
			<p role="status" className={waiting ? "waiting" : undefined}>
				{!said && elsewhere ? (
					<button type="button" className="link-button" onClick={() => openField(elsewhere)}>
						{lasting}
					</button>
				) : (
					(said ?? lasting)
				)}
				{problem && waiting > 0 && (
					<span className="visually-hidden">
						{said ? " " : ". "}
						<NamedProblem name={problem.name} problem={problem.problem} />
					</span>
				)}
			</p>
			<FootButton label={words.undo} aria-disabled={!canUndo} onClick={undo}>
				<Undo2 aria-hidden="true" />
			</FootButton>
			<FootButton label={words.redo} aria-disabled={!canRedo} onClick={redo}>
				<Redo2 aria-hidden="true" />
			</FootButton>
			<FootButton
				label={words.keys}
				aria-pressed={showsKeys}
				onClick={() => setPanel({ showsKeys: !showsKeys })}
			>
				<Keyboard aria-hidden="true" />
			</FootButton>
		</footer>
	);
}

/** A picture that says at the pointer, and to who hears it, what it does. */
function FootButton({ label, ...button }: ComponentProps<"button"> & { label: string }) {
	return (
		<button type="button" className="icon-button" aria-label={label} title={label} {...button} />
	);
}
