import { inLetters } from "../letters.ts";
import { type Content, site } from "../site.ts";
import { words } from "../words.ts";
import { folderOf, itemOf } from "./entries.ts";
import type { List } from "./nodes.ts";
import type { Spot } from "./walk.ts";

/** Why the number of a list cannot change: 'Een case heeft precies vier kerncijfers.' */
export function fixedNumber(
	{ min, max, said }: List,
	{ place }: Spot,
	file: string,
	content: Content,
) {
	if (min === undefined || min !== max) return undefined;
	const items = said.items ?? said.title?.toLowerCase() ?? said.item ?? "";
	return words.exactly(ownerOf(place.parts, file, content), inLetters(min), items);
}

/** What has the list: one of another list, an entry, a page, or what is no page. */
function ownerOf(parts: readonly string[], file: string, content: Content): string {
	const [, item] = /^(.*) \d+$/.exec(parts.at(-1) ?? "") ?? [];
	if (item) return words.oneHas(item);
	const folder = folderOf(file);
	if (folder) return words.oneHas(itemOf(folder));
	return site.file(file, content)?.page ? words.pageHas : words.hereAre;
}
