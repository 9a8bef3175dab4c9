import type { ShareImageProps } from "./ShareImage";

/** All that a share image says: what menus call the page unless its title says so, the title, the brand. */
export function shareWords(
	{ path, name, title }: { path: string; name: string; title: string },
	{ name: brand, tagline }: { name: string; tagline: string },
): ShareImageProps {
	if (path === "/") return { kicker: tagline, title, brand };
	return { kicker: title.includes(name) ? undefined : name, title, brand };
}
