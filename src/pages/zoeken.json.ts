import type { SearchSource } from "@/search/search-file";
import { getSearchSource } from "@/search/search-words";

/** What the search knows by itself; src/search/search-file.ts adds the words of the pages. */
const source: SearchSource = getSearchSource();

export const GET = () => Response.json(source);
