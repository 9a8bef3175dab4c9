/** How far pages move on phones of several widths when their fonts come late. */
import type { Browser } from "@playwright/test";
import { circumstances, table, writeJson } from "./report.ts";

/** Of phones, in CSS pixels. */
const WIDTHS = [320, 344, 360, 375, 390, 412, 430];
const HEIGHT = 823;
/** How long (ms) after the load the fonts are held, and how long a page may move after them. */
const LATE = 300;
const SETTLE = 300;

/** Prints each visit that moved, and how many there were. */
export async function measureShift(browser: Browser, address: string, routes: readonly string[]) {
	const here = circumstances();
	const visits = [];
	for (const route of routes) {
		console.error(`Shift of ${route} ...`);
		for (const width of WIDTHS)
			visits.push({ route, width, shift: await shiftOf(browser, address + route, width) });
	}
	const moved = visits.filter(({ shift }) => shift > 0);
	console.log(`# Shift when the fonts come late

${here}.
${moved.length} of ${visits.length} visits moved: ${routes.length} pages at ${WIDTHS.join(", ")} px, fonts ${LATE} ms after the load.
`);
	if (moved.length > 0)
		console.log(
			table(
				["page", "px", "shift"],
				moved.map(({ route, width, shift }) => [route, `${width}`, shift.toFixed(4)]),
			),
		);
	writeJson("shift", { here, visits });
}

async function shiftOf(browser: Browser, url: string, width: number): Promise<number> {
	const context = await browser.newContext({
		viewport: { width, height: HEIGHT },
		isMobile: true,
		hasTouch: true,
	});
	const page = await context.newPage();
	const held = Promise.withResolvers<void>();
	await page.route("**/*.woff2", async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.addInitScript(() => {
		let shift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shift += (entry as never as { value: number }).value;
			Object.assign(window, { shift });
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(url, { waitUntil: "domcontentloaded" });
	await page.waitForTimeout(LATE);
	held.resolve();
	await page.evaluate(() => document.fonts.ready);
	await page.waitForTimeout(SETTLE);
	const shift = await page.evaluate(() => (window as never as { shift?: number }).shift ?? 0);
	await context.close();
	return shift;
}
