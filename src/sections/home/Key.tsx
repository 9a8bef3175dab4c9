import { FlagLine } from "@/flags/FlagLine";
import { letterWidths } from "@/flags/letter-widths";
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
	const { advance, width, before, letters, isLow } = letterWidths(word);
	return (
		<span className={styles.root}>
			<FlagLine letters={[...word]} spans={letters} />
			<svg
				className={styles.word}
				width={width}
				height={isLow ? LOW : HIGH}
				viewBox={`0 0 ${width} ${isLow ? LOW : HIGH}`}
				role="none"
			>
				<text x={-before} y={LINE} textLength={advance} lengthAdjust="spacingAndGlyphs">
					{word}
				</text>
			</svg>
		</span>
	);
}

/** In thousandths of an em: the line that letters stand on, and how high a word is without and with letters below it. */
const LINE = 698;
const HIGH = 710;
const LOW = 940;
