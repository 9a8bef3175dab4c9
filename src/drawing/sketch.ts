/** The drawing of a field of expertise without its words, small: what was in outline, what is filled. */
import type { DrawingOf, ExpertiseDrawing } from "@/content/types";
import { journeyPaths, linesPath, tripsPath } from "./expertise-paths.ts";

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

function journeySketch({ teams }: DrawingOf<"journey">): Sketch {
	let depth = 0;
	const borders: number[] = [];
	for (const { layers } of teams) {
		if (depth) borders.push(depth);
		depth += layers.length;
	}
	const { width, height, apart, together } = journeyPaths(depth, borders);
	return { width, height, open: apart, full: together };
}

/** The days above; under the loupe, which begins where they do, the steps side by side. */
function pipelineSketch({ before: { days }, steps }: DrawingOf<"pipeline">): Sketch {
	const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
	const day = minutes / days;
	const borders = Array.from({ length: days - 1 }, (_, index) => round((index + 1) * day));
	let left = 0;
	const full = steps.map((step) => {
		const cell = `M${left} 2h${step.minutes}v1h-${step.minutes}z`;
		left = round(left + step.minutes);
		return cell;
	});
	return {
		width: minutes,
		height: 3,
		open: `M0 0h${minutes}v1H0z${linesPath(borders)}M0 1v1M0 1L${minutes} 2`,
		full: full.join(""),
	};
}

function wavesSketch({ groups, off, deadline: { month: end } }: DrawingOf<"waves">): Sketch {
	const rows = [...groups.map((group) => ({ ...group, moves: true })), { ...off, moves: false }];
	rows.sort((one, other) => one.month - other.month);
	let [top, open, full] = [0, "", ""];
	for (const { month, count, moves } of rows) {
		open += `M0 ${top}h${month}v${count}H0z`;
		if (moves) full += `M${month} ${top}H${end}v${count}H${month}z`;
		top += count;
	}
	return { width: end, height: top, open, full };
}

function distanceSketch({ far, near }: DrawingOf<"distance">): Sketch {
	return {
		width: far.ms,
		height: HEIGHT,
		open: tripsPath(far.trips, far.ms, HEIGHT, HEIGHT),
		full: tripsPath(near.trips, near.ms, HEIGHT, HEIGHT / 4),
	};
}

const HEIGHT = 120;

const round = (value: number) => Number(value.toFixed(2));
