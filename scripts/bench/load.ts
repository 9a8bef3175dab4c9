/** One visit to a page with an empty cache: when it paints, what it weighs, what it asks later. */
import type { Browser, Page } from "@playwright/test";
import { entriesOf, openPhone, settle } from "./phone.ts";

/** Times in ms, sizes in bytes. */
export async function measureLoad(browser: Browser, url: string) {
	const { context, page, traffic } = await openPhone(browser, { slowNetwork: true });
	try {
		await page.goto(url);
		const { requests: requestsUntilLoad } = await traffic();
		await settle(page);
		const paints = await entriesOf(page, "paint");
		const largest = (await entriesOf(page, "largest-contentful-paint")).at(-1);
		const tasks = (await entriesOf(page, "longtask")).map(({ duration }) => duration);
		const firstView = await traffic();
		await scrollThrough(page);
		const scrolled = await traffic();
		const shifts = await entriesOf(page, "layout-shift");
		return {
			...firstView,
			requestsUntilLoad,
			fcp: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0,
			lcp: largest?.startTime ?? 0,
			longTasks: tasks.length,
			longestTask: Math.max(0, ...tasks),
			shift: shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0),
			cookies: (await context.cookies()).length,
			scrolledScript: scrolled.script,
			scrolledBytes: scrolled.bytes,
			scrolledRequests: scrolled.requests,
			thirdParties: scrolled.thirdParties,
		};
	} finally {
		await context.close();
	}
}

/** Shows every part of a page for a moment, as a reader would. */
async function scrollThrough(page: Page) {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let top = 0; top < height; top += 600) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
		await page.waitForTimeout(100);
	}
	await page.waitForLoadState("networkidle");
	await settle(page);
}
