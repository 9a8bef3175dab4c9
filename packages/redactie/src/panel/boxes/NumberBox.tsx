import { useState } from "react";
import type { BoxProps } from "./box-props";
import { LineBox } from "./LineBox";
import { readNumber, showNumber } from "./numbers";

/** Gives what is no number as its text, for the contract to refuse in its own words. */
type Typed = number | string | null;

interface NumberBoxProps extends BoxProps<Typed> {}

/** A number in Dutch: shows 4,2 and gives 4.2. */
export function NumberBox({ value, onChange, ...box }: NumberBoxProps) {
	const [text, setText] = useState(() => shownOf(value));
	// Another value than was typed here: put back, or undone.
	const shown = numberOf(text) === value ? text : shownOf(value);
	return (
		<LineBox
			{...box}
			value={shown}
			inputMode="decimal"
			onChange={(typed) => {
				setText(typed);
				onChange(numberOf(typed));
			}}
		/>
	);
}

const numberOf = (text: string): Typed => (text.trim() === "" ? null : (readNumber(text) ?? text));
const shownOf = (value: Typed) => (typeof value === "number" ? showNumber(value) : (value ?? ""));
