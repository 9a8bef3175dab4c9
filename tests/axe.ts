import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** WCAG 2.2 A and AA, and what axe counts as good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a theme can break: it changes nothing but colours, see built/theme.test.ts. */
export const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** The short form: half of what the other is to send and to read. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The accessibility faults that axe finds in what now shows; pages have no frames.
 * Axe waits for timers: not with a clock that stands still.
 * @param part a selector: only in there.
 * @param rules names of rules, or of groups of them.
 * @returns one line per rule that is broken, with the elements that break it.
 */
export async function axeFaults(page: Page, part = "html", rules = RULES): Promise<string[]> {
	// Once per document: reading its source takes longer than running it.
	if (!(await page.evaluate(() => "axe" in window))) await readSource(page);
	return page.evaluate(
		async ([part, rules]) => {
			// A colour on its way to another is neither.
			for (const animation of document.getAnimations())
				if (animation instanceof CSSTransition) animation.finish();
			const { run } = (window as never as { axe: typeof axe }).axe;
			const { violations } = await run(part, {
				runOnly: rules,
				resultTypes: ["violations"],
				// Else axe copies all styles beforehand, which no rule of these asks for.
				preload: { assets: ["media"] },
			});
			return violations.map(
				({ id, nodes }) =>
					`${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
			);
		},
		[part, rules] as const,
	);
}

/** As a script, not as `page.evaluate`: what a browser has read once it knows again in its next document. */
async function readSource(page: Page) {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Runtime.evaluate", { expression: source });
	await browser.detach();
}

/** What axe finds in both themes, in the second of which only colours are others. */
export async function axeFaultsInThemes(page: Page, part?: string): Promise<string[]> {
	await page.emulateMedia({ colorScheme: "light" });
	const light = await axeFaults(page, part);
	await page.emulateMedia({ colorScheme: "dark" });
	return [...light, ...(await axeFaults(page, part, OF_COLOURS))];
}
