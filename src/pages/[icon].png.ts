import type { APIContext } from "astro";
import { ICONS } from "@/machines/manifest";
import { squareIcon } from "@/share/app-icons";

export const getStaticPaths = () =>
	Object.entries(ICONS).map(([icon, size]) => ({ params: { icon }, props: { size } }));

export const GET = async ({ props }: APIContext<{ size: number }>) =>
	new Response(new Uint8Array(await squareIcon(props.size)));
