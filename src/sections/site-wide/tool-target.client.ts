/**
 * Scrolls to the tool whose state the address holds, a team or answers, which is the id of
 * nothing.
 */
export function showTool() {
	const tool = document.querySelector<HTMLElement>("[data-fragment]");
	const { arriving = "" } = document.documentElement.dataset;
	if (tool && new RegExp(`^#(?:${tool.dataset.fragment})$`).test(arriving)) tool.scrollIntoView();
}
