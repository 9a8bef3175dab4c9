import { Band } from "@/components/Band";
import { StepList } from "@/components/StepList";
import { paginas } from "@/queries/site";

/** From first mail to offer. */
export function Procedure() {
	const { title, intro, steps } = paginas["werken-bij"].procedure;
	return (
		<Band title={title} intro={intro} tone="deep">
			<StepList steps={steps} />
		</Band>
	);
}
