import { FlagPaths } from "./Flag";
import styles from "./FlagLine.module.css";
import { FLAG_BOX, flagOf } from "./flags";
import wind from "./wind.module.css";

/** Where a letter begins and ends, as parts of the width of all. */
interface Span {
	from: number;
	to: number;
}

interface FlagLineProps {
	letters: readonly string[];
	/** Of each letter. */
	spans: readonly Span[];
}

/**
 * Flags that hang from a rope across the window. Decoration: they have no name. An SVG is a length
 * here, as the policy allows no element a style of its own: it begins where the one before it ends.
 */
export function FlagLine({ letters, spans }: FlagLineProps) {
	return (
		<span className={styles.root} aria-hidden="true">
			{spans.map(({ from, to }, index) => {
				const letter = flagOf(letters[index] ?? "");
				const start = spans[index - 1]?.to ?? 0;
				const space = Math.round(((from - start) / (to - from)) * FLAG_BOX.width);
				return (
					<svg
						key={from}
						className={wind.hung}
						viewBox={`${-space} ${-DROP} ${space + FLAG_BOX.width} ${FLAG_BOX.height + DROP}`}
						width={`${Math.round((to - start) * 10_000) / 100}%`}
						preserveAspectRatio="none"
						aria-hidden="true"
					>
						<path className={styles.toggles} d={TOGGLES} />
						{letter && <FlagPaths letter={letter} />}
					</svg>
				);
			})}
		</span>
	);
}

/** How far a flag hangs below its rope, in the units of its box. */
const DROP = 5;
const TOGGLES = `M4 ${-DROP}v${DROP}M56 ${-DROP}v${DROP}`;
