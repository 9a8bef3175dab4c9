import type { SearchSource } from "@/build/search-entries";
import { getPages } from "@/queries/pages";
import { interfaceText } from "@/queries/site";

const { one, many, none } = interfaceText.search;

/** What the search calls pages and says about what it found; src/build adds their words. */
const source: SearchSource = {
	pages: getPages().map(({ path, name }) => ({ path, name })),
	words: { one, many, none },
};

export const GET = () => Response.json(source);
