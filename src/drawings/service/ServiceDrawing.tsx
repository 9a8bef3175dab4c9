import type { ServiceDrawingData } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { fieldPath, placeOf, WORDS } from "@/drawings/kit/paths";
import type { Dienst } from "@/queries/diensten";
import { spanOf } from "./service-drawing.check";

interface ServiceDrawingProps {
	drawing: Extract<ServiceDrawingData, { kind: "forms" }>;
	phases: Dienst["phases"];
}

/**
 * What a service is at a glance: forms of advice on one scale, full for how long at least, open for how
 * long at most. What no number says goes on out of the window.
 */
export function ServiceDrawing({ drawing, phases }: ServiceDrawingProps) {
	const forms = drawing.steps.map((form) => ({ ...form, span: spanOf(form.length) }));
	const length = Math.max(...forms.map(({ span }) => span?.to ?? 1)) / (1 - WORDS);
	return (
		<figure className="service-drawing" role="none">
			<p className="caption" aria-hidden="true">
				{drawing.caption}
			</p>
			<ol className="bars mast">
				{forms.map((form, index) => (
					<Bar
						key={form.length}
						length={length}
						path={fieldPath(0, form.span?.from ?? 3 * length)}
						open={form.span && fieldPath(0, form.span.to)}
						place={placeOf(0, form.span ? form.span.to / length : 1)}
					>
						<b>{form.length}</b>{" "}
						<span>
							{phases.steps[index]?.title}: {form.text}
						</span>
					</Bar>
				))}
			</ol>
		</figure>
	);
}
