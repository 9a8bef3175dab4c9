import { Band } from "@/components/Band";
import { StepList } from "@/components/StepList";
import type { Dienst } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { ServiceDrawing } from "../../drawings/service/ServiceDrawing";

interface PhasesProps {
	phases: Dienst["phases"];
}

/** The phases, each with what the client then has in hand. */
export function Phases({ phases }: PhasesProps) {
	return (
		<Band title={phases.title} intro={phases.intro} tone="tint">
			{phases.drawing && <ServiceDrawing drawing={phases.drawing} phases={phases} />}
			<StepList steps={phases.steps} outcome={paginas.diensten.detail.outcome} />
		</Band>
	);
}
