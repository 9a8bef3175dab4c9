import { searchEntries } from "@/machines/search-index";
import { interfaceText } from "@/queries/site";

const { one, many, none } = interfaceText.search;

/** What search.client.ts searches, and what it says about what it found. */
export const GET = () => Response.json({ entries: searchEntries(), words: { one, many, none } });
