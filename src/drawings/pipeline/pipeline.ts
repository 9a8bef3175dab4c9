/** Days of waiting and the steps that came instead, small. */
import type { DrawingOf } from "@/content/types";
import { linesPath, rounded, type Sketch, upTo } from "../kit/paths.ts";

/** The days above; under the loupe, which begins where they do, the steps side by side. */
export function pipelineSketch({ before: { days }, steps }: DrawingOf<"pipeline">): Sketch {
	const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
	const day = minutes / days;
	const borders = upTo(days - 1).map((place) => rounded(place * day));
	let left = 0;
	const full = steps.map((step) => {
		const cell = `M${left} 2h${step.minutes}v1h-${step.minutes}z`;
		left = rounded(left + step.minutes);
		return cell;
	});
	return {
		width: minutes,
		height: 3,
		open: `M0 0h${minutes}v1H0z${linesPath(borders)}M0 1v1M0 1L${minutes} 2`,
		full: full.join(""),
	};
}
