/** Finding what a visitor means by what he types. In the browser as well, so without content. */
import MiniSearch, { type QueryCombination } from "minisearch";
import { listed } from "../text/listed.ts";
import { remembered } from "../text/remembered.ts";
import { slugOf } from "../text/slug.ts";
import { excerptOf, segmentsOf } from "./excerpt.ts";
import { AS_IT_IS, keyOf, queryReader, type Reading } from "./query.ts";
import { compoundParts, stemOf, type Word, wordsIn } from "./words.ts";

/** A part of a page that can be found by itself. */
export interface SearchPart {
	/** There, if it is not made of the words of its heading alone: all ids are 1.5 kB more. */
	id?: string | undefined;
	heading: string;
	text: string;
	/** What it is, such as 'Vacature', if it is a thing of its own. */
	kind?: string | undefined;
}

export interface SearchPage {
	/** `/diensten/consultancy`. */
	path: string;
	/** What menus call it. */
	name: string;
	/** The letter of its flag. */
	flag?: string | undefined;
	/** What kind of thing it is, if it is one of several: 'Dienst'. */
	kind?: string;
	/** What the pages above it are called, from the top down. */
	above: string;
	/** Its title and what stands above its first part. */
	text: string;
	parts: SearchPart[];
}

/** What /zoeken.json holds: made after the build, see src/search/search-file.ts. */
export interface SearchFile {
	pages: SearchPage[];
	/** What visitors say, and what the site calls that, the best first; with commas between. */
	synonyms: readonly { words: string; find: string }[];
	/** Words that say nothing about what is meant, with commas between. */
	ignored: string;
	/** What is said about what was found, see content/interface.yaml. */
	words: Record<"one" | "many" | "best" | "none" | "nearest" | "ask", string>;
	/** The path of the page to ask what was not found. */
	contact: string;
}

const MOST_HITS = 10;
/** One page may not crowd out the others. */
const MOST_OF_A_PAGE = 3;

/** What is a thing of its own comes before a paragraph that mentions it. */
const IMPORTANCE = { page: 2, thing: 1.6, section: 1 };
/** How much a match counts by where it stands; `compounds` are the parts of longer words. */
const BOOST = { heading: 5, above: 1, text: 1, compounds: 0.5, whole: 0.1 };
/** How much more a place counts whose name is all that was typed. */
const BY_NAME = 3;
/** The part of what the best place covers of a query that another has to cover. */
const LEAST_COVERED = 0.3;

/** The same for `full stack` and Full-Stack. */
const nameOf = (text: string) => keyOf(text).replaceAll(" ", "");

const named = (kind: string | undefined, name: string) => (kind ? `${kind}: ${name}` : name);

/** What is found, and by what. */
const entriesOf = (pages: readonly SearchPage[]) =>
	pages.flatMap(({ path, name, flag, kind, above, text, parts }) => [
		{
			path,
			page: path,
			flag,
			heading: name,
			above: [kind, above].join(" "),
			text,
			// So that it is found by words that stand in several parts of it.
			whole: parts.map(({ heading, text }) => `${heading}. ${text}`).join(" "),
			title: named(kind, name),
			where: above,
			importance: IMPORTANCE.page,
		},
		...parts.map(({ heading, id = slugOf(heading), text, kind }) => ({
			path: `${path}#${id}`,
			page: path,
			flag,
			heading,
			above: [kind, name].join(" "),
			text,
			whole: "",
			title: named(kind ?? name, heading),
			where: kind ? name : above,
			importance: kind ? IMPORTANCE.thing : IMPORTANCE.section,
		})),
	]);
type Entry = ReturnType<typeof entriesOf>[number];

/**
 * Reads all there is in small steps, between which the browser can answer.
 * @returns what finds the places for a query, the best first.
 */
