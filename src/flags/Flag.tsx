import styles from "./Flag.module.css";
import { FLAG_BOX, type FlagSign, hasThread, SIGNS } from "./flags";

interface FlagProps {
	letter: FlagSign;
	className?: string | undefined;
}

/** A flag of the International Code of Signals, 5 by 4. Decoration: it has no name. */
export function Flag({ letter, className = "" }: FlagProps) {
	return (
		<svg viewBox={FLAG_VIEW} className={`${styles.root} ${className}`} aria-hidden="true">
			<FlagPaths letter={letter} />
		</svg>
	);
}

/** The fields of a flag as they fly. */
export const FlagPaths = ({ letter }: FlagProps) =>
	SIGNS[letter].map(([color, outline], at) => (
		<path
			key={color}
			className={hasThread(color, at) ? styles.thread : undefined}
			fill={`var(--flag-${color})`}
			d={outline}
		/>
	));

export const FLAG_VIEW = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`;
