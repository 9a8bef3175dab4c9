import type { IconName } from "@/content/types";
import { Icon } from "../icons/Icon";

interface Step {
	title: string;
	/** Without: the name of the step is enough. */
	text?: string;
	/** What one holds in hand after this step. */
	outcome?: string;
	/** Stands in the marker instead of the step's number. */
	icon?: IconName;
}

interface StepListProps {
	steps: readonly Step[];
	/** What stands before the outcome of each step. */
	outcome?: string;
}

/** A numbered line of steps that really follow each other; upright in narrow windows. */
export function StepList({ steps, outcome: before }: StepListProps) {
	return (
		<ol className="steps">
			{steps.map(({ title, text, outcome, icon }) => (
				<li key={title}>
					<span className="display step-marker" aria-hidden="true">
						{icon && <Icon name={icon} />}
					</span>
					<h3>{title}</h3>
					{text && <p>{text}</p>}
					{outcome && (
						<p className="step-outcome">
							<b>{before}</b> {outcome}
						</p>
					)}
				</li>
			))}
		</ol>
	);
}
