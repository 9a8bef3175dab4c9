import { Band } from "@/components/Band";
import { IconList } from "@/components/IconList";
import { paginas } from "@/queries/site";

/** Why to work here. */
export function Reasons() {
	const { title, intro, items } = paginas["werken-bij"].reasons;
	return (
		<Band title={title} intro={intro} tone="tint">
			<IconList items={items} />
		</Band>
	);
}
