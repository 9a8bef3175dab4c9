import type { IconName } from "@/content/types";

interface IconProps {
	name: IconName;
	className?: string | undefined;
}

/**
 * An icon that content names. Decoration: it has no name. A brand's logo is in ink, as all
 * others; where `--brand` is `initial` it takes the brand's own colour.
 */
export function Icon({ name, className }: IconProps) {
	return (
		<svg className={className} aria-hidden="true">
			<use href={`/icons.svg#${name}`} />
		</svg>
	);
}
