import { Bar } from "@/drawings/kit/Bar";
import { fieldPath, placeOf, WORDS } from "@/drawings/kit/paths";
import type { Dienst } from "@/queries/diensten";
import { spanOf } from "./length.check";

interface ServiceDrawingProps {
	phases: Dienst["phases"];
}

/**
 * What a service is at a glance: forms of advice on one scale, full for how long at least, open for how
 * long at most. What no number says goes on out of the window.
 */
export function ServiceDrawing({ phases: { caption, steps } }: ServiceDrawingProps) {
	const forms = steps.flatMap(({ title, form }) =>
		form ? { ...form, title, span: spanOf(form.length) } : [],
	);
	if (forms.length === 0) return null;
	const length = Math.max(...forms.map(({ span }) => span?.to ?? 1)) / (1 - WORDS);
	return (
		<figure className="service-drawing" role="none">
			<p className="caption" aria-hidden="true">
				{caption}
			</p>
			<ol className="bars mast">
				{forms.map((form) => (
					<Bar
						key={form.length}
						length={length}
						path={fieldPath(0, form.span?.from ?? 3 * length)}
						open={form.span && fieldPath(0, form.span.to)}
						place={placeOf(0, form.span ? form.span.to / length : 1)}
					>
						<b>{form.length}</b>{" "}
						<span>
							{form.title}: {form.text}
						</span>
					</Bar>
				))}
			</ol>
		</figure>
	);
}
