import styles from "./StepList.module.css";

interface Step {
	title: string;
	text: string;
	/** What one holds in hand after this step. */
	outcome?: string;
}

interface StepListProps {
	steps: readonly Step[];
}

/** A numbered line of steps that really follow each other; upright in narrow windows. */
export function StepList({ steps }: StepListProps) {
	return (
		<ol className={styles.root}>
			{steps.map(({ title, text, outcome }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
					{outcome && <p className={styles.outcome}>{outcome}</p>}
				</li>
			))}
		</ol>
	);
}
