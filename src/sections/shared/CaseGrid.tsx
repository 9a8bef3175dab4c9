import type { Case } from "@/queries/cases";
import { CaseCard } from "./CaseCard";

interface CaseGridProps {
	cases: Case[];
}

/** Case cards, side by side. */
export function CaseGrid({ cases }: CaseGridProps) {
	return (
		<ul className="case-grid">
			{cases.map((entry) => (
				<li key={entry.id}>
					<CaseCard entry={entry} />
				</li>
			))}
		</ul>
	);
}
