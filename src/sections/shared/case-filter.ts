/** The filter of /cases: plain functions, also for the browser. */

/**
 * The expertise that an address chooses.
 *
 * Printed into the page as text, so it may use nothing from outside itself.
 * @param search the query of an address: `?expertise=devops-ci-cd`.
 * @param known the values that the filter offers.
 * @returns one of `known`, or '' for all cases: also for a value that is unknown, empty
 *   or given more than once.
 */
export function chosenExpertise(search: string, known: readonly string[]): string {
	const [value = "", ...others] = new URLSearchParams(search).getAll("expertise");
	return others.length === 0 && known.includes(value) ? value : "";
}

/** The address of the cases of one expertise; '' is all of them. */
export const filterPath = (slug: string) => (slug ? `/cases?expertise=${slug}` : "/cases");

/**
 * Hides the cases that a choice leaves out; where it leaves none, what says so shows.
 * Printed into the page as text, so it may use nothing from outside itself.
 * @param list holds the cases, each with the slugs of its expertise, and below them what to say.
 */
export function showCases(list: Element, choice: string): void {
	let shown = 0;
	for (const entry of list.querySelectorAll<HTMLElement>("[data-expertise]")) {
		entry.hidden = choice !== "" && !entry.dataset.expertise?.split(" ").includes(choice);
		if (!entry.hidden) shown++;
	}
	const none = list.querySelector<HTMLElement>("[data-none]");
	if (none) none.hidden = shown > 0;
}
