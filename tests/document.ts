/** Built pages as documents, for tests that run in jsdom. */
import { builtPage } from "./built-site.ts";

export const documentOf = (route: string) =>
	new DOMParser().parseFromString(builtPage(route), "text/html");

/** A page as one reads it: without what is only heard. */
export function readPage(route: string) {
	const page = documentOf(route);
	for (const said of page.querySelectorAll(".spoken[data-nosnippet]")) said.remove();
	return page;
}

export const textsOf = (root: ParentNode | null | undefined, selector: string) =>
	[...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
