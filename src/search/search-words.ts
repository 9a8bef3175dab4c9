/** What the search knows of pages beyond their words: what they are, and what stands on them. */
import { PAGES, pathOf } from "@/content/pages";
import type { Call, Questions } from "@/content/types";
import { getCases, hasPage } from "../queries/cases.ts";
import { expertiseClosing } from "../queries/expertise.ts";
import { ancestorsOf, getPages, type SitePage } from "../queries/pages.ts";
import { answered } from "../queries/questions.ts";
import { identity, interfaceText, paginas, zoeken } from "../queries/site.ts";
import { getVacatures } from "../queries/vacatures.ts";

const { kinds, synonyms, ignored } = zoeken;
const { one, many, best, none, nearest, ask } = interfaceText.search;

export const getSearchSource = () => ({
	pages: getPages().map((page) => ({
		path: page.path,
		name: page.name,
		flag: page.flag ?? page.flags[0],
		...(page.kind !== "pagina" && { kind: kinds[page.kind] }),
		above: ancestorsOf(page)
			.slice(1)
			.map(({ name }) => name)
			.join(" › "),
		things: thingsOn(page),
		leftOut: [callOf(page)?.title, casesOn(page)].filter((heading) => heading !== undefined),
	})),
	synonyms: [
		...synonyms.map(({ words, find }) => `${words}: ${find}`),
		`${spellingsOf(identity.phone)}: ${identity.phone}`,
	],
	ignored,
	words: { one, many, best, none, nearest, ask },
	contact: pathOf(PAGES.contact, identity),
});

/** A phone number as other machines write it: from abroad and within the country. */
const spellingsOf = (phone: string) => [
	phone.replaceAll(/\D/g, ""),
	phone.replace(/^\+\d+/, "0").replaceAll(/\D/g, ""),
];

/** The heading of the cards that lead to cases, which say what stands on those pages. */
function casesOn(page: SitePage): string | undefined {
	switch (page.kind) {
		case "dienst":
			return paginas.diensten.detail.cases;
		case "expertise":
			return paginas.expertise.detail.relatedCases;
		case "case":
		case "vacature":
			return undefined;
	}
	if (page.id === "home") return paginas.home.cases.title;
	return page.id === "cases" ? paginas.cases.filter.list : undefined;
}

/** What a page ends with; that of vacancies answers whether one may apply without one. */
function callOf(page: SitePage): Call | undefined {
	switch (page.kind) {
		case "dienst":
			return page.entry.closing;
		case "expertise":
			return expertiseClosing(page.entry);
		case "case":
			return page.entry.story.closing;
		case "vacature":
			return paginas["werken-bij"].vacancies.page.closing;
	}
	const words = paginas[page.id];
	return "closing" in words ? words.closing : undefined;
}

const questionsOf = (questions: Questions) => answered(questions).map(({ question }) => question);

/** What is looked for by its own name and has no page. */
function thingsOn(page: SitePage): { heading: string; kind: string }[] {
	const named = (kind: keyof typeof kinds, headings: string[]) =>
		headings.map((heading) => ({ heading, kind: kinds[kind] }));
	switch (page.kind) {
		case "dienst":
			return named("question", questionsOf(page.entry.questions));
		case "expertise":
			return [
				...named(
					"technology",
					page.entry.technologies.items.map(({ name }) => name),
				),
				...named(
					"client",
					page.entry.impact.cases.map(({ client }) => client),
				),
			];
		case "case":
		case "vacature":
			return [];
	}
	switch (page.id) {
		case "cases":
			return named(
				"case",
				getCases()
					.filter((entry) => !hasPage(entry))
					.map(({ title }) => title),
			);
		case "werken-bij":
			return [
				...named(
					"vacature",
					getVacatures()
						.filter(({ story }) => !story)
						.map(({ title }) => title),
				),
				...named("question", questionsOf(paginas["werken-bij"].questions)),
			];
		case "diensten":
		case "community":
			return named("question", questionsOf(paginas[page.id].questions));
		default:
			return [];
	}
}
