import { content } from "@/content/content";
import type { Case, Dienst } from "@/content/types";
import { NO_LINK } from "@/fields/parts";
import { dienstPath } from "./diensten.ts";
import { expertisePath } from "./expertise.ts";
import { chooser, composerOf } from "./tools.ts";

export type { Case };
/** A case with a page of its own. */
export type CaseWithStory = Case & { story: NonNullable<Case["story"]> };

/** All cases, in the order of the content. */
export const getCases = () => content.cases;

/** The cases that have a page of their own. */
export const getCasesWithStory = () =>
	content.cases.filter((entry): entry is CaseWithStory => entry.story !== undefined);

/** Whether a case can be read, or is still to come. */
export const hasPage = ({ link }: Case) => link !== NO_LINK;

/** At most `limit` featured cases, in the order of the content. */
export const getFeaturedCases = (limit: number) =>
	content.cases.filter(({ featured }) => featured).slice(0, limit);

/** What `expertise` of a case may name: a field of expertise or a service. */
const fields = [
	...content.expertise.map((entry) => ({ ...entry, path: expertisePath(entry) })),
	...content.diensten.map((entry) => ({ ...entry, path: dienstPath(entry) })),
].map(({ id, name, slug, flag, path, ...entry }) => ({
	...{ id, name, slug, flag, path },
	filter: ("filter" in entry && entry.filter) || name,
}));

const byId = (id: string) => fields.find((field) => field.id === id) ?? [];

/** The fields of expertise and services of a case, its main one first. */
export const allExpertiseOf = (entry: Case) => entry.expertise.flatMap(byId);

/** The field of expertise or service that gives the case its flag; every case names at least one. */
export const mainExpertiseOf = (entry: Case) => allExpertiseOf(entry)[0] as (typeof fields)[number];

/** The choices of the filter under which a case is shown, by their slugs. */
export const choicesOf = (entry: Case) => allExpertiseOf(entry).map(({ slug }) => slug);

/** The cases that are shown under a choice, in the order of the content. */
const casesUnder = (choice: string) =>
	content.cases.filter((entry) => choicesOf(entry).includes(choice));

/** The choices of the filter on /cases, each with the number of cases behind it. */
export function getCaseChoices() {
	const { all, expertise } = content.paginas.cases.filter;
	return [
		{ slug: "", name: all, count: content.cases.length },
		...expertise.flatMap(byId).map(({ slug, filter }) => ({
			slug,
			name: filter,
			count: casesUnder(slug).length,
		})),
	];
}

/** The cases before and after this one; after the last comes the first. None where it is the only one. */
export function neighboursOf({ id }: Case) {
	const cases = getCasesWithStory();
	const index = cases.findIndex((entry) => entry.id === id);
	const previous = cases.at(index - 1);
	const next = cases.at((index + 1) % cases.length);
	return cases.length > 1 && previous && next ? { previous, next } : null;
}

/**
 * The service that a case was, with its page, and the tool by which others get there;
 * content/references.ts sees to it.
 */
export function dienstOf({ dienst }: Case) {
	const entry = content.diensten.find(({ id }) => id === dienst) as Dienst;
	return { name: entry.name, path: dienstPath(entry), tool: composerOf(entry) ?? chooser };
}

/** More of them would make another list of cases. */
const MOST_RELATED = 3;

/** The first cases in which a service was rendered: who buys it wants to read one. */
export const getCasesOfDienst = (id: string) =>
	content.cases.filter((entry) => entry.dienst === id && hasPage(entry)).slice(0, MOST_RELATED);

/** The first cases under a choice, and whether there are more than these. */
export function getRelatedCases(choice: string) {
	const cases = casesUnder(choice);
	return { cases: cases.slice(0, MOST_RELATED), more: cases.length > MOST_RELATED };
}
