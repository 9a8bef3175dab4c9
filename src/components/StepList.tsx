import { FLAGS, type FlagLetter } from "@/flags/flags";
import fieldStyles from "../flags/fields.module.css";

export interface Step {
	title: string;
	/** Without: the name of the step is enough. */
	text?: string;
	/** What one holds in hand after this step. */
	outcome?: string;
	/** What one holds from then on, each in a word or two. */
	parts?: readonly string[] | undefined;
}

export interface StepListProps {
	steps: readonly Step[];
	/** What stands before the outcome of each step. */
	outcome?: string | undefined;
	/** One with as many fields: from edge to edge, each step on one of them. */
	flag?: FlagLetter;
}

/** Steps that really follow each other. */
export function StepList({ steps, outcome: before, flag }: StepListProps) {
	const fields = flag && FLAGS[flag].steps;
	return (
		<ol className="steps" data-flag={flag}>
			{steps.map(({ title, text, outcome, parts }, index) => (
				<li key={title} className={fields?.[index] && fieldStyles[fields[index]]}>
					<h3>{title}</h3>
					{!flag && (
						<img className="screen-only" src={`/flags.svg#${index + 1}`} alt="" loading="lazy" />
					)}
					{text && <p>{text}</p>}
					{outcome && (
						<p>
							<b>{before}</b> {outcome}
						</p>
					)}
					{parts && (
						<ul>
							{steps
								.slice(0, index)
								.map((before) => before.parts?.map((part) => <li key={part}>{part}</li>))}
							{parts.map((part) => (
								<li key={part}>
									<b>{part}</b>
								</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ol>
	);
}
