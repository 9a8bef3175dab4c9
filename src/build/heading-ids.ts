/** Gives the sections of a page an address: `/diensten#de-diensten-naast-elkaar`. */
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { slugOf } from "../text/slug.ts";
import { addAttribute, type BuiltPage, elementsIn } from "./built-page.ts";

/**
 * Writes an id on each h2 of the main part that has none, made of its words and of nothing
 * else: an address stays the same until the heading changes. What the search finds by itself, a
 * smaller heading or a question, has one too: it says as what in `data-found`.
 */
export function addHeadingIds(page: BuiltPage) {
	if (!page.main) return;
	const taken = new Set(page.elements.map(({ properties }) => properties.id));
	for (const heading of elementsIn(page.main)) {
		if (!hasAddress(heading) || heading.properties.id) continue;
		const id = firstFree(slugOf(textOf(heading)), taken);
		taken.add(id);
		heading.properties.id = id;
		addAttribute(page, heading, "id", id);
	}
}

const hasAddress = ({ tagName, properties }: Element) =>
	tagName === "h2" || "dataFound" in properties;

function firstFree(slug: string, taken: ReadonlySet<unknown>) {
	let id = slug;
	for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`;
	return id;
}
