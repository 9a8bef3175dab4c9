/**
 * Shows the cases that the address asks for, before they are painted: so that a reload
 * or a shared link never shows all of them first. The filter takes over when it runs.
 *
 * Runs between the filter and the cases, as the text of this function: it may use
 * nothing from outside itself. CaseList prints it.
 */
export function showChoice(
	chosenExpertise: (search: string, known: readonly string[]) => string,
	showChosen: (row: Element) => void,
	known: readonly string[],
): void {
	const cases = document.currentScript?.closest<HTMLElement>("[data-choice]");
	const choice = chosenExpertise(location.search, known);
	if (!cases || !choice) return;
	cases.dataset.choice = choice;
	const row = document.querySelector("nav[data-filter] ul");
	if (!row) return;
	for (const link of row.querySelectorAll("a"))
		if (chosenExpertise(link.search, known) === choice) link.setAttribute("aria-current", "true");
		else link.removeAttribute("aria-current");
	showChosen(row);
}
