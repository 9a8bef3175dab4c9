import type { Expertise } from "@/queries/expertise";
import { ImpactCard } from "./ImpactCard";

interface ImpactCardsProps {
	cases: Expertise["impact"]["cases"];
}

/** Three impact cases side by side. */
export function ImpactCards({ cases }: ImpactCardsProps) {
	return (
		<div className="impact">
			{cases.map((entry) => (
				<ImpactCard key={entry.client} entry={entry} />
			))}
		</div>
	);
}
