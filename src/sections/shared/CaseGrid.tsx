import type { Case } from "@/queries/cases";
import { CaseCard } from "./CaseCard";
import styles from "./CaseGrid.module.css";

interface CaseGridProps {
	cases: Case[];
}

/** Case cards, side by side. */
export function CaseGrid({ cases }: CaseGridProps) {
	return (
		<ul className={styles.root}>
			{cases.map((entry) => (
				<li key={entry.id}>
					<CaseCard entry={entry} />
				</li>
			))}
		</ul>
	);
}
