import type { Form } from "@/content/types";
import { linesPath, upTo } from "@/drawings/kit/paths";
import { scaleOf, spanOf } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { Field, Lines, Scale } from "../kit/Marks";

interface DurationsProps {
	forms: readonly Form[];
	steps: readonly { title: string }[];
}

/**
 * Forms of advice as steps down on one scale: as wide as they are long. Full is how long at least,
 * open how long at most. What no number says goes on past the end of the scale.
 */
export function Durations({ forms, steps }: DurationsProps) {
	const scale = scaleOf(forms);
	return (
		<div className="durations mast">
			<Scale marks={scale.marks.map(({ unit, at }) => ({ at, label: rulers[unit] }))} />
			<ol>
				{forms.map(({ length, text }, index) => {
					const span = spanOf(length);
					return (
						<li key={length}>
							<p>
								<b className="display">{length}</b> {steps[index]?.title}: {text}
							</p>
							<div className={span ? "row" : "row goes-on"}>
								<Lines box={[scale.parts, 1]}>
									<path d={linesPath(upTo(scale.parts))} />
								</Lines>
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
