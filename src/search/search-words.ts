/** What the search knows of pages beyond their words: what they are, and what stands on them. */
import { PAGES, pathOf } from "@/content/pages";
import { getCases, hasPage } from "../queries/cases.ts";
import { dienstPath, getDiensten } from "../queries/diensten.ts";
import { expertiseClosing, expertisePath, getExpertise } from "../queries/expertise.ts";
import { ancestorsOf, getPages } from "../queries/pages.ts";
import { answered } from "../queries/questions.ts";
import { identity, interfaceText, paginas, zoeken } from "../queries/site.ts";
import { getVacatures } from "../queries/vacatures.ts";
import type { SearchSource } from "./search-file.ts";

const { kinds, synonyms, ignored } = zoeken;
const { one, many, best, none, nearest, ask } = interfaceText.search;

export const getSearchSource = (): SearchSource => ({
	pages: getPages().map((page) => ({
		path: page.path,
		name: page.name,
		flag: page.flag ?? page.flags[0],
		...(page.kind !== "pagina" && { kind: kinds[page.kind] }),
		above: ancestorsOf(page)
			.slice(1)
			.map(({ name }) => name)
			.join(" › "),
	})),
	things: thingsOfTheSite(),
	leftOut: [
		...getDiensten().map(({ closing }) => closing.title),
		...getExpertise().map((entry) => expertiseClosing(entry).title),
		...getCases().flatMap(({ story }) => story?.closing.title ?? []),
		...Object.values(paginas).flatMap((page) => ("closing" in page ? page.closing.title : [])),
		paginas["werken-bij"].vacancies.page.closing.title,
		paginas.home.cases.title,
		paginas.cases.filter.list,
		paginas.diensten.detail.cases,
		paginas.expertise.detail.relatedCases,
	],
	synonyms: [...synonyms, { words: spellingsOf(identity.phone).join(), find: identity.phone }],
	ignored,
	words: { one, many, best, none, nearest, ask },
	contact: pathOf(PAGES.contact, identity),
});

/** What is looked for by its own name and has no page. */
function thingsOfTheSite(): SearchSource["things"] {
	const named = (path: string, kind: keyof typeof kinds, headings: readonly string[]) =>
		headings.map((heading) => [path, heading, kinds[kind]] as const);
	const asked = [
		...getDiensten().map((entry) => [dienstPath(entry), entry] as const),
		...(["diensten", "werken-bij", "community"] as const).map(
			(id) => [pathOf(PAGES[id], identity), paginas[id]] as const,
		),
	];
	const casesWithoutPage = getCases().filter((entry) => !hasPage(entry));
	const vacaturesWithoutPage = getVacatures().filter(({ story }) => !story);
	const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
	return [
		...asked.flatMap(([path, { questions }]) => {
			const headings = answered(questions).map(({ question }) => question);
			return named(path, "question", headings);
		}),
		...getExpertise().flatMap((entry) => {
			const path = expertisePath(entry);
			const technologies = entry.technologies.items.map(({ name }) => name);
			const clients = entry.impact.cases.map(({ client }) => client);
			return [...named(path, "technology", technologies), ...named(path, "client", clients)];
		}),
		...named(PAGES.cases.path, "case", titles(casesWithoutPage)),
		...named(PAGES["werken-bij"].path, "vacature", titles(vacaturesWithoutPage)),
	];
}

/** A phone number as other machines write it: from abroad and within the country. */
const spellingsOf = (phone: string) => [
	phone.replaceAll(/\D/g, ""),
	phone.replace(/^\+\d+/, "0").replaceAll(/\D/g, ""),
];
