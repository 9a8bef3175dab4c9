import type { APIContext } from "astro";
import { APP_ICONS } from "@/machines/manifest";
import { squareIcon } from "@/share/app-icons";

export const getStaticPaths = () =>
	Object.entries(APP_ICONS).map(([icon, size]) => ({ params: { icon }, props: { size } }));

export const GET = async ({ props }: APIContext<{ size: number }>) =>
	new Response(new Uint8Array(await squareIcon(props.size)));
