import { Band } from "@/components/Band";
import { IconList } from "@/components/IconList";
import { paginas } from "@/queries/site";
import { communityPath } from "@/queries/vacatures";

/** Why to work here. */
export function Reasons() {
	const { title, more, items } = paginas["werken-bij"].reasons;
	return (
		<Band title={title} more={{ label: more, href: communityPath }} tone="tint">
			<IconList items={items} />
		</Band>
	);
}
