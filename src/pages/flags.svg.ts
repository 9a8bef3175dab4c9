import { flagsSvg } from "@/flags/flag-svg";
import { getPages } from "@/queries/pages";

/** The flags of pages, small: in menus and among what a search finds. */
export const GET = () => {
	const letters = new Set(getPages().flatMap(({ flags }) => flags));
	return new Response(flagsSvg([...letters]), { headers: { "Content-Type": "image/svg+xml" } });
};
