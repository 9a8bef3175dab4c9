import { useEffect, useId, useState } from "react";
import type { FieldId, Operation, Problem, Reference, State } from "../../../protocol.ts";
import { BackButton, Keys } from "../../buttons.tsx";
import { NamedProblem } from "../../field/NamedProblem.tsx";
import { listAt } from "../../fields/fields.ts";
import { Danger } from "../../Signal.tsx";
import { type Removing, usePanel } from "../../state/store.ts";
import { words as panelWords } from "../../words.ts";
import { words } from "../words.ts";
import { askAgain, leaveIt, settle, settlementOf } from "./removing.ts";

interface RemoveViewProps {
	state: State;
}

/** What refers to something that is about to be removed, each to be settled in the same step. */
export function RemoveView({ state }: RemoveViewProps) {
	const { removing, list } = usePanel();
	const { version } = state;
	// What refers to it may change by other hands.
	// biome-ignore lint/correctness/useExhaustiveDependencies: of other content only.
	useEffect(() => void askAgain(), [version]);
	if (!removing?.answer) return null;
	return (
		<div className="remove-view">
			<BackButton onClick={leaveIt}>
				{(list && listAt(state, list)?.name) ?? panelWords.allHere}
			</BackButton>
			<h2 tabIndex={-1} data-stop="">
				{words.removeAsk(removing.title)}
			</h2>
			<Settling removing={removing} {...removing.answer} />
		</div>
	);
}

interface SettlingProps extends NonNullable<Removing["answer"]> {
	removing: Removing;
}

function Settling({ removing, references, gone, problems }: SettlingProps) {
	const [chosen, setChosen] = useState<Record<FieldId, string>>({});
	const [refused, setRefused] = useState<Problem[]>([]);
	const why = [...problems, ...refused];
	const settled = references.map((reference) => settlementOf(reference, chosen[reference.id]));
	const operations = settled.filter((operation) => operation !== undefined);
	const isReady = operations.length === references.length;
	return (
		<>
			{references.length > 0 && (
				<Danger>
					<strong>{words.refers(references.length)}</strong> {words.settle(references.length)}
				</Danger>
			)}
			<ul className="references">
				{references.map((reference) => (
					<ReferenceRow
						key={reference.id}
						reference={reference}
						chosen={chosen[reference.id] ?? ""}
						onChoose={(value) => setChosen({ ...chosen, [reference.id]: value })}
					/>
				))}
			</ul>
			{why.length > 0 && <WhyNot problems={why} />}
			<div className="buttons">
				{problems.length === 0 && (
					<RemoveButton
						label={labelOf(operations, references)}
						isReady={isReady}
						onPress={async () => setRefused(await settle(removing, operations))}
					/>
				)}
				<button type="button" className="button" onClick={leaveIt}>
					{words.leave}
					<Keys keys={["Esc"]} />
				</button>
			</div>
			{problems.length === 0 && <Afterwards gone={gone} />}
		</>
	);
}

function labelOf(operations: readonly Operation[], { length }: readonly Reference[]): string {
	if (length === 0) return words.removeOnly;
	const isGone = operations.every((operation) => operation.do === "remove");
	return isGone && operations.length === length
		? words.removeWith(length)
		: words.removeAnd(length);
}

interface ReferenceRowProps {
	reference: Reference;
	chosen: string;
	onChoose(value: string): void;
}

/** Where it is, and what becomes of it. */
function ReferenceRow({ reference, chosen, onChoose }: ReferenceRowProps) {
	const { place, name, remove, choices = [] } = reference;
	const id = useId();
	return (
		<li>
			<span id={id}>
				{place} <small>{name}</small>
			</span>
			{choices.length > 0 ? (
				<select
					className="box"
					aria-labelledby={id}
					required={!remove}
					value={chosen}
					onChange={(event) => onChoose(event.target.value)}
				>
					<option value="">{remove ? words.goesAway : words.chooseOther}</option>
					{choices.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			) : (
				<span className="goes-away">{words.goesAway}</span>
			)}
		</li>
	);
}

function WhyNot({ problems }: { problems: Problem[] }) {
	return (
		<Danger isAlert>
			<strong>{words.cannot}</strong>
			{problems.map(({ file, path, name, text }) => (
				<p key={`${file} ${path} ${text}`}>
					<NamedProblem name={name} problem={text} />
				</p>
			))}
		</Danger>
	);
}

interface RemoveButtonProps {
	label: string;
	/** Nothing is left to be chosen. */
	isReady: boolean;
	onPress(): void;
}

function RemoveButton({ label, isReady, onPress }: RemoveButtonProps) {
	const id = useId();
	return isReady ? (
		<button type="button" className="button primary" onClick={onPress}>
			{label}
		</button>
	) : (
		<>
			<button type="button" className="button not-yet" aria-disabled="true" aria-describedby={id}>
				{label}
			</button>
			<p className="help" id={id}>
				{words.chooseFirst}
			</p>
		</>
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
