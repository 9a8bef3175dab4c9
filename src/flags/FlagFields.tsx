import { type Fields, FLAG_BOX } from "./flags";

interface FlagFieldsProps {
	fields: Fields;
	/** How much of the flag is seen, from its top down: a part of its height. */
	part?: number;
	className?: string | undefined;
}

/** Fields of a flag, stretched to their place. Decoration: they have no name. */
export function FlagFields({ fields, part = 1, className = "" }: FlagFieldsProps) {
	return (
		<svg
			viewBox={`0 0 ${FLAG_BOX.width} ${FLAG_BOX.height * part}`}
			preserveAspectRatio="none"
			className={`screen-only ${className}`}
			aria-hidden="true"
		>
			{fields.map(([color, outline]) => (
				<path key={color} fill={`var(--field-${color})`} d={outline} />
			))}
		</svg>
	);
}
