interface ToolFlagProps {
	/** As in content; the section of the tool draws its flag once. Without: a place that is still empty. */
	letter?: string;
	/** The upper half of a flag; on a line the half at its fly. */
	isHalf?: boolean;
	/** How large it is, where it stands for an amount. Else the sheet of its tool says so. */
	width?: string;
	height?: string;
}

/** A flag that a tool uses, stretched to its place. */
export const ToolFlag = ({ letter, isHalf, ...size }: ToolFlagProps) => (
	<svg className={isHalf ? "tool-flag half" : "tool-flag"} aria-hidden="true" {...size}>
		{letter && <use href={`#flag-${letter.toLowerCase()}`} />}
	</svg>
);
