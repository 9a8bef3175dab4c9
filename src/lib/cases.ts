import { content } from "./content/content.ts";
import type { Case } from "./content/read-content.ts";

export type { Case };
/** A case with a page of its own. */
export type CaseWithStory = Case & { story: NonNullable<Case["story"]> };

/** The link of a case without a page of its own. */
export const NO_LINK = "#";

/** All cases, in the order of the content. */
export const getCases = () => content.cases;

/** The cases that have a page of their own. */
export const getCasesWithStory = () =>
	content.cases.filter((entry): entry is CaseWithStory => entry.story !== undefined);

/** At most `limit` featured cases, in the order of the content. */
export const getFeaturedCases = (limit: number) =>
	content.cases.filter(({ featured }) => featured).slice(0, limit);

/** What `expertise` of a case may name: a field of expertise or a service. */
const fields = [
	...content.expertise.map((entry) => ({ ...entry, path: `/expertise/${entry.slug}` })),
	...content.diensten.map((entry) => ({ ...entry, path: `/diensten/${entry.slug}` })),
].map(({ id, name, slug, flag, path }) => ({ id, name, slug, flag, path }));

const byId = (id: string) => fields.find((field) => field.id === id) ?? [];

/** The fields of expertise and services of a case, its main one first. */
export const expertiseOf = (entry: Case) => entry.expertise.flatMap(byId);

/** The values of the filter on /cases, each with the number of cases behind it. */
export const getCaseFilters = () =>
	content.paginas.cases.filter.expertise.flatMap(byId).map((field) => ({
		...field,
		count: content.cases.filter(({ expertise }) => expertise.includes(field.id)).length,
	}));

/** At most 3 cases of this field of expertise or service, in the order of the content. */
export const getRelatedCases = (id: string) =>
	content.cases.filter(({ expertise }) => expertise.includes(id)).slice(0, 3);
