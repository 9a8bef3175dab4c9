import { Band } from "@/components/Band";
import type { Expertise } from "@/queries/expertise";
import { TechnologyGrid } from "./TechnologyGrid";

interface TechnologiesProps {
	technologies: Expertise["technologies"];
}

/** The eight technologies of this field. */
export function Technologies({ technologies }: TechnologiesProps) {
	return (
		<Band title={technologies.title} intro={technologies.intro} tone="tint">
			<TechnologyGrid items={technologies.items} />
		</Band>
	);
}
