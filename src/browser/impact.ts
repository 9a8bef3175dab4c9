/** The filters of the impact cases on an expertise page: plain functions, also for the browser. */

/** The most technologies that the filter offers. */
const MOST_TECHNOLOGIES = 8;

/** What the filters look at. */
export interface Filterable {
	sector: string;
	technologies: readonly string[];
}

/** That much of a case, and nothing else: it goes to the browser. */
export const filterableOf = ({ sector, technologies }: Filterable): Filterable => ({
	sector,
	technologies,
});

/** What a visitor chose; '' is all. */
export interface ImpactChoice {
	sector: string;
	technology: string;
}

export const ALL: ImpactChoice = { sector: "", technology: "" };

/** The choices worth offering: none for a field in which all cases are alike. */
export function impactOptions(cases: readonly Filterable[]) {
	const distinct = (values: string[]) => {
		const unique = [...new Set(values)];
		return unique.length > 1 ? unique : [];
	};
	return {
		sector: distinct(cases.map(({ sector }) => sector)),
		technology: distinct(cases.flatMap(({ technologies }) => technologies)).slice(
			0,
			MOST_TECHNOLOGIES,
		),
	};
}

/** Whether a case belongs to both choices. */
export const matchesImpact = ({ sector, technologies }: Filterable, choice: ImpactChoice) =>
	(choice.sector === "" || choice.sector === sector) &&
	(choice.technology === "" || technologies.includes(choice.technology));
