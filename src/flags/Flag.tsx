import styles from "./Flag.module.css";
import { FlagPaths } from "./FlagPaths";
import { FLAG_BOX, type FlagSign } from "./flags";

interface FlagProps {
	letter: FlagSign;
	className?: string | undefined;
}

/** A flag of the International Code of Signals, 5 by 4. Decoration: it has no name. */
export function Flag({ letter, className = "" }: FlagProps) {
	return (
		<svg viewBox={BOX} className={`${styles.root} ${className}`} aria-hidden="true">
			<FlagPaths letter={letter} />
		</svg>
	);
}

const BOX = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`;
