import { Band } from "@/components/Band";
import { StepList } from "@/components/StepList";
import { paginas } from "@/lib/site";

/** From junior to medior, as a line in time. */
export function Traineeship() {
	const { title, intro, steps } = paginas.community.traineeship;
	return (
		<Band title={title} intro={intro}>
			<StepList
				steps={steps.map(({ when, title, text }) => ({ title: `${when}: ${title}`, text }))}
			/>
		</Band>
	);
}
