import { besidePath, findPage } from "../queries/pages.ts";
import { identity } from "../queries/site.ts";

/** What a page says about itself, as content files hold it. */
export interface Meta {
	title: string;
	description: string;
}

/** Pixels of a share image; the ratio that social sites show whole. */
export const SHARE_IMAGE = { width: 1200, height: 630 };

/** The full address of a path of this site. */
export const addressOf = (path: string) =>
	new URL(path, identity.url).href.replace(/\/$/, path === "/" ? "/" : "");

/**
 * What the head of a page says about it.
 * @param path the page's own path: `/`, `/cases/openshift-aws`.
 */
export function headOf(meta: Meta, path: string) {
	const page = findPage(path);
	return {
		title: `${meta.title} | ${identity.name}`,
		description: meta.description,
		canonical: addressOf(path),
		share: page && {
			type: page.kind === "case" ? "article" : "website",
			title: meta.title,
			image: addressOf(besidePath(path, "png")),
			imageAlt: `${page.title}, ${identity.name}`,
		},
	};
}
