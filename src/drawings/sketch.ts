/** The drawing of a field of expertise without its words, small: what was in outline, what is filled. */
import type { DrawingOf, ExpertiseDrawing } from "@/content/types";
import { distancePaths, journeyPaths, layersOf } from "./expertise/expertise-paths.ts";
import { linesPath, rounded, upTo } from "./kit/paths.ts";
import { rowsOf } from "./waves/waves.ts";

interface Sketch {
	/** The box is stretched to its place: each kind has its own measure. */
	width: number;
	height: number;
	open: string;
	full: string;
}

export function sketchOf(drawing: ExpertiseDrawing): Sketch {
	switch (drawing.kind) {
		case "journey":
			return journeySketch(drawing);
		case "pipeline":
			return pipelineSketch(drawing);
		case "waves":
			return wavesSketch(drawing);
		case "distance":
			return distanceSketch(drawing);
	}
}

function journeySketch(drawing: DrawingOf<"journey">): Sketch {
	const { layers, borders } = layersOf(drawing);
	const { width, height, apart, together } = journeyPaths(layers, borders);
	return { width, height, open: apart, full: together };
}

/** The days above; under the loupe, which begins where they do, the steps side by side. */
function pipelineSketch({ before: { days }, steps }: DrawingOf<"pipeline">): Sketch {
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

function wavesSketch(drawing: DrawingOf<"waves">): Sketch {
	const { month: end } = drawing.deadline;
	let [top, open, full] = [0, "", ""];
	for (const { month, count, moves } of rowsOf(drawing)) {
		open += `M0 ${top}h${month}v${count}H0z`;
		if (moves) full += `M${month} ${top}H${end}v${count}H${month}z`;
		top += count;
	}
	return { width: end, height: top, open, full };
}

function distanceSketch(drawing: DrawingOf<"distance">): Sketch {
	const { height, far, near } = distancePaths(drawing);
	return { width: drawing.far.ms, height, open: far, full: near };
}
