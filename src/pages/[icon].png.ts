import type { APIContext } from "astro";
import { squareIcon } from "@/machines/app-icons";
import { APP_ICONS } from "@/machines/manifest";

export const getStaticPaths = () =>
	Object.entries(APP_ICONS).map(([icon, size]) => ({ params: { icon }, props: { size } }));

export const GET = async ({ props }: APIContext<{ size: number }>) =>
	new Response(new Uint8Array(await squareIcon(props.size)));
