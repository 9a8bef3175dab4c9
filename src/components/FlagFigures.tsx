import { Figures } from "@/browser/Figures";
import type { FlagLetter } from "@/content/types";
import styles from "./FlagFigures.module.css";

interface FlagFiguresProps {
	flag: FlagLetter;
	/** Two: each finds a field of its own, or both share the largest. */
	figures: readonly { value: string; label: string }[];
}

/** A flag as large as its place, with figures in its fields. */
export function FlagFigures({ flag, figures }: FlagFiguresProps) {
	return (
		<div className={styles.root} data-flag={flag}>
			<Figures figures={figures} className={styles.figures} />
		</div>
	);
}
