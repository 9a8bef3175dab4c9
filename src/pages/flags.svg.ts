import { flagsSvg } from "@/flags/flag-svg";

/** All flags: in menus, among what a search finds, and of what is typed on the not-found page. */
export const GET = () => new Response(flagsSvg(), { headers: { "Content-Type": "image/svg+xml" } });
