import { identity } from "./site.ts";

/** What a page says about itself, as content files hold it. */
export interface Meta {
	title: string;
	description: string;
}

/**
 * What the head of a page says about it.
 * @param path the page's own path: `/`, `/cases/openshift-aws`.
 */
export function headOf(meta: Meta, path: string) {
	return {
		title: `${meta.title} | ${identity.name}`,
		description: meta.description,
		canonical: new URL(path, identity.url).href.replace(/\/$/, path === "/" ? "/" : ""),
	};
}
