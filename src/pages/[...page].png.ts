import type { APIContext } from "astro";
import { besidePath, getPages, type SitePage } from "@/queries/pages";
import { shareImage } from "@/share/share-image";

export const getStaticPaths = () =>
	getPages().map((page) => ({
		params: { page: besidePath(page.path, "png").slice(1, -".png".length) },
		props: { page },
	}));

export const GET = async ({ props }: APIContext<{ page: SitePage }>) =>
	new Response(new Uint8Array(await shareImage(props.page)));
