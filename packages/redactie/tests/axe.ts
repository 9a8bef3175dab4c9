/** Axe in a page: for tests of the package, and of a site around it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** WCAG 2.2 A and AA, and what axe counts as good practice. */
export const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Else axe copies all styles beforehand, which no rule of these asks for. */
export const NO_STYLES = { assets: ["media"] };

/** The short form: half of what the other is to send and to read. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Once per document: reading its source takes longer than running it. As a script, not as
 * `page.evaluate`: what a browser has read once it knows again in its next document.
 */
export async function readAxe(page: Page) {
	if (await page.evaluate(() => "axe" in window)) return;
	const browser = await page.context().newCDPSession(page);
	await browser.send("Runtime.evaluate", { expression: source });
	await browser.detach();
}
