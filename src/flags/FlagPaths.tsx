import styles from "./FlagPaths.module.css";
import { type FlagSign, SIGNS } from "./flags";

interface FlagPathsProps {
	letter: FlagSign;
}

/** The fields of a flag as they fly, and the thread along its white edges. */
export function FlagPaths({ letter }: FlagPathsProps) {
	const { fields, edge } = SIGNS[letter];
	return (
		<>
			{fields.map(([color, outline]) => (
				<path key={color} fill={`var(--flag-${color})`} d={outline} />
			))}
			{edge && <path className={styles.edge} d={edge} />}
		</>
	);
}
