import type { Form } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { placeOf, rounded, WORDS } from "@/drawings/kit/paths";
import { spanOf } from "@/queries/diensten";

interface DurationsProps {
	forms: readonly Form[];
	steps: readonly { title: string }[];
}

/**
 * Forms of advice as the swallowtail of flag A, on one scale: its notch is how long at least, its
 * points are how long at most. What no number says goes on out of the window.
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
						path={
							span
								? `M0 0H${span.to}L${span.from} .5L${span.to} 1H0z`
								: `M0 0h${rounded(3 * length)}v1H0z`
						}
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
