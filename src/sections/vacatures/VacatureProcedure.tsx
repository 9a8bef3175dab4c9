import { Band } from "@/components/Band";
import { MoreLink } from "@/components/MoreLink";
import { StepList } from "@/components/StepList";
import { paginas } from "@/queries/site";
import { procedureHref, type VacatureWithStory } from "@/queries/vacatures";

interface VacatureProcedureProps {
	/** How applying works for this vacancy, where it is not as for all others. */
	procedure: VacatureWithStory["story"]["procedure"];
}

/** How applying works: its own steps, or those of all vacancies by name, with the way to the rest. */
export function VacatureProcedure({ procedure }: VacatureProcedureProps) {
	const { vacancies, procedure: usual } = paginas["werken-bij"];
	if (procedure)
		return (
			<Band title={usual.title} intro={procedure.intro} tone="tint">
				<StepList steps={procedure.steps} />
			</Band>
		);
	return (
		<Band title={usual.title} tone="tint">
			<StepList steps={usual.steps.map(({ title }) => ({ title }))} />
			<MoreLink href={procedureHref}>{vacancies.page.procedure}</MoreLink>
		</Band>
	);
}
