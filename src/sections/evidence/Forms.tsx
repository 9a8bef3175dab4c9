import type { Form } from "@/content/types";
import { spanOf } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { percent } from "./Marks";

interface FormsProps {
	forms: readonly Form[];
	steps: readonly { title: string }[];
}

/**
 * Forms of advice as fields of flag A: as wide as they are long, as high as they go deep. From
 * the tips to the bottom of the cut is the difference between long and short. Hours and weeks
 * share no scale: a whole ruler is a slice of the next, and a loupe shows which.
 */
export function Forms({ forms, steps }: FormsProps) {
	let before: number | undefined;
	return (
		<ol className="forms">
			{forms.map(({ length, depth, text }, index) => {
				const span = spanOf(length);
				const slice = before && span && before / span.ruler;
				before = span?.ruler;
				return (
					<li key={length}>
						<div>
							{slice && slice < 1 && (
								<svg
									viewBox="0 0 100 1"
									className="forms-loupe"
									preserveAspectRatio="none"
									aria-hidden="true"
								>
									<path d={`M0 0H100L${100 * slice} 1H0z`} />
								</svg>
							)}
							<p>
								<b className="display">{length}</b> {steps[index]?.title}: {text}
							</p>
						</div>
						{span ? (
							<div className="forms-ruler">
								<svg
									viewBox="0 0 100 100"
									width={percent(span.to)}
									height={`${depth}em`}
									preserveAspectRatio="none"
									aria-hidden="true"
								>
									<path d={`M0 0H100L${(100 * span.from) / span.to} 50 100 100H0z`} />
								</svg>
								<small aria-hidden="true">{rulers[span.unit]}</small>
							</div>
						) : (
							<svg width="100%" height={`${depth}em`} className="forms-open" aria-hidden="true" />
						)}
					</li>
				);
			})}
		</ol>
	);
}

const { rulers } = paginas.diensten.detail;
