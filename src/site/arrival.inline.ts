/**
 * Says on the root element whether a page is new to the visitor, and the place in it that the
 * address asks for. Not when the page comes back: the browser knows where it stood, and finds
 * that only by all heights.
 *
 * - base.css leaves out what stands below the window of a new page, until the words are painted;
 *   FlagLine.module.css its flags.
 * - page.client.ts goes to the tool whose state the address holds.
 *
 * Runs in the head as the text of this function: it may use nothing from outside itself.
 */
export function arrival(): void {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (visit?.type === "navigate") document.documentElement.dataset.arriving = location.hash;
}
