import { Band } from "@/components/Band";
import { IconList } from "@/components/IconList";
import type { IconName } from "@/lib/content/icon-names";

interface PillarsProps {
	pillars: {
		title: string;
		intro: string;
		items: { icon: IconName; title: string; text: string }[];
	};
}

/** Groei, Vertrouwen, Verantwoordelijkheid. */
export function Pillars({ pillars }: PillarsProps) {
	return (
		<Band title={pillars.title} intro={pillars.intro} tone="tint">
			<IconList items={pillars.items} />
		</Band>
	);
}
