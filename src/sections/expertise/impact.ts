/** The filters of the impact cases on an expertise page: plain functions, also for the browser. */

/** The most technologies that the filter offers. */
const MOST_TECHNOLOGIES = 8;

/** What the filters look at. */
interface Filterable {
	sector: string;
	technologies: readonly string[];
}

/** Something to choose, and the places of the cases that have it: '0 2'. */
interface ImpactOption {
	name: string;
	places: string;
}

/** The choices worth offering: none for a field in which all cases are alike. */
export function impactOptions(cases: readonly Filterable[]) {
	const options = (namesOf: (entry: Filterable) => readonly string[]): ImpactOption[] => {
		const names = [...new Set(cases.flatMap(namesOf))];
		if (names.length < 2) return [];
		return names.map((name) => ({
			name,
			places: cases
				.flatMap((entry, place) => (namesOf(entry).includes(name) ? place : []))
				.join(" "),
		}));
	};
	return {
		sector: options(({ sector }) => [sector]),
		technology: options(({ technologies }) => technologies).slice(0, MOST_TECHNOLOGIES),
	};
}

/**
 * Whether the case in this place belongs to all choices. So the browser needs to know no case.
 * @param choices the places of each; '' is all.
 */
export const matchesImpact = (place: number, choices: readonly string[]) =>
	choices.every((places) => !places || places.split(" ").includes(String(place)));
