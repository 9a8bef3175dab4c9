import type { Titled } from "@/content/types";
import { Flag } from "@/flags/Flag";
import type { FlagLetter } from "@/flags/flags";
import styles from "./Signal.module.css";

interface SignalProps {
	flag: FlagLetter;
	/** What the flag says, and what it means here: nothing is shown without. */
	signal: Titled | undefined;
}

/** The flag of a page, small, and what it says. */
export function Signal({ flag, signal }: SignalProps) {
	if (!signal) return null;
	return (
		<figure className={`row small ${styles.root}`}>
			<Flag letter={flag} />
			<figcaption>
				<strong>{signal.title}</strong> {signal.text}
			</figcaption>
		</figure>
	);
}
