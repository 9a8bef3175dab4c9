import type { ServiceDrawingData } from "@/content/types";
import type { Dienst } from "@/queries/diensten";
import { Durations } from "./Durations";

interface ServiceDrawingProps {
	drawing: Extract<ServiceDrawingData, { kind: "forms" }>;
	phases: Dienst["phases"];
}

/** What a service is at a glance: how long advice takes. What one holds when, its steps say themselves. */
export function ServiceDrawing({ drawing, phases }: ServiceDrawingProps) {
	return (
		<figure className="service-drawing" role="none">
			<p className="caption" aria-hidden="true">
				{drawing.caption}
			</p>
			<Durations forms={drawing.steps} steps={phases.steps} />
		</figure>
	);
}
