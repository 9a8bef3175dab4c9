/** What the search of the built site finds for what visitors type. */
import { expect, test } from "vitest";
import { type SearchFile, searchIn } from "../../src/browser/search.ts";
import { builtFile, builtPage, content, routes } from "../built-site.ts";
import { AFTER_THE_RANKING, BEFORE_THE_RANKING, type ExpectedHit } from "../search-queries.ts";

const file = JSON.parse(builtFile("/zoeken.json").toString()) as SearchFile;
const find = await searchIn(file);

/** The part of the queries that has to find a right page at the first place, and among three. */
const PROMISED = { first: 0.95, amongThree: 1 };
const ELSEWHERE = { first: 0.8, amongThree: 0.9 };

/** Words of the table as this owner has them. */
const filled = (text: string) =>
	text
		.replaceAll("{name}", content.identity.name)
		.replaceAll("{group}", content.identity.group.slug)
		.replaceAll("{platform}", content.identity.platform.slug);

/** At which place a right page stands among those that are found, from 0. */
function placeOf({ query, pages }: ExpectedHit): number {
	const found = find(filled(query)).hits.map(({ path }) => path.replace(/#.*/, ""));
	const place = [...new Set(found)].findIndex((path) => pages.map(filled).includes(path));
	return place < 0 ? Number.POSITIVE_INFINITY : place;
}

test.for([
	["finds what visitors mean", BEFORE_THE_RANKING, PROMISED],
	["finds most of what else they mean", AFTER_THE_RANKING, ELSEWHERE],
] as const)("%s", ([, table, { first, amongThree }]) => {
	// An owner may have other pages.
	const queries = table.filter(({ pages }) => pages.some((path) => routes.includes(filled(path))));
	const missing = (most: number) =>
		queries.filter((expected) => placeOf(expected) > most).map(({ query }) => query);
	const later = missing(2);
	expect(later.length / queries.length, later.join(", ")).toBeLessThanOrEqual(1 - amongThree);
	const second = missing(0);
	expect(second.length / queries.length, second.join(", ")).toBeLessThanOrEqual(1 - first);
});

/** Where the pages stand that are one of several. */
const FOLDERS = { dienst: "/diensten/", expertise: "/expertise/", case: "/cases/" };

test("knows what each thing of its own is called, and what kind of thing it is", () => {
	const { diensten, expertise, cases, vacatures, zoeken } = content;
	const things = {
		vacature: vacatures.map(({ title }) => title),
		question: diensten.flatMap(({ questions }) => questions.items.map(({ question }) => question)),
		technology: expertise.flatMap(({ technologies }) => technologies.items.map(({ name }) => name)),
		client: expertise.flatMap(({ impact }) => impact.cases.map(({ client }) => client)),
		// Of one with a page of its own the page is the thing.
		case: cases.filter(({ story }) => !story).map(({ title }) => title),
	};
	const parts = file.pages.flatMap(({ parts }) => parts);
	for (const kind of Object.keys(things) as (keyof typeof things)[])
		for (const heading of things[kind])
			expect(parts).toContainEqual(expect.objectContaining({ heading, kind: zoeken.kinds[kind] }));
	for (const kind of ["dienst", "expertise", "case"] as const)
		for (const { path, ...page } of file.pages)
			if (path.startsWith(FOLDERS[kind])) expect(page.kind, path).toBe(zoeken.kinds[kind]);
});

test("says below which page a page stands", () => {
	for (const { path, name } of file.pages)
		for (const below of file.pages)
			if (below.path.startsWith(`${path}/`)) expect(below.above, below.path).toContain(name);
});

test("leads to places that are there", () => {
	for (const { path, parts } of file.pages) {
		for (const { id } of parts)
			expect(builtPage(path), path).toMatch(new RegExp(`\\bid="?${id}[" >]`));
	}
});
