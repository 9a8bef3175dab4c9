import type { Case } from "@/lib/cases";
import { CaseCard } from "./CaseCard";
import styles from "./CaseGrid.module.css";

interface CaseGridProps {
	cases: Case[];
}

/** Case cards; featured ones take more room. */
export function CaseGrid({ cases }: CaseGridProps) {
	return (
		<div className={styles.root}>
			{cases.map((entry) => (
				<CaseCard key={entry.id} entry={entry} />
			))}
		</div>
	);
}
