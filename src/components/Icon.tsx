import type { IconName } from "@/content/types";
import { brandColor, iconHref } from "@/drawing/icon-sprite";

interface IconProps {
	name: IconName;
	className?: string | undefined;
}

/**
 * An icon that content names. Decoration: it has no name. A brand's logo carries the
 * brand's colour as an attribute, which any `color` in CSS overrides.
 */
export function Icon({ name, className }: IconProps) {
	return (
		<svg className={className} color={brandColor(name)} aria-hidden="true">
			<use href={iconHref(name)} />
		</svg>
	);
}
