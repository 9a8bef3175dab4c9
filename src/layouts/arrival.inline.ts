/**
 * What lets the first words of a page appear sooner, decided before any is painted.
 *
 * Runs in the head, behind the links to the fonts, as the text of this function: it may use
 * nothing from outside itself. Page.astro prints it.
 */
export function arrival(): void {
	// From the second page on the fonts are in the browser's cache, and a phone has them at once.
	if (document.referrer.startsWith(`${location.origin}/`))
		for (const link of document.querySelectorAll<HTMLLinkElement>("link[as=font]"))
			link.media = "all";

	// What stands below the window is laid out after the words in it: later-sections.client.ts.
	// Not where the browser has to find a place further down, which takes all heights.
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const isDrawnAhead = "prerendering" in document && document.prerendering;
	if (visit?.type === "navigate" && !location.hash && !isDrawnAhead)
		document.documentElement.dataset.arriving = "";
}
