import { CountUp } from "@/components/CountUp";
import { Icon } from "@/components/Icon";
import type { Measured } from "@/content/types";
import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import styles from "./CaseResults.module.css";

interface CaseResultsProps {
	entry: CaseWithStory;
}

/** What a case yielded: each figure with what it counts, counting up when it is first seen. */
export function CaseResults({ entry }: CaseResultsProps) {
	const pace = PACES[entry.story.layout];
	return (
		<div className={styles.root}>
			<ul className={styles.list}>
				{entry.metrics.map(({ icon, value, label, description, measured }) => (
					<li key={label}>
						{icon && <Icon name={icon} className={styles.icon} />}
						<p className={`display ${styles.value}`}>
							<CountUp text={value} {...pace} />
						</p>
						<div className={styles.words}>
							<h3>{label}</h3>
							<p>{description}</p>
							<Measurement {...measured} />
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}

/** When and how a figure was measured, as far as somebody said so. */
function Measurement({ period, method }: Pick<Partial<Measured>, "period" | "method">) {
	const captions = paginas.cases.detail;
	if (!period && !method) return null;
	return (
		<dl className={styles.measurement}>
			{period && (
				<div>
					<dt>{captions.period}</dt> <dd>{period}</dd>
				</div>
			)}
			{method && (
				<div>
					<dt>{captions.method}</dt> <dd>{method}</dd>
				</div>
			)}
		</dl>
	);
}

/** How they count: 60 steps a second, and where they come first 50 steps of 30 ms. */
const PACES = {
	standard: { duration: 2, steps: 2 * 60 },
	"results-first": { duration: 50 * 0.03, steps: 50 },
};
