import { Ellipsis } from "lucide-react";
import { Menu } from "./Menu.tsx";
import { remove } from "./removing/removing.ts";
import type { ListSection } from "./sections.ts";
import { words } from "./words.ts";

interface SectionHeadProps {
	section: ListSection;
}

/** The name of a section, and what of it can be taken away. */
export function SectionHead({ section: { title, parts } }: SectionHeadProps) {
	if (!title) return null;
	if (parts.length === 0) return <h2>{title}</h2>;
	return (
		<div className="section-head">
			<h2>{title}</h2>
			<Menu
				label={words.sectionMore(title)}
				className="icon-button"
				items={parts.map((part) => ({
					key: part.id,
					words: words.takeAway(part.name),
					onChoose: () => remove(part, part.name),
				}))}
			>
				<Ellipsis aria-hidden="true" />
			</Menu>
		</div>
	);
}
