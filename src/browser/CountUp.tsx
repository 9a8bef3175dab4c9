import { useEffect, useMemo, useRef, useState } from "react";
import styles from "./CountUp.module.css";
import { figureAt, parseFigure } from "./figure";

export interface CountUpProps {
	/** A text with a number in it; one without stays as it is. */
	text: string;
	/** Seconds from 0 to the number. */
	duration?: number | undefined;
	/** Counts in this many steps of `interval` milliseconds instead of by the clock. */
	steps?: { count: number; interval: number } | undefined;
}

/**
 * A figure that counts up once, when it is first seen. The final text stays in the
 * page all along: it reserves the width, and it is what a screen reader reads.
 */
export function CountUp({ text, duration = 2, steps }: CountUpProps) {
	const root = useRef<HTMLSpanElement>(null);
	const [progress, setProgress] = useState(1);
	// Once, not at every step.
	const figure = useMemo(() => parseFigure(text), [text]);

	useEffect(() => {
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (!root.current || still || !figure) return;
		let stop = () => {};
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			stop = steps
				? countInSteps(steps.count, steps.interval, setProgress)
				: countFor(duration * 1000, setProgress);
		});
		setProgress(0);
		observer.observe(root.current);
		return () => {
			observer.disconnect();
			stop();
		};
	}, [figure, duration, steps]);

	return (
		<span ref={root} className={styles.root} data-counting={progress < 1 || undefined}>
			<span className={styles.final}>{text}</span>
			{progress < 1 && (
				<span className={styles.counting} aria-hidden="true">
					{figureAt(text, figure, progress)}
				</span>
			)}
		</span>
	);
}

type Report = (progress: number) => void;

/** Often enough to be read as counting; each frame would keep a slow phone from answering a tap. */
const TIMES_A_SECOND = 30;

/** Counts by the clock for so many milliseconds. Returns what stops it. */
function countFor(milliseconds: number, report: Report) {
	const start = performance.now();
	const timer = setInterval(() => {
		const progress = Math.min((performance.now() - start) / milliseconds, 1);
		report(progress);
		if (progress >= 1) clearInterval(timer);
	}, 1000 / TIMES_A_SECOND);
	return () => clearInterval(timer);
}

/** Counts so many steps, so many milliseconds apart. Returns what stops it. */
function countInSteps(count: number, milliseconds: number, report: Report) {
	let step = 0;
	const timer = setInterval(() => {
		step++;
		report(step / count);
		if (step >= count) clearInterval(timer);
	}, milliseconds);
	return () => clearInterval(timer);
}
