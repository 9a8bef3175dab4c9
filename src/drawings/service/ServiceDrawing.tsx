import type { ServiceDrawingData } from "@/content/types";
import { type Dienst, portionsOf } from "@/queries/diensten";
import { Durations } from "./Durations";
import { Holdings } from "./Holdings";

interface ServiceDrawingProps {
	drawing: ServiceDrawingData;
	phases: Dienst["phases"];
}

/** What a service is at a glance: what one holds when, how long advice takes. */
export function ServiceDrawing({ drawing, phases }: ServiceDrawingProps) {
	return (
		<figure className="service-drawing" role="none">
			<p className="caption" aria-hidden="true">
				{drawing.caption}
			</p>
			{drawing.kind === "parts" && (
				<Holdings portions={portionsOf(drawing.steps, phases)} names={drawing.names} />
			)}
			{drawing.kind === "forms" && <Durations forms={drawing.steps} steps={phases.steps} />}
		</figure>
	);
}
