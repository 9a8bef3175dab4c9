import { getSearchSource } from "@/search/search-words";

/** What the search knows by itself; src/search/search-file.ts adds the words of the pages. */
export const GET = () => Response.json(getSearchSource());
