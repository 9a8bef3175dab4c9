import type { SearchSource } from "@/build/search-file";
import { getSearchSource } from "@/queries/search";

/** What the search knows by itself; src/build/search-file.ts adds the words of the pages. */
const source: SearchSource = getSearchSource();

export const GET = () => Response.json(source);
