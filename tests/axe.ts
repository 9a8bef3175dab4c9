import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { NO_STYLES, RULES, readAxe } from "../packages/redactie/tests/axe.ts";

/** What a theme can break: it changes nothing but colours, see built/theme.test.ts. */
export const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * The accessibility faults that axe finds in what now shows; pages have no frames.
 * Axe waits for timers: not with a clock that stands still.
 * @param part a selector: only in there.
 * @param rules names of rules, or of groups of them.
 * @returns one line per rule that is broken, with the elements that break it.
 */
export async function axeFaults(page: Page, part = "html", rules = RULES): Promise<string[]> {
	await readAxe(page);
	return page.evaluate(
		async ([part, rules, preload]) => {
			// A colour on its way to another is neither.
			for (const animation of document.getAnimations())
				if (animation instanceof CSSTransition) animation.finish();
			const { run } = (window as never as { axe: typeof axe }).axe;
			const { violations } = await run(part, {
				runOnly: rules,
				resultTypes: ["violations"],
				preload,
			});
			return violations.map(
				({ id, nodes }) =>
					`${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
			);
		},
		[part, rules, NO_STYLES] as const,
	);
}

/** What axe finds in both themes, in the second of which only colours are others. */
export async function axeFaultsInThemes(page: Page, part?: string): Promise<string[]> {
	await page.emulateMedia({ colorScheme: "light" });
	const light = await axeFaults(page, part);
	await page.emulateMedia({ colorScheme: "dark" });
	return [...light, ...(await axeFaults(page, part, OF_COLOURS))];
}
