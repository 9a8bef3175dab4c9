import { useState } from "react";
import type { Choice } from "../../../protocol";
import { controlOf } from "../box-keys";
import type { BoxProps } from "../box-props";
import { Combobox } from "./Combobox";
import { search } from "./nearest";
import { Radios } from "./Radios";

/** So many can be seen at once. */
const MOST_RADIOS = 6;
/** From so many on looking is slower than typing. */
export const SEARCH_FROM = 10;

interface ChoiceBoxProps extends BoxProps<string> {
	choices: readonly Choice[];
}

/** So long a word fits in a row of them. */
const MOST_LETTERS = 15;

/** One of a list: radios while they are few, then a list of the system's, then one to search. */
export function ChoiceBox(props: ChoiceBoxProps) {
	const isShort = props.choices.every(({ label }) => label.length <= MOST_LETTERS);
	if (props.choices.length <= MOST_RADIOS) return <Radios {...props} isRow={isShort} />;
	return props.choices.length < SEARCH_FROM ? <Select {...props} /> : <Search {...props} />;
}

function Select({ choices, value, onChange, ...box }: ChoiceBoxProps) {
	const isKnown = choices.some((choice) => choice.value === value);
	return (
		<select
			{...controlOf(box)}
			className="box"
			value={value}
			onChange={(event) => onChange(event.target.value)}
		>
			{!isKnown && <option value={value}>{value || "Kies…"}</option>}
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</select>
	);
}

function Search({ choices, value, onChange, ...box }: ChoiceBoxProps) {
	const [typed, setTyped] = useState<string>();
	const label = choices.find((choice) => choice.value === value)?.label ?? value;
	return (
		<Combobox
			{...box}
			value={typed ?? label}
			options={search(choices, typed ?? "", (choice) => [choice.label, choice.value])}
			what="Keuzes"
			none="Niets lijkt hierop."
			counted={["keuze", "keuzes"]}
			onChange={setTyped}
			onChoose={(option) => {
				onChange(option.value);
				setTyped(undefined);
			}}
			onLeave={() => setTyped(undefined)}
		/>
	);
}
