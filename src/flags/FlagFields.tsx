import { type Fields, FLAG_BOX } from "./flags";

interface FlagFieldsProps {
	fields: Fields;
	className?: string | undefined;
}

/** Fields of a flag, stretched to their place. Decoration: they have no name. */
export function FlagFields({ fields, className = "" }: FlagFieldsProps) {
	return (
		<svg
			viewBox={BOX}
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

const BOX = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`;
