/** What the search of the built site finds for what visitors type. */
import { expect, test } from "vitest";
import { type SearchFile, searchIn } from "../../src/browser/search.ts";
import { builtFile, builtPage, routes } from "../built-site.ts";
import { BEFORE_THE_RANKING, type ExpectedHit } from "../search-queries.ts";

const file = JSON.parse(builtFile("/zoeken.json").toString()) as SearchFile;
const find = await searchIn(file);

/** Of the queries, the part that has to have its page at the first place; all among the first three. */
const FIRST = 0.95;
const PLACES = 3;

/** At which place a right page stands among those that are found, from 0. */
function placeOf({ query, pages }: ExpectedHit): number {
	const found = find(query).hits.map(({ path }) => path.replace(/#.*/, ""));
	const place = [...new Set(found)].findIndex((path) => pages.includes(path));
	return place < 0 ? Number.POSITIVE_INFINITY : place;
}

test("finds what visitors mean", () => {
	// An owner may have other pages.
	const queries = BEFORE_THE_RANKING.filter(({ pages }) =>
		pages.some((path) => routes.includes(path)),
	);
	const places = queries.map((expected) => ({ query: expected.query, place: placeOf(expected) }));
	expect(places.filter(({ place }) => place >= PLACES)).toEqual([]);
	const missed = places.filter(({ place }) => place > 0);
	expect(missed.length / queries.length, JSON.stringify(missed)).toBeLessThanOrEqual(1 - FIRST);
});

test("leads to places that are there", () => {
	for (const { path, parts } of file.pages) {
		for (const { id } of parts)
			expect(builtPage(path), path).toMatch(new RegExp(`\\bid="?${id}[" >]`));
	}
});
