import { FLAG_BOX, FLAGS, type FlagLetter } from "@/drawing/flags";

interface FlagSymbolsProps {
	letters: readonly FlagLetter[];
}

/** Flags for an island, which draws `#flag-f` as often as it likes and stretches it to its place. */
export function FlagSymbols({ letters }: FlagSymbolsProps) {
	return (
		<svg width="0" height="0" aria-hidden="true">
			{letters.map((letter) => (
				<symbol
					key={letter}
					id={`flag-${letter.toLowerCase()}`}
					viewBox={`0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`}
					preserveAspectRatio="none"
				>
					{FLAGS[letter].fields.map(([color, outline]) => (
						<path key={color} fill={`var(--flag-${color})`} d={outline} />
					))}
				</symbol>
			))}
		</svg>
	);
}
