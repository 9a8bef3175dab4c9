interface ToolFlagProps {
	/** As in content; the section of the tool draws its flag once. Without: a place that is still empty. */
	letter?: string;
	/** The half at its fly. */
	isHalf?: boolean;
	/** Where it stands for an amount. Else the sheet of its tool says how large it is. */
	width?: string;
}

/** A flag that a tool uses, stretched to its place. */
export const ToolFlag = ({ letter, isHalf, width }: ToolFlagProps) => (
	<svg className={isHalf ? "tool-flag half" : "tool-flag"} aria-hidden="true" width={width}>
		{letter && <use href={`#flag-${letter.toLowerCase()}`} />}
	</svg>
);
