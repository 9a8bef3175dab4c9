import type { SearchEntry } from "@/browser/search";
import { getPages } from "@/queries/pages";
import { plainText } from "./twins/markdown.ts";
import { twinOf } from "./twins/twin.ts";

/** What can be found: the top of every page, and each of its sections by its heading. */
export function searchEntries(): SearchEntry[] {
	return getPages().flatMap((page) => {
		const { title, lead, sections } = twinOf(page);
		const { path, name } = page;
		return [
			{ path, page: name, heading: title, text: `${page.meta.title}. ${plainText(lead)}` },
			...sections.map((section) => ({
				path: `${path}${toHeading(section.title)}`,
				page: name,
				heading: section.title,
				text: plainText(section.blocks),
			})),
		];
	});
}

/** Leads to the first place where these words stand, in browsers that know text fragments. */
export const toHeading = (heading: string) =>
	// A hyphen would set words apart from those around them.
	`#:~:text=${encodeURIComponent(heading).replaceAll("-", "%2D")}`;
