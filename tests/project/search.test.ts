/**
 * What the search finds for what visitors type, as long as the site has the words of its first
 * owner, and what it weighs.
 */
import { join } from "node:path";
import { expect, test } from "vitest";
import { bytesOf } from "../../scripts/bench/sizes.ts";
import { type SearchFile, searchIn } from "../../src/search/search.ts";
import { listed } from "../../src/text/listed.ts";
import { slugOf } from "../../src/text/slug.ts";
import { builtFile, content, dist, files, routes } from "../built-site.ts";
import {
	AFTER_THE_RANKING,
	BEFORE_THE_RANKING,
	type ExpectedHit,
	FOR_THE_TOOLS,
} from "../search-queries.ts";

const file = JSON.parse(builtFile("/zoeken.json").toString()) as SearchFile;
const find = await searchIn(file);

/** Of what searches and what it searches together, compressed. */
const MOST_BYTES = 45_000;
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

/** Whose words the queries were written for. */
const isFirstOwner = content.identity.placeholders.includes("name");

test.runIf(isFirstOwner).for([
	["finds what visitors mean", BEFORE_THE_RANKING, PROMISED],
	["finds most of what else they mean", AFTER_THE_RANKING, ELSEWHERE],
	["finds the tools", FOR_THE_TOOLS, PROMISED],
] as const)("%s", ([, table, { first, amongThree }]) => {
	// An owner may have other pages.
	const queries = table.filter(({ pages }) => pages.some((path) => routes.includes(filled(path))));
	const found = queries.map((expected) => ({ query: expected.query, place: placeOf(expected) }));
	const missing = (most: number) =>
		found.filter(({ place }) => place > most).map(({ query }) => query);
	const later = missing(2);
	expect(later.length / queries.length, later.join(", ")).toBeLessThanOrEqual(1 - amongThree);
	const second = missing(0);
	expect(second.length / queries.length, second.join(", ")).toBeLessThanOrEqual(1 - first);
});

test.runIf(isFirstOwner).for(FOR_THE_TOOLS)(
	"leads to the tool: $query",
	({ query, pages, heading }) => {
		const [found] = find(query).hits.filter(({ path }) => path.includes("#"));
		expect(found?.path).toBe(`${pages[0]}#${slugOf(heading)}`);
	},
);

/** The word that stands in the fewest places. */
const rarest = (candidates: readonly string[]) => {
	const all = JSON.stringify(content).toLowerCase();
	const places = (word: string) => all.split(word.toLowerCase()).length;
	return candidates.toSorted((a, b) => places(a) - places(b))[0] ?? "";
};
/** Words without accents or signs, so that a letter can be replaced. */
const plainWords = (text: string) => text.match(/\b[A-Za-z]{8,}\b/g) ?? [];

/** Queries, and the page that has to be among what they find. */
function findable(): [string, string][] {
	const { paginas, vacatures, cases, identity } = content;
	const { phone } = identity;
	const technology = rarest(
		content.expertise.flatMap(({ technologies }) => technologies.items.map(({ name }) => name)),
	);
	const expertise = content.expertise.find(({ technologies }) =>
		technologies.items.some(({ name }) => name === technology),
	);
	const told = cases.find(({ story }) => story);
	const inStory = rarest(plainWords(JSON.stringify(told?.story?.approach)));
	return [
		[technology, `/expertise/${expertise?.slug}`],
		[inStory, told?.link ?? ""],
		// With one letter wrong.
		[
			`${inStory.slice(0, -2)}${inStory.at(-2) === "x" ? "q" : "x"}${inStory.at(-1)}`,
			told?.link ?? "",
		],
		[paginas.community.traineeship.title, "/over-ons/community"],
		[vacatures[0]?.title ?? "", "/over-ons/werken-bij"],
		[paginas.cookies.title, "/cookies"],
		[phone, "/contact"],
		[phone.replaceAll(" ", ""), "/contact"],
		[phone.replace(/^\+\d+ /, "0").replaceAll(" ", ""), "/contact"],
	];
}

test.for(findable())("by '%s' it finds %s", ([query, page]) => {
	const found = find(query).hits.map(({ path }) => path.replace(/#.*/, ""));
	expect(found).toContain(page);
});

test.runIf(isFirstOwner)("answers what a customer means by the AVG", () => {
	const found = find("avg").hits.map(({ path }) => path);
	expect(found).toContain("/diensten#krijgen-we-een-verwerkersovereenkomst");
});

test.runIf(isFirstOwner)("knows no other word for what the site does not say", async () => {
	const phrases = [...new Set(file.synonyms.flatMap(({ find }) => listed(find)))];
	expect(phrases.length).toBeGreaterThan(0);
	// Each asked for by a word that means nothing else.
	const synonyms = phrases.map((find, at) => ({ words: `zzz${at}`, find }));
	const findPhrase = await searchIn({ ...file, synonyms });
	const dead = phrases.filter((_, at) => findPhrase(`zzz${at}`).total === 0);
	expect(
		dead,
		"content/zoeken.yaml: the words of each of these stand nowhere together; under find, name words that do",
	).toEqual([]);
});

test("the search is light when it is first opened", () => {
	const script = files.filter((path) => /\/search\.client/.test(path));
	expect(script).toHaveLength(1);
	const bytes = ["/zoeken.json", ...script].map((path) => bytesOf(join(dist, path)));
	expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(MOST_BYTES);
});
