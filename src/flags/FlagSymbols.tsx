import { FlagPaths } from "./FlagPaths";
import { FLAG_BOX, type FlagLetter } from "./flags";

interface FlagSymbolsProps {
	letters: readonly FlagLetter[];
}

/**
 * Flags for an island, which draws `#flag-f` as often as it likes and stretches it to its place.
 * Of a thread along an edge the outer half is cut off.
 */
export function FlagSymbols({ letters }: FlagSymbolsProps) {
	return (
		<svg width="0" height="0" aria-hidden="true">
			{letters.map((letter) => (
				<symbol
					key={letter}
					id={`flag-${letter.toLowerCase()}`}
					viewBox={`0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`}
					preserveAspectRatio="none"
					strokeWidth="2"
				>
					<FlagPaths letter={letter} />
				</symbol>
			))}
		</svg>
	);
}
