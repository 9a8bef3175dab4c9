import type { Expertise } from "@/queries/expertise";
import { ImpactCard } from "./ImpactCard";
import styles from "./ImpactCards.module.css";

interface ImpactCardsProps {
	cases: Expertise["impact"]["cases"];
}

/** Three impact cases side by side. */
export function ImpactCards({ cases }: ImpactCardsProps) {
	return (
		<div className={styles.root}>
			{cases.map((entry) => (
				<ImpactCard key={entry.client} entry={entry} />
			))}
		</div>
	);
}
