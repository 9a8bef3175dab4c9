import { Band } from "@/components/Band";
import { TechnologyGrid } from "@/components/TechnologyGrid";
import { getTechStack } from "@/lib/expertise";
import { paginas } from "@/lib/site";

/** 'Onze Tech Stack'. */
export function TechStack() {
	const { title, intro } = paginas.expertise.techStack;
	return (
		<Band title={title} intro={intro} tone="tint">
			<TechnologyGrid items={getTechStack()} />
		</Band>
	);
}
