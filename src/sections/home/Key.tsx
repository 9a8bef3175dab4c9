import { FlagLine } from "@/flags/FlagLine";
import { letterWidths, WORD_LINE } from "@/flags/letter-widths";
import styles from "./Key.module.css";

interface KeyProps {
	word: string;
}

/**
 * A word as wide as the page, and over each letter its flag, exactly as wide as that: the key to
 * all flags of the site. The word is text in an SVG, as that alone can be given a length: so it
 * fits its flags in any face, and however a reader spreads letters.
 */
export function Key({ word }: KeyProps) {
	const { advance, width, before, letters, height } = letterWidths(word);
	return (
		<span className={styles.root}>
			<FlagLine letters={[...word]} spans={letters} />
			<svg
				className={styles.word}
				width={width}
				height={height}
				viewBox={`0 0 ${width} ${height}`}
				role="none"
			>
				<text x={-before} y={WORD_LINE} textLength={advance} lengthAdjust="spacingAndGlyphs">
					{word}
				</text>
			</svg>
		</span>
	);
}
