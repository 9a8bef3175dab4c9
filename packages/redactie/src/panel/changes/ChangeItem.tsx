import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { Change, Problem, State } from "../../protocol.ts";
import { NamedProblem } from "../field/NamedProblem.tsx";
import { words as common } from "../words.ts";
import { openAbout } from "./about.ts";
import { ChangeSides } from "./ChangeSides.tsx";
import { placeOf } from "./place.ts";
import { takeBack } from "./reverting.ts";
import { WhyNot } from "./WhyNot.tsx";
import { words } from "./words.ts";

interface ChangeItemProps {
	change: Change;
	state: State;
	/** Where Tab stops in the list. */
	isStop: boolean;
	onFocus(): void;
	/** It was taken back. */
	onGone(): void;
}

/** An id of the document holds no space. */
const nameId = ({ id }: Change) => `change-${encodeURIComponent(id)}`;
export const focusChange = (change: Change | undefined) =>
	change && document.getElementById(nameId(change))?.focus();

/** A change: where, what, what it was and is, and the way back. */
export function ChangeItem({ change, state, isStop, onFocus, onGone }: ChangeItemProps) {
	const [problems, setProblems] = useState<Problem[]>();
	const { at } = change;
	const name = words.nameOf(change);
	const details = `${nameId(change)}-details`;
	const tabIndex = isStop ? 0 : -1;

	async function undo() {
		const refused = await takeBack(change);
		setProblems(refused === "gone" ? undefined : refused);
		if (refused === "gone") onGone();
	}

	return (
		<li className="change" onFocus={onFocus}>
			{/* A file that is no content, such as the manual, is not undone here. */}
			{at && (
				<button
					type="button"
					className="button small"
					aria-label={words.undoOf(name)}
					tabIndex={tabIndex}
					onClick={undo}
				>
					<Undo2 aria-hidden="true" />
					{common.undo}
				</button>
			)}
			<button
				type="button"
				className="change-name"
				id={nameId(change)}
				aria-describedby={details}
				tabIndex={tabIndex}
				data-stop={isStop || undefined}
				aria-disabled={!at || undefined}
				onClick={() => at && openAbout(at)}
			>
				<small>{placeOf(state, change)}</small>
				<strong>{name}</strong>
			</button>
			<div id={details}>
				<ChangeSides change={change} state={state} />
			</div>
			{problems && (
				<WhyNot>
					{problems.map(({ file, path, name, text }) => (
						<p key={`${file}#${path} ${text}`}>
							<NamedProblem name={name} problem={text} />
						</p>
					))}
				</WhyNot>
			)}
		</li>
	);
}
