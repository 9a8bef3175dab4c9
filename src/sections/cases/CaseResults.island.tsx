import { CountUp, type CountUpProps } from "@/browser/CountUp";
import styles from "./CaseResults.module.css";

interface CaseResultsProps extends Omit<CountUpProps, "text"> {
	figures: {
		/** Where its icon stands. */
		icon: string | undefined;
		value: string;
		label: string;
		description?: string | undefined;
	}[];
}

/** What a case yielded: each figure with what it counts, counting up when it is first seen. */
export function CaseResults({ figures, ...counting }: CaseResultsProps) {
	return (
		<div className={styles.root}>
			<ul className={styles.list}>
				{figures.map(({ icon, value, label, description }) => (
					<li key={label}>
						<svg className={styles.icon} aria-hidden="true">
							<use href={icon} />
						</svg>
						<p className={`display ${styles.value}`}>
							<CountUp text={value} {...counting} />
						</p>
						<div className={styles.words}>
							<h3>{label}</h3>
							<p>{description}</p>
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}
