import { flagOf } from "./flags";
import { HungFlag } from "./HungFlag";

interface SpelledProps {
	word: string;
	/** What hangs behind it. */
	children?: React.ReactNode;
}

/**
 * A word in flags that hang from a rope across the window, each over its letter; what has no flag
 * keeps a place. Decoration: who listens hears the word where it is read.
 */
export function Spelled({ word, children }: SpelledProps) {
	return (
		<div className="spelled" aria-hidden="true">
			{[...word].map((sign, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a word stays as it is
				<Sign key={`${sign}${index}`} sign={sign} />
			))}
			{children}
		</div>
	);
}

function Sign({ sign }: { sign: string }) {
	const flag = flagOf(sign);
	const letter = <b className="display">{sign}</b>;
	return flag ? <HungFlag letter={flag}>{letter}</HungFlag> : <span>{letter}</span>;
}
