import type { APIContext } from "astro";
import { toMarkdown } from "@/machines/twins/markdown";
import { twinOf } from "@/machines/twins/twin";
import { besidePath, getPages, type SitePage } from "@/queries/pages";

export const getStaticPaths = () =>
	getPages().map((page) => ({
		params: { page: besidePath(page.path, "md").slice(1, -".md".length) },
		props: { page },
	}));

/** Built to /index.md, /cases/openshift-aws.md: each page in words alone. */
export const GET = ({ props }: APIContext<{ page: SitePage }>) =>
	new Response(toMarkdown(twinOf(props.page)));
