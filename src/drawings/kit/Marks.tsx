/** The marks that all drawings are made of; kit.css says how they look. They are decoration: words say the same. */
import type { ReactNode, SVGAttributes } from "react";

interface FieldProps {
	/** `open` for what it was, `full` for what it is. */
	is: "open" | "full";
}

/** What stands for a field in words about it. */
export const Field = ({ is }: FieldProps) => (
	<svg className="field" data-is={is} aria-hidden="true" />
);

interface LinesProps extends Omit<SVGAttributes<SVGElement>, "viewBox"> {
	/** Width and height of what is drawn: it is stretched to its place, its lines stay as thick. */
	box: readonly [number, number];
	/** Paths. `data-is="full"` is filled. */
	children: ReactNode;
}

/** Lines from one place to another, in a box that is stretched to its place. */
export const Lines = ({ box: [width, height], ...attributes }: LinesProps) => (
	<svg
		className="lines"
		{...attributes}
		viewBox={`0 0 ${width} ${height}`}
		preserveAspectRatio="none"
		aria-hidden="true"
	/>
);
