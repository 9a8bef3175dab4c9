import { useEffect, useRef, useState } from "react";
import type { Field, Problem, State } from "../../protocol";
import { boxKeys } from "../boxes/box-keys";
import { ChoiceBox } from "../boxes/ChoiceBox";
import { LineBox } from "../boxes/LineBox";
import { runOperations } from "../changing";
import { Problems } from "../Problems";
import { setPanel } from "../store";
import { type Figure, usesOfFigure } from "./figures";
import { nameOf, operationsFor } from "./making";
import { asKey, keyFor, readingFor } from "./naming";
import { Places } from "./Places";
import { claimWords as words } from "./words";

interface MakeClaimProps {
	field: Field;
	/** One of its figures. */
	figure: Figure;
	state: State;
	/** Made, or left as it was. */
	onDone(): void;
}

/** A small form: which words, where, and what they are. */
export function MakeClaim({ field, figure, state, onDone }: MakeClaimProps) {
	const uses = usesOfFigure(state, figure, field.id);
	const taken = new Set(state.names.map(({ name }) => name.split(".")[1] ?? ""));
	const [isNumber, setNumber] = useState(figure.unit === "%");
	const [chosen, setChosen] = useState(
		() => new Set(uses.filter(({ isSame }) => isSame).map((use) => use.field.id)),
	);
	const [about, setAbout] = useState("");
	const [key, setKey] = useState(() => keyFor(figure, field, taken));
	const [reading, setReading] = useState(() => readingFor(figure));
	const [problems, setProblems] = useState<Problem[]>([]);
	const box = useRef<HTMLTextAreaElement>(null);
	useEffect(() => box.current?.focus(), []);

	const value = isNumber ? figure.number : figure.words;
	const offered = isNumber ? uses : uses.filter(({ isSame }) => isSame);
	const isTaken = taken.has(key);
	const needed = [
		...(about.trim() ? [] : [words.neededAbout]),
		...(key && reading ? [] : [words.neededName]),
	];
	const canMake = needed.length === 0 && !isTaken;

	async function make() {
		if (!canMake) return;
		const named = [{ field }, ...offered.filter((use) => chosen.has(use.field.id))];
		const claim = { figure, isNumber, key: trimmed(key), reading: trimmed(reading), about };
		const answer = await runOperations(
			operationsFor({ ...claim, uses: named }),
			words.made(value, named.length),
		);
		if (!answer) return;
		if ("problems" in answer) {
			setProblems(answer.problems);
			return;
		}
		setPanel({ chip: nameOf(claim) });
		onDone();
	}

	const keys = { onKeep: () => void make(), onReset: onDone };
	return (
		<section className="make-claim" aria-labelledby="make-claim">
			<h3 id="make-claim">{words.title(value)}</h3>
			<p className="help">{words.help}</p>
			<div className="field-box">
				<label className="label" htmlFor="claim-about">
					{words.about}
				</label>
				<span className="label-help" id="claim-about-help">
					{words.aboutHelp}
				</span>
				<textarea
					ref={box}
					id="claim-about"
					className="box"
					rows={2}
					value={about}
					aria-describedby="claim-about-help"
					onChange={(event) => setAbout(event.target.value)}
					onKeyDown={boxKeys(keys)}
				/>
			</div>
			{figure.words !== figure.number && (
				<div className="field-box">
					<span className="label" id="claim-which">
						{words.which}
					</span>
					<ChoiceBox
						{...keys}
						id="claim-words"
						labelledBy="claim-which"
						describedBy=""
						invalid={false}
						value={value}
						choices={[figure.words, figure.number].map((value) => ({ value, label: value }))}
						onChange={(next) => setNumber(next === figure.number)}
					/>
				</div>
			)}
			<Places uses={offered} figure={figure} chosen={chosen} state={state} onChange={setChosen} />
			<div className="claim-name">
				<NameBox label={words.name} value={key} help={words.nameHelp} onChange={setKey} {...keys} />
				<NameBox
					label={words.reading}
					value={reading}
					help={words.readingHelp}
					onChange={setReading}
					{...keys}
				/>
			</div>
			<Problems problems={problems} isOther />
			<div className="buttons">
				<button
					type="button"
					className={canMake ? "button primary" : "button not-yet"}
					aria-disabled={!canMake}
					aria-describedby="claim-needed"
					onClick={() => void make()}
				>
					{words.make}
				</button>
				<button type="button" className="button" onClick={onDone}>
					{words.leave}
				</button>
			</div>
			<p className="help" id="claim-needed">
				{isTaken ? words.taken : needed.length > 0 && words.needed(needed)}
			</p>
		</section>
	);
}

const trimmed = (key: string) => key.replace(/-$/, "");

interface NameBoxProps {
	label: string;
	help: string;
	value: string;
	onChange(value: string): void;
	onKeep(): void;
	onReset(): void;
}

function NameBox({ label, help, onChange, ...box }: NameBoxProps) {
	const id = `claim-${asKey(label)}`;
	return (
		<div className="field-box">
			<span className="label" id={`${id}-label`}>
				{label}
			</span>
			<span className="visually-hidden" id={`${id}-help`}>
				{help}
			</span>
			<LineBox
				{...box}
				id={id}
				labelledBy={`${id}-label`}
				describedBy={`${id}-help`}
				invalid={false}
				onChange={(typed) => onChange(asKey(typed))}
			/>
		</div>
	);
}
