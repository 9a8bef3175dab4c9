import type { Choice } from "../../../protocol";
import { controlOf } from "../box-keys";
import type { BoxProps } from "../box-props";

interface RadiosProps extends BoxProps<string> {
	choices: readonly Choice[];
	/** Beside each other, for a few short words: 'Was en nu', 'Aantal'. */
	isRow?: boolean;
}

/** All there is to choose from, below each other. */
export function Radios({ choices, isRow = false, value, onChange, ...box }: RadiosProps) {
	return (
		<div {...controlOf(box)} role="radiogroup" className={isRow ? "segments" : "radios"}>
			{choices.map((choice) => (
				<label key={choice.value} className={isRow ? "segment" : "radio"}>
					<input
						type="radio"
						name={box.id}
						value={choice.value}
						checked={choice.value === value}
						onChange={() => onChange(choice.value)}
					/>
					{choice.label}
				</label>
			))}
		</div>
	);
}
