import type { APIContext } from "astro";
import { shareImage } from "@/machines/share-image";
import { besidePath, getPages, type SitePage } from "@/queries/pages";

export const getStaticPaths = () =>
	getPages().map((page) => ({
		params: { page: besidePath(page.path, "png").slice(1, -".png".length) },
		props: { page },
	}));

export const GET = async ({ props }: APIContext<{ page: SitePage }>) =>
	new Response(new Uint8Array(await shareImage(props.page)));
