/**
 * Scrolls to the tool whose state the address holds, a team or answers, which is the id of
 * nothing.
 */
export function showTool(tool: HTMLElement) {
	const { arriving = "" } = document.documentElement.dataset;
	if (new RegExp(`^#(?:${tool.dataset.fragment})$`).test(arriving)) tool.scrollIntoView();
}
