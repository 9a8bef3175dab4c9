interface ToolFlagProps {
	/** Without: a place that is still empty. */
	letter?: string;
	/** The half at its fly. */
	isHalf?: boolean;
	/** Where it stands for an amount. Else the sheet of its tool says how large it is. */
	width?: string;
}

/** A flag that a tool uses, stretched to its place. */
export const ToolFlag = ({ letter, isHalf, width }: ToolFlagProps) =>
	letter ? (
		<img
			className="tool-flag"
			src={`/flags.svg#${letter.toUpperCase()}${isHalf ? "-half" : ""}`}
			alt=""
			loading="lazy"
			width={width}
		/>
	) : (
		<svg className="tool-flag" aria-hidden="true" width={width} />
	);
