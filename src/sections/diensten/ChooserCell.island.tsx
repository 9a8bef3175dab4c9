import { ChooserFlag } from "./ChooserFlag.island";

interface ChooserCellProps {
	/** Of the service that the answer is for; without: for none. */
	letter?: string | undefined;
	/** Stands for the answer in the address. */
	sign: string;
	/** Of the question, which its answers share. */
	name: string;
	isChosen: boolean;
	/** Without: to read only. */
	choose?: ((sign: string) => void) | undefined;
	children: React.ReactNode;
}

/** An answer to a question. */
export function ChooserCell({ letter, sign, name, isChosen, choose, children }: ChooserCellProps) {
	const answer = (
		<>
			{letter && <ChooserFlag letter={letter} />}
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
				value={sign}
				checked={isChosen}
				onChange={() => choose(sign)}
				aria-describedby={letter && `dienst-${letter}`}
			/>
			{answer}
		</label>
	);
}
