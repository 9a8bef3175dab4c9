import { Band } from "@/components/Band";
import { StepList } from "@/components/StepList";
import { paginas } from "@/queries/site";

/** What happens after a first message. */
export function NextSteps() {
	const { title, steps } = paginas.contact.next;
	return (
		<Band title={title} tone="tint">
			<StepList steps={steps} />
		</Band>
	);
}
