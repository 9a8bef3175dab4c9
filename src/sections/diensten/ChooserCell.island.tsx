import { ChooserFlag } from "./ChooserFlag.island";

interface ChooserCellProps {
	/** Of the service that the answer is for. */
	letter: string;
	/** Of the question, which its answers share. */
	name: string;
	isChosen: boolean;
	/** Without: to read only. */
	choose?: (() => void) | undefined;
	children: React.ReactNode;
}

/** An answer to a question. */
export function ChooserCell({ letter, name, isChosen, choose, children }: ChooserCellProps) {
	const answer = (
		<>
			<ChooserFlag letter={letter} />
			{children}
		</>
	);
	if (!choose) return <div className="choose-cell">{answer}</div>;
	return (
		<label className="choose-cell">
			{/* Whose answer it is one sees by its column or its flag. */}
			<input
				type="radio"
				name={name}
				value={letter}
				checked={isChosen}
				onChange={choose}
				aria-describedby={`dienst-${letter}`}
			/>
			{answer}
		</label>
	);
}
