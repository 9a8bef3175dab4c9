/** Finding a page by a word. In the browser as well, so without content. */
import MiniSearch, { type SearchOptions } from "minisearch";

export interface SearchEntry {
	/** Where it stands: `/diensten`, `/diensten#de-diensten-naast-elkaar`. */
	path: string;
	/** What menus call the page. */
	page: string;
	heading: string;
	text: string;
}

/** What /zoeken.json holds: made after the build, see src/build/search-entries.ts. */
export interface SearchFile {
	entries: SearchEntry[];
	/** What is said about what was found, with {aantal}. */
	words: { one: string; many: string; none: string };
}

/** Characters of an excerpt. */
const EXCERPT = 120;
const MOST_RESULTS = 10;
/** One page may not crowd out the others. */
const MOST_OF_A_PAGE = 3;

export function searchIn(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
	const index = new MiniSearch<SearchEntry & { id: number }>({
		fields: ["heading", "page", "text"],
		processTerm: (term) => plainTerm(term) || null,
	});
	index.addAll(entries.map((entry, id) => ({ ...entry, id })));
	const options: SearchOptions = {
		boost: { heading: 4, page: 3 },
		// The page itself before its sections.
		boostDocument: (id: number) => (entries[id]?.path.includes("#") ? 1 : 2),
		prefix: true,
		// A typing error in five letters or more.
		fuzzy: (term) => (term.length > 4 ? 0.2 : false),
	};
	return (query) => {
		const all = index.search(query, { ...options, combineWith: "AND" });
		const found = all.length > 0 ? all : index.search(query, options);
		const perPage = new Map<string, number>();
		return found
			.flatMap(({ id }) => entries[id] ?? [])
			.filter(({ page }) => {
				const count = (perPage.get(page) ?? 0) + 1;
				perPage.set(page, count);
				return count <= MOST_OF_A_PAGE;
			})
			.slice(0, MOST_RESULTS);
	};
}

/** Without capitals and accents: 'Eén' is found as 'een'. */
const plainTerm = (term: string) => term.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The part of a text around the first word of the query, else its beginning. */
export function excerpt(text: string, query: string): string {
	const [word = ""] = plainTerm(query)
		.split(/[^\p{L}\d]+/u)
		.filter(Boolean);
	const at = Math.max(plainTerm(text).indexOf(word), 0);
	const from = at < EXCERPT / 2 ? 0 : text.lastIndexOf(" ", at - EXCERPT / 3) + 1;
	const to = from + EXCERPT < text.length ? text.lastIndexOf(" ", from + EXCERPT) : text.length;
	return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}
