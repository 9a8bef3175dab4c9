import type { Titled } from "@/content/types";
import { Flag } from "@/flags/Flag";
import type { FlagLetter } from "@/flags/flags";
import styles from "./Signal.module.css";

interface SignalProps {
	flag: FlagLetter;
	/** What the flag says, and what it means here. */
	signal: Titled;
}

/** The flag of a page, small, and what it says. */
export function Signal({ flag, signal: { title, text } }: SignalProps) {
	return (
		<figure className={styles.root}>
			<Flag letter={flag} />
			<figcaption>
				<strong>{title}</strong> {text}
			</figcaption>
		</figure>
	);
}
