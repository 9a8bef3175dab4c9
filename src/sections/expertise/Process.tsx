import { Band } from "@/components/Band";
import { Icon } from "@/components/Icon";
import type { Expertise } from "@/lib/expertise";
import styles from "./Process.module.css";

interface ProcessProps {
	process: Expertise["process"];
}

/** The steps of the work, in order. */
export function Process({ process }: ProcessProps) {
	return (
		<Band title={process.title} intro={process.intro} tone="tint">
			<ol className={styles.root}>
				{process.steps.map(({ title, icon, description }) => (
					<li key={title}>
						<Icon name={icon} className={styles.icon} />
						<h3>{title}</h3>
						<p>{description}</p>
					</li>
				))}
			</ol>
		</Band>
	);
}