export async function searchIn({
	pages,
	synonyms,
	ignored,
}: Pick<SearchFile, "pages" | "synonyms" | "ignored">) {
	const entries = entriesOf(pages);
	const entryAt = new Map(entries.map((entry) => [entry.path, entry]));
	const vocabulary = new Set(
		entries.flatMap(({ heading, text }) =>
			wordsIn(`${heading} ${text}`).flatMap(({ spellings }) => spellings),
		),
	);
	const { unitsOf, nearestTo } = queryReader({
		synonyms: synonyms.map(({ words, find }) => ({ words: listed(words), find: listed(find) })),
		ignored: listed(ignored),
		vocabulary,
	});
	const termsIn = remembered((spelling) => [...new Set([spelling, stemOf(spelling)])]);
	const partsIn = remembered((spelling) =>
		compoundParts(spelling, vocabulary).flatMap((part) => termsIn(part)),
	);
	const index = new MiniSearch<Entry>({
		idField: "path",
		fields: Object.keys(BOOST),
		tokenize: (text) => wordsIn(text).flatMap(({ spellings }) => spellings),
		extractField: (entry, field) =>
			field === "compounds" ? `${entry.heading} ${entry.text}` : entry[field as keyof Entry],
		processTerm: (spelling, field) => (field === "compounds" ? partsIn : termsIn)(spelling),
		searchOptions: { boost: BOOST, ...AS_IT_IS },
	});
	await index.addAllAsync(entries, { chunkSize: 20 });

	/** Every place where something of the query is found, the best first. */
	function ranked(query: string) {
		const units = unitsOf(query);
		const name = nameOf(query);
		return index
			.search({ queries: units.map(queryOf) })
			.map(({ id, score, terms, queryTerms, match }) => {
				const entry = entryAt.get(id) as Entry;
				const isFound = ({ terms }: Reading) => terms.every((term) => queryTerms.includes(term));
				const covered = units.filter((unit) => unit.some(isFound)).length / units.length;
				return {
					entry,
					/** The part of the query that is found here. */
					covered,
					/** Whether all that is found stands in parts of the page. */
					inParts: terms.every((term) => match[term]?.every((field) => field === "whole")),
					terms: new Set(terms),
					score:
						score *
						covered ** 2 *
						entry.importance *
						(nameOf(entry.heading) === name ? BY_NAME : 1),
				};
			})
			.sort((a, b) => b.score - a.score);
	}

	return (query: string) => {
		const all = ranked(query);
		const most = Math.max(...all.map(({ covered }) => covered));
		const isPartOf = (page: Entry, { entry }: { entry: Entry }) =>
			entry !== page && entry.page === page.path;
		const places = all.filter(
			({ entry, covered, inParts }) =>
				covered >= most * LEAST_COVERED &&
				// Where one part of a page has all the words that the page has, the part is shown and not the page.
				!(inParts && all.some((part) => isPartOf(entry, part) && part.covered >= covered)),
		);
		const shown = [...Map.groupBy(places, ({ entry }) => entry.page).values()]
			.flatMap((ofPage) => ofPage.slice(0, MOST_OF_A_PAGE))
			.sort((a, b) => b.score - a.score)
			.slice(0, MOST_HITS);
		const hits = shown.map(({ entry, terms }) => {
			const isMatch = ({ spellings }: Word) =>
				spellings.some((one) => [...termsIn(one), ...partsIn(one)].some((term) => terms.has(term)));
			return {
				/** Where it stands: `/diensten`, `/diensten#de-diensten-naast-elkaar`. */
				path: entry.path,
				/** Of its page. */
				flag: entry.flag,
				/** What it is, in words that stand alone: 'Vacature: DevOps Engineer'. */
				title: segmentsOf(entry.title, isMatch),
				/** The page that it is a part of, or the pages above it. */
				where: entry.where,
				/** The sentence in which it says what was asked for, else its first. */
				excerpt: excerptOf(`${entry.text} ${entry.whole}`, isMatch),
			};
		});
		return {
			hits,
			/** How many places were found, or how many of them are shown where there is room for more. */
			total: hits.length < MOST_HITS ? hits.length : places.length,
			/** The nearest word that would find something. */
			nearest: hits.length > 0 ? undefined : nearestTo(query),
		};
	};
}
export type Found = ReturnType<Awaited<ReturnType<typeof searchIn>>>;
/** A page, or a part of one. */
export type Hit = Found["hits"][number];

/** One of its readings will do; several of them are surer. */
const queryOf = (readings: readonly Reading[]): QueryCombination => ({
	queries: readings.map(({ terms, certainty, prefix = false }) => ({
		queries: terms,
		combineWith: "AND",
		prefix,
		boostTerm: () => certainty / Math.sqrt(terms.length),
	})),
});
