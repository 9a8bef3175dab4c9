import type { Form } from "@/content/types";
import { linesPath, upTo } from "@/drawings/kit/paths";
import { scaleOf, spanOf } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { Field, percent } from "../kit/Marks";

interface FormsProps {
	forms: readonly Form[];
	steps: readonly { title: string }[];
}

/**
 * Forms of advice as steps down on one scale: as wide as they are long. Full is how long at least,
 * open how long at most. What no number says goes on past the end of the scale.
 */
export function Forms({ forms, steps }: FormsProps) {
	const scale = scaleOf(forms);
	return (
		<div className="evidence forms">
			<svg className="forms-ruler" aria-hidden="true">
				{scale.marks.map(({ unit, at }) => (
					<text key={unit} x={percent(at)} y="1em">
						{rulers[unit]}
					</text>
				))}
			</svg>
			<ol>
				{forms.map(({ length, text }, index) => {
					const span = spanOf(length);
					return (
						<li key={length}>
							<p>
								<b className="display">{length}</b> {steps[index]?.title}: {text}
							</p>
							<div className={span ? undefined : "forms-on"}>
								<svg
									viewBox={`0 0 ${scale.parts} 1`}
									className="forms-parts"
									preserveAspectRatio="none"
									aria-hidden="true"
								>
									<path d={linesPath(upTo(scale.parts))} />
								</svg>
								<Field share={span ? span.from / scale.hours : 1} is="full" />
								{span && <Field share={(span.to - span.from) / scale.hours} is="open" />}
							</div>
						</li>
					);
				})}
			</ol>
		</div>
	);
}

const { rulers } = paginas.diensten.detail;
