/**
 * Shows the cases that the address asks for, before they are painted: so that a reload
 * or a shared link never shows all of them first. The filter takes over when it runs.
 *
 * Runs between the filter and the cases, as the text of this function: it may use
 * nothing from outside itself. CaseList prints it.
 */
export function showChoice(
	chosenExpertise: (search: string, known: readonly string[]) => string,
	showCases: (list: Element, choice: string) => void,
	known: readonly string[],
): void {
	const list = document.currentScript?.parentElement;
	const row = document.querySelector("nav[data-filter] ul");
	const choice = chosenExpertise(location.search, known);
	if (!list || !row || !choice) return;
	// The cases come after this, many of them in several parts: each is judged before it is painted.
	const observer = new MutationObserver(() => showCases(list, choice));
	observer.observe(list, { childList: true, subtree: true });
	document.addEventListener("DOMContentLoaded", () => observer.disconnect());
	for (const link of row.querySelectorAll("a"))
		if (chosenExpertise(link.search, known) === choice) link.setAttribute("aria-current", "true");
		else link.removeAttribute("aria-current");
}
