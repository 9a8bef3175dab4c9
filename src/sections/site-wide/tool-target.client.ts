/**
 * Scrolls to the tool whose state the address holds, a team or answers, which is the id of
 * nothing. Not when the page comes back: the browser knows where it stood.
 */
export function showTool() {
	const tool = document.querySelector<HTMLElement>("[data-fragment]");
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (
		visit?.type === "navigate" &&
		tool &&
		new RegExp(`^#(?:${tool.dataset.fragment})$`).test(location.hash)
	)
		tool.scrollIntoView();
}
