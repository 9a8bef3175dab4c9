import type { APIContext } from "astro";
import { squareIcon } from "@/images/icons";
import { ICONS } from "@/lib/manifest";

export const getStaticPaths = () =>
	Object.entries(ICONS).map(([icon, size]) => ({ params: { icon }, props: { size } }));

export const GET = async ({ props }: APIContext<{ size: number }>) =>
	new Response(new Uint8Array(await squareIcon(props.size)));
