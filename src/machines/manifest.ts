import { identity, paginas } from "@/queries/site";

/** The PNG icons by name, each with the length of its side in pixels. */
export const APP_ICONS = { "icon-192": 192, "icon-512": 512, "apple-touch-icon": 180 };

/**
 * The web app manifest: how the site looks on a home screen.
 * @param color of the browser's own bars and of the page while it loads.
 */
export function manifest(color: string) {
	const icon = (name: keyof typeof APP_ICONS, purpose: "any" | "maskable") => ({
		src: `/${name}.png`,
		type: "image/png",
		sizes: `${APP_ICONS[name]}x${APP_ICONS[name]}`,
		purpose,
	});
	return {
		id: "/",
		name: identity.name,
		short_name: identity.name,
		description: paginas.home.meta.description,
		lang: "nl",
		start_url: "/",
		// A site to read, with the browser's own address and back button.
		display: "browser",
		theme_color: color,
		background_color: color,
		icons: [
			icon("icon-192", "any"),
			icon("icon-512", "any"),
			// The same picture: it is full to its edges.
			icon("icon-512", "maskable"),
		],
	};
}
