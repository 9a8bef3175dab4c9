import type { FlagLetter } from "./flags";
import styles from "./Hoist.module.css";
import { WavingFlag } from "./WavingFlag";

interface HoistProps {
	/** From top to bottom on the mast, from left to right on a phone's dressing line. */
	letters: readonly FlagLetter[];
}

/** Flags on a mast, hoisted one after the other and waving slowly. Decoration: it has no name. */
export function Hoist({ letters }: HoistProps) {
	return (
		<div className={`screen-only ${styles.root}`} aria-hidden="true">
			{letters.map((letter) => (
				<span key={letter} className={styles.hoisted}>
					<WavingFlag letter={letter} />
				</span>
			))}
		</div>
	);
}
