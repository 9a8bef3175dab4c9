import { letterWidths } from "@/flags/letter-widths";
import { FlagLine, Length } from "./FlagLine";
import styles from "./Key.module.css";

interface KeyProps {
	word: string;
}

/**
 * A word as wide as the page, and over each letter its flag, exactly as wide as that: the key to
 * all flags of the site. The SVG with the shape of the word says how large its letters are.
 */
export function Key({ word }: KeyProps) {
	const { width, before, letters, isLow } = letterWidths(word);
	return (
		<span className={styles.root}>
			<FlagLine letters={[...word]} spans={letters} />
			<span className={styles.word} data-low={isLow || undefined}>
				<svg width={Math.round(1000 * width)} height={isLow ? 940 : 710} aria-hidden="true" />
				<span>
					<span>
						<Length of={(MARGIN - before) / (1 + MARGIN)} />
						{word}
					</span>
				</span>
			</span>
		</span>
	);
}

/** How far the line of letters begins before the word, as a part of its width: no letter has so much before its ink. */
const MARGIN = 0.1;
