import { Band } from "@/components/Band";
import { IconList } from "@/components/IconList";
import { paginas } from "@/queries/site";

/** What else the community offers. */
export function Programmes() {
	const { title, items } = paginas.community.programmes;
	return (
		<Band title={title} tone="deep">
			<IconList items={items} />
		</Band>
	);
}
