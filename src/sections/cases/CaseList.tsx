import { CaseGrid } from "@/components/CaseGrid";
import { getCaseFilters, getCases } from "@/lib/cases";
import { paginas } from "@/lib/site";
import styles from "./CaseList.module.css";

/** All cases, below the fields of expertise they belong to. */
export function CaseList() {
	const { filter } = paginas.cases;
	const cases = getCases();
	return (
		<section className={`wrap ${styles.root}`}>
			<h2 id="filter">{filter.label}</h2>
			<ul className={styles.filters} aria-labelledby="filter">
				<li>
					{filter.all} <span>{cases.length}</span>
				</li>
				{getCaseFilters().map(({ id, name, count }) => (
					<li key={id}>
						{name} <span>{count}</span>
					</li>
				))}
			</ul>
			<CaseGrid cases={cases} />
		</section>
	);
}
