import type { Choice } from "../../protocol";
import { boxKeys } from "./box-keys";
import type { BoxProps } from "./box-props";

interface SegmentsProps extends BoxProps<string> {
	choices: readonly Choice[];
}

/** Radios in a row, for a few short words: 'Was en nu', 'Aantal'. */
export function Segments({ choices, value, onChange, ...box }: SegmentsProps) {
	return (
		<div
			id={box.id}
			role="radiogroup"
			className="segments"
			aria-labelledby={box.labelledBy}
			aria-describedby={box.describedBy}
			aria-invalid={box.invalid}
			onKeyDown={boxKeys(box)}
		>
			{choices.map((choice) => (
				<label key={choice.value} className="segment">
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
