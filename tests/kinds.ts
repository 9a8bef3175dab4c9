/**
 * The kinds of page there are. What a browser does with a page depends on what it is made of,
 * not on its words: a test of that needs one page with each part, not every page. What an
 * editor can break stands in routes.spec.ts, which visits all.
 */
import { builtPage, routes } from "./built-site.ts";

/** A file of the build, the name of a section or a drawing, a control. */
const PART =
	/"(?<file>\/_astro\/[^"]+\.(?:js|css))"|<(?:section|figure)[^>]* class="(?<layout>[\w-]+)|<(?<control>button|details|form|input|table)\b/g;

/** What a page is made of: its islands, scripts and styles, its sections and drawings, what can be operated. */
export const partsOf = (html: string) =>
	new Set([...html.matchAll(PART)].map(({ groups = {} }) => Object.values(groups).join("")));

/** Pages that together have every part of all: first the one of most parts, then each that adds one. */
export function kindsAmong(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
	const seen = new Set<string>();
	return [...pages]
		.sort(([, one], [, other]) => other.size - one.size)
		.filter(([, parts]) => {
			const isNew = !parts.isSubsetOf(seen);
			for (const part of parts) seen.add(part);
			return isNew;
		})
		.map(([route]) => route);
}

/** One page of each kind. */
export const kinds = kindsAmong(new Map(routes.map((route) => [route, partsOf(builtPage(route))])));
