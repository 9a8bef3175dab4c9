import words from "words:spoken";
import { spokenOf } from "../text/spoken";

interface SpokenProps {
	/** A figure. */
	text: string;
	/** What shows it; without: its text. */
	children?: React.ReactNode;
}

/**
 * A figure as one reads it and, where a voice would lose its signs, beside it as one hears it. What
 * is read is text of the page all the same: `data-printed` says so to src/build.
 */
export function Spoken({ text, children = text }: SpokenProps) {
	const spoken = spokenOf(text, words);
	if (spoken === text) return children;
	return (
		<>
			<span aria-hidden="true" data-printed="">
				{children}
			</span>
			<span className="spoken" data-nosnippet="">
				{spoken}
			</span>
		</>
	);
}
