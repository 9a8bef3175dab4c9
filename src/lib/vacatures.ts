import { content } from "./content/content.ts";
import type { Vacature } from "./content/read-content.ts";

export type { Vacature };

/** The vacancies, in the order of the content, each with the flag of its field. */
export const getVacatures = () =>
	content.vacatures.map((vacature) => ({
		...vacature,
		flag: content.expertise.find(({ id }) => id === vacature.expertise)?.flag,
	}));
