import { Band } from "@/components/Band";
import { StepList } from "@/components/StepList";
import type { Expertise } from "@/queries/expertise";

interface ProcessProps {
	process: Expertise["process"];
}

/** The steps of the work, in order. */
export function Process({ process }: ProcessProps) {
	return (
		<Band title={process.title} intro={process.intro} tone="tint">
			<StepList
				steps={process.steps.map(({ description, ...step }) => ({ ...step, text: description }))}
			/>
		</Band>
	);
}
