import { scriptLoader } from "../components/script-loader.client";

/** Milliseconds after all of the first view at which a tool wakes by itself. */
const TOOL_WAKES = 1000;

/**
 * Fetches the script that wakes islands when the first of them comes near: a visitor
 * who sees none never pays for it. The build writes its address, and what else they need; see
 * src/build/island-runtime.ts. Islands say client:load, as nothing of them loads before.
 */
export function wakeIslands({ dataset }: HTMLElement) {
	const [address, ...needed] = (dataset.islands as string).split(" ") as [string, ...string[]];
	// Without it the page stays as it is: complete. What can be pressed all the same asks again.
	const wake = scriptLoader(address, () => {
		addEventListener("click", wake);
		// All in one round. What did not come is missed, and asked for again, where it is used.
		for (const file of needed) import(/* @vite-ignore */ file).catch(() => {});
	});
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting } of entries) if (isIntersecting) wake();
		},
		{ rootMargin: "25%" },
	);
	// An astro-island is `display: contents`: only its child has a place on the screen.
	for (const child of document.querySelectorAll("astro-island > *")) observer.observe(child);
	// The Tab key goes past what has no controls yet, however far away it is.
	addEventListener("keydown", wake);
	// The keys of a screen reader reach no page: it jumps to the buttons of a tool that is there by then.
	if (document.querySelector("[data-fragment]"))
		addEventListener("load", () => setTimeout(wake, TOOL_WAKES));
}
