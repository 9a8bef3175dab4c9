import type { ReactNode, SVGAttributes } from "react";

interface LinesProps extends Omit<SVGAttributes<SVGElement>, "viewBox"> {
	/** Width and height of what is drawn: it is stretched to its place, its lines stay as thick. */
	box: readonly [number, number];
	/** Paths. `data-is="full"` is filled. */
	children: ReactNode;
}

/** Lines from one place to another, in a box that is stretched to its place. Decoration: words say the same. */
export const Lines = ({ box: [width, height], ...attributes }: LinesProps) => (
	<svg
		className="lines"
		{...attributes}
		viewBox={`0 0 ${width} ${height}`}
		preserveAspectRatio="none"
		aria-hidden="true"
	/>
);
