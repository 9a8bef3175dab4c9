import type { Form } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { placeOf, rounded, WORDS } from "@/drawings/kit/paths";
import { spanOf } from "@/queries/diensten";

interface DurationsProps {
	forms: readonly Form[];
	steps: readonly { title: string }[];
}

/**
 * Forms of advice on one scale: full is how long at least, open how long at most. What no number
 * says goes on out of the window.
 */
export function Durations({ forms, steps }: DurationsProps) {
	const spans = forms.map(({ length }) => spanOf(length));
	const length = Math.max(...spans.map((span) => span?.to ?? 1)) / (1 - WORDS);
	return (
		<ol className="bars mast">
			{forms.map((form, index) => {
				const span = spans[index];
				return (
					<Bar
						key={form.length}
						length={rounded(length)}
						path={`M0 0h${span?.from ?? rounded(3 * length)}v1H0z`}
						open={span && `M0 0h${span.to}v1H0z`}
						place={placeOf(0, span ? span.to / length : 1)}
					>
						<b>{form.length}</b>{" "}
						<span>
							{steps[index]?.title}: {form.text}
						</span>
					</Bar>
				);
			})}
		</ol>
	);
}
