import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { Change, State } from "../../protocol.ts";
import { NamedProblem } from "../field/NamedProblem.tsx";
import { words as common } from "../words.ts";
import { openAbout } from "./about.ts";
import { ChangeSides } from "./ChangeSides.tsx";
import { type Refusal, takeBack } from "./reverting.ts";
import { WhyNot } from "./WhyNot.tsx";
import { words } from "./words.ts";

interface ChangeItemProps {
	change: Change;
	state: State;
	/** Where Tab stops in the list. */
	isStop: boolean;
	/** The change of this name, while there is one: it has to be taken back before. */
	first(name: string): Change | undefined;
	onFocus(): void;
	/** It was taken back. */
	onGone(): void;
}

/** An id of the document holds no space. */
const nameId = ({ id }: Change) => `change-${encodeURIComponent(id)}`;
export const focusChange = (change: Change | undefined) =>
	change && document.getElementById(nameId(change))?.focus();

/** A change: where, what, what it was and is, and the way back. */
export function ChangeItem({ change, state, isStop, first, onFocus, onGone }: ChangeItemProps) {
	const [refusal, setRefusal] = useState<Refusal>();
	const { place, name, what, at } = change;
	// A file that is no content, such as the manual.
	const canUndo = what !== "file" || at;
	const details = `${nameId(change)}-details`;
	const tabIndex = isStop ? 0 : -1;

	async function undo() {
		const refused = await takeBack(change);
		setRefusal(refused === "gone" ? undefined : refused);
		if (refused === "gone") onGone();
	}

	return (
		<li className="change" onFocus={onFocus}>
			{canUndo && (
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
				<small>{place}</small>
				<strong>{name}</strong>
			</button>
			<div id={details}>
				<ChangeSides change={change} state={state} />
			</div>
			{refusal && <Refused refusal={refusal} first={first} />}
		</li>
	);
}

/** Why it cannot be taken back, and the way to what comes before it. */
function Refused({ refusal, first }: { refusal: Refusal } & Pick<ChangeItemProps, "first">) {
	const [start, end] = words.needs;
	const before = "needs" in refusal ? first(refusal.needs) : undefined;
	if ("needs" in refusal && !before) return null;
	return (
		<WhyNot>
			{"problems" in refusal ? (
				refusal.problems.map(({ file, path, name, text }) => (
					<p key={`${file}#${path} ${text}`}>
						<NamedProblem name={name} problem={text} />
					</p>
				))
			) : (
				<p>
					{start}
					<button type="button" className="link-button" onClick={() => focusChange(before)}>
						{refusal.needs}
					</button>
					{end}
				</p>
			)}
		</WhyNot>
	);
}
