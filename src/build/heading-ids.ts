/** Gives the sections of a page an address: `/diensten#de-diensten-naast-elkaar`. */
import { toString as textOf } from "hast-util-to-string";
import { slugOf } from "../text/slug.ts";
import { addAttribute, type BuiltPage, elementsIn } from "./built-page.ts";

/** What has an address when it is found by itself: smaller headings, and questions. */
const SMALLER = new Set(["h3", "summary"]);

/**
 * Writes an id on each h2 of the main part that has none, made of its words and of nothing
 * else: an address stays the same until the heading changes.
 * @param things smaller headings that get one as well.
 */
export function addHeadingIds(page: BuiltPage, things: ReadonlyMap<string, unknown> = new Map()) {
	if (!page.main) return;
	const taken = new Set(page.elements.map(({ properties }) => properties.id));
	for (const heading of elementsIn(page.main)) {
		const isThing = SMALLER.has(heading.tagName) && things.has(textOf(heading).trim());
		if ((heading.tagName !== "h2" && !isThing) || heading.properties.id) continue;
		const id = firstFree(slugOf(textOf(heading)), taken);
		taken.add(id);
		heading.properties.id = id;
		addAttribute(page, heading, "id", id);
	}
}

function firstFree(slug: string, taken: ReadonlySet<unknown>) {
	let id = slug;
	for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`;
	return id;
}
