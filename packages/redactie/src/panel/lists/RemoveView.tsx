import { useEffect, useId, useState } from "react";
import type { FieldId, Operation, Problem, Reference } from "../../protocol.ts";
import { Keys } from "../buttons.tsx";
import { partsOf } from "../fields/fields.ts";
import { Danger } from "../Signal.tsx";
import type { Removing } from "../state/store.ts";
import { MainButton } from "./MainButton.tsx";
import { leaveIt, settle } from "./removing.ts";
import { HEADING, ViewHead } from "./ViewHead.tsx";
import { WhyNot } from "./WhyNot.tsx";
import { words } from "./words.ts";

/** What refers to something that is about to be removed, each to be settled in the same step. */
export function RemoveView({ removing }: { removing: Removing }) {
	const { references = [], gone = [], problems = [] } = removing.answer ?? {};
	const [chosen, setChosen] = useState<Record<FieldId, string>>({});
	const [refused, setRefused] = useState<Problem[]>([]);
	// Where one was is out of sight.
	useEffect(() => document.getElementById(HEADING)?.focus(), []);
	const why = [...problems, ...refused];
	const settled = references.flatMap(({ id, remove }): Operation[] => {
		const { [id]: value } = chosen;
		return value ? [{ do: "set", ...partsOf(id), value }] : remove ? [remove] : [];
	});
	const { length } = references;
	const isAllGone = settled.every(({ do: what }) => what === "remove");
	return (
		<div className="view">
			<ViewHead title={words.removeAsk(removing.title)} onBack={leaveIt} />
			{length > 0 && (
				<Danger>
					<strong>{words.refers(length)}</strong> {words.settle(length)}
				</Danger>
			)}
			<ul className="references">
				{references.map((reference) => (
					<ReferenceLine
						key={reference.id}
						reference={reference}
						onChoose={(value) => setChosen({ ...chosen, [reference.id]: value })}
					/>
				))}
			</ul>
			{why.length > 0 && (
				<WhyNot problems={why}>
					<strong>{words.cannot}</strong>
				</WhyNot>
			)}
			{problems.length === 0 && (
				<MainButton
					why={settled.length < length && words.chooseFirst}
					onClick={async () => {
						if (settled.length === length) setRefused(await settle(removing, settled));
					}}
				>
					{length === 0
						? words.removeOnly
						: (isAllGone ? words.removeWith : words.removeAnd)(length)}
				</MainButton>
			)}
			<button type="button" className="button" onClick={leaveIt}>
				{words.leave}
				<Keys keys={["Esc"]} />
			</button>
			<Afterwards gone={gone} />
		</div>
	);
}

interface ReferenceLineProps {
	reference: Reference;
	onChoose(value: string): void;
}

/** Where it is, and what becomes of it. */
function ReferenceLine({ reference, onChoose }: ReferenceLineProps) {
	const { place, name, remove, choices = [] } = reference;
	const id = useId();
	return (
		<li className="line">
			<span id={id} className="row-title">
				{place} <small>{name}</small>
			</span>
			{choices.length === 0 ? (
				<small>{words.goesAway}</small>
			) : (
				<select
					className="box"
					aria-labelledby={id}
					required={!remove}
					onChange={(event) => onChoose(event.target.value)}
				>
					<option value="">{remove ? words.goesAway : words.chooseOther}</option>
					{choices.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			)}
		</li>
	);
}

/** Which addresses disappear, and the way back. */
function Afterwards({ gone }: { gone: string[] }) {
	const [before, after] = gone.length === 1 ? words.goneOne : words.goneMore;
	return (
		<p className="help">
			{gone.length > 0 && (
				<>
					{before}
					<strong>{gone.join(", ")}</strong>
					{after} {words.oldLinks}{" "}
				</>
			)}
			<Keys keys={words.undoKeys} /> {words.bringsBack}
		</p>
	);
}
