/** Trips there and back, as paths in a box that is stretched to its place. */
import type { DrawingOf } from "@/content/types";
import { rounded, type Sketch } from "../kit/paths.ts";

/** Trips there and back: from the bottom of the box to `height` and down, each equally wide. */
export function tripsPath(trips: number, width: number, box: number, height: number) {
	const half = width / (2 * trips);
	return `M0 ${box}${`l${rounded(half)} ${-height}l${rounded(half)} ${height}`.repeat(trips)}z`;
}

/** The trips to far and to near by, which reach a quarter as high, in one box. */
export function distancePaths({ far, near }: DrawingOf<"distance">) {
	const height = 120;
	return {
		height,
		far: tripsPath(far.trips, far.ms, height, height),
		near: tripsPath(near.trips, near.ms, height, height / 4),
	};
}

export function distanceSketch(drawing: DrawingOf<"distance">): Sketch {
	const { height, far, near } = distancePaths(drawing);
	return { width: drawing.far.ms, height, open: far, full: near };
}
