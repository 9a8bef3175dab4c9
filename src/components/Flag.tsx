import { FLAG_BOX, FLAGS, type FlagLetter } from "@/drawing/flags";
import styles from "./Flag.module.css";

interface FlagProps {
	letter: FlagLetter;
	className?: string | undefined;
}

/** A flag of the International Code of Signals, 5 by 4. Decoration: it has no name. */
export function Flag({ letter, className = "" }: FlagProps) {
	const { fields, edge } = FLAGS[letter];
	return (
		<svg viewBox={BOX} className={`${styles.root} ${className}`} aria-hidden="true">
			{fields.map(([color, outline]) => (
				<path key={color} fill={`var(--flag-${color})`} d={outline} />
			))}
			{edge && <path className={styles.edge} d={edge} />}
		</svg>
	);
}

const BOX = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`;
