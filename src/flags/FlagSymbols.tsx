import { FLAG_VIEW, FlagPaths } from "./Flag";
import type { FlagLetter } from "./flags";

interface FlagSymbolsProps {
	letters: readonly FlagLetter[];
}

/**
 * Flags for an island, which draws `#flag-f` as often as it likes and stretches it to its place.
 * Of the thread around a field the outer half is cut off.
 */
export function FlagSymbols({ letters }: FlagSymbolsProps) {
	return (
		<svg width="0" height="0" aria-hidden="true">
			{letters.map((letter) => (
				<symbol
					key={letter}
					id={`flag-${letter.toLowerCase()}`}
					viewBox={FLAG_VIEW}
					preserveAspectRatio="none"
					strokeWidth="2"
				>
					<FlagPaths letter={letter} />
				</symbol>
			))}
		</svg>
	);
}
