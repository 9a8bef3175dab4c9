import type { APIContext } from "astro";
import { squareIcon } from "@/drawing/app-icons";
import { ICONS } from "@/machines/manifest";

export const getStaticPaths = () =>
	Object.entries(ICONS).map(([icon, size]) => ({ params: { icon }, props: { size } }));

export const GET = async ({ props }: APIContext<{ size: number }>) =>
	new Response(new Uint8Array(await squareIcon(props.size)));
