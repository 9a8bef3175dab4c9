import { type BoxProps, boxKeys } from "./box-props";

/** Its words are its label. */
interface TickBoxProps extends Omit<BoxProps<boolean>, "labelledBy"> {
	/** What it says when it is ticked: 'Dit is nog een voorbeeld'. */
	words: string;
}

export function TickBox({ value, onChange, words, ...box }: TickBoxProps) {
	return (
		<label className="tick">
			<input
				id={box.id}
				type="checkbox"
				checked={value}
				aria-describedby={box.describedBy}
				aria-invalid={box.invalid}
				onChange={(event) => onChange(event.target.checked)}
				onKeyDown={boxKeys(box)}
			/>
			{words}
		</label>
	);
}
