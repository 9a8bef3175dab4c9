import type { Meta } from "@/content/types";
import { besidePath, findPage } from "@/queries/pages";
import { identity } from "@/queries/site";
import { fullAddress } from "./address.ts";

/**
 * What the head of a page says about it.
 * @param path the page's own path: `/`, `/cases/openshift-aws`.
 */
export function headTags(meta: Meta, path: string) {
	const page = findPage(path);
	return {
		title: `${meta.title} | ${identity.name}`,
		description: meta.description,
		canonical: fullAddress(path),
		share: page && {
			type: page.kind === "case" ? "article" : "website",
			title: meta.title,
			image: fullAddress(besidePath(path, "png")),
			imageAlt: `${page.title}, ${identity.name}`,
		},
	};
}
