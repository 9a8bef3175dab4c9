import { figureAt, parseFigure } from "@/text/count-up";
import styles from "./CountUp.module.css";

export interface CountUpProps {
	/** A text with a number in it; one without stays as it is. */
	text: string;
	/** Seconds from 0 to the number. */
	duration?: number | undefined;
	/** Counts in this many equal steps; without, as often as the display shows. */
	steps?: number | undefined;
}

/**
 * A figure that counts up once, when it is first seen. The final text stays in the page
 * all along: it reserves the width, and it is what a screen reader reads. Its page needs
 * CountUpScript.astro.
 */
export function CountUp({ text, duration, steps }: CountUpProps) {
	const start = figureAt(text, parseFigure(text), 0);
	if (start === text) return text;
	return (
		<span className={styles.root} data-count={start} data-duration={duration} data-steps={steps}>
			<span>{text}</span>
		</span>
	);
}
