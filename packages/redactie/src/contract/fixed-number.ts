import { COLLECTIONS, fileOf, PAGES } from "../../../../src/content/pages.ts";
import { inLetters } from "../letters.ts";
import { type List, nodeOf } from "./nodes.ts";
import type { Spot } from "./walk.ts";

/** Why the number of a list cannot change: 'Een case heeft precies vier kerncijfers.' */
export function fixedNumber({ min, max, said }: List, { place }: Spot, file: string) {
	if (min === undefined || min !== max) return undefined;
	const items = said.items ?? said.title?.toLowerCase() ?? said.item;
	return `${ownerOf(place.parts, file)} precies ${inLetters(min)} ${items}.`;
}

/** What has the list: one of another list, an entry, a page, or what is no page. */
function ownerOf(parts: readonly string[], file: string): string {
	const [, item] = /^(.*) \d+$/.exec(parts.at(-1) ?? "") ?? [];
	if (item) return `Een ${item} heeft`;
	const [, folder] = /^content\/(\w+)\//.exec(file) ?? [];
	if (folder && folder in COLLECTIONS)
		return `Een ${itemOf(folder as keyof typeof COLLECTIONS)} heeft`;
	return PAGE_FILES.has(file) ? "Deze pagina heeft" : "Hier horen";
}

const PAGE_FILES = new Set(Object.keys(PAGES).map((id) => fileOf(id as keyof typeof PAGES)));

/** What an entry of a folder is called: 'vacature'. */
export const itemOf = (folder: keyof typeof COLLECTIONS) =>
	nodeOf(COLLECTIONS[folder].schema).said.item ?? "";
