/**
 * Lets the first words of a page appear before what stands below the window is laid out: see
 * later-sections.client.ts. Not where the browser has to find a place further down, which takes
 * all heights.
 *
 * Runs in the head as the text of this function: it may use nothing from outside itself.
 */
export function arrival(): void {
	const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
	if (visit.type === "navigate" && !location.hash) document.documentElement.dataset.arriving = "";
}
