import { Fragment } from "react";
import { FlagPaths } from "@/flags/FlagPaths";
import { FLAG_BOX, flagOf } from "@/flags/flags";
import styles from "./FlagLine.module.css";

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
 * Flags that hang from a rope across the window. Decoration: they have no name. An empty SVG is a
 * length here, as the policy allows no element a style of its own.
 */
export function FlagLine({ letters, spans }: FlagLineProps) {
	return (
		<span className={styles.root} aria-hidden="true">
			{spans.map(({ from, to }, index) => {
				const letter = flagOf(letters[index] ?? "");
				return (
					<Fragment key={from}>
						{index > 0 && (
							<svg width={percent(from - (spans[index - 1]?.to ?? 0))} aria-hidden="true" />
						)}
						<svg
							viewBox={BOX}
							width={percent(to - from)}
							preserveAspectRatio="none"
							aria-hidden="true"
						>
							<path className={styles.toggles} d={TOGGLES} />
							{letter && <FlagPaths letter={letter} />}
						</svg>
					</Fragment>
				);
			})}
		</span>
	);
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** How far a flag hangs below its rope, in the units of its box. */
const DROP = 5;
const BOX = `0 ${-DROP} ${FLAG_BOX.width} ${FLAG_BOX.height + DROP}`;
const TOGGLES = `M4 ${-DROP}v${DROP}M56 ${-DROP}v${DROP}`;
