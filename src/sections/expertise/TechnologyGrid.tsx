import { Icon } from "@/icons/Icon";
import type { Expertise } from "@/queries/expertise";

interface TechnologyGridProps {
	items: Expertise["technologies"]["items"];
}

/** Technologies with their logos and what we do with them: an index, as one looks up a name. */
export function TechnologyGrid({ items }: TechnologyGridProps) {
	return (
		<ul className="technologies">
			{items.map(({ name, icon, description }) => (
				<li key={name}>
					<Icon name={icon} />
					<h3>{name}</h3>
					<p>{description}</p>
				</li>
			))}
		</ul>
	);
}
