import { FlagPaths } from "./FlagPaths";
import { FLAG_BOX, type FlagLetter } from "./flags";
import styles from "./WavingFlag.module.css";

interface WavingFlagProps {
	letter: FlagLetter;
}

/**
 * A flag in upright strips, each in the one before it and hanging on its edge: together they
 * wave. Strips are boxes because browsers move those without painting them again.
 */
export function WavingFlag({ letter }: WavingFlagProps) {
	/** The strip that begins at `left`, and in it the rest of the flag. */
	const strip = (left: number): React.ReactNode =>
		left < FLAG_BOX.width && (
			<span>
				<svg viewBox={`${left} 0 ${STRIP} ${FLAG_BOX.height}`} aria-hidden="true">
					<FlagPaths letter={letter} />
				</svg>
				{strip(left + STRIP)}
			</span>
		);
	return <span className={styles.root}>{strip(0)}</span>;
}

/** Five strips; WavingFlag.module.css says how each turns. */
const STRIP = FLAG_BOX.width / 5;
