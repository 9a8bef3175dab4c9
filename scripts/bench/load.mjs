/** One visit to a page with an empty cache: when it paints, what it weighs, what it asks later. */
import { openPhone, settle } from "./phone.mjs";

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
export async function measureLoad(browser, url) {
	const { context, page, traffic } = await openPhone(browser);
	try {
		await page.goto(url);
		await settle(page);
		const timings = await page.evaluate(readTimings);
		const firstView = traffic();
		await scrollThrough(page);
		const scrolled = traffic();
		const shift = await page.evaluate(() => window.bench.shifts.reduce((sum, one) => sum + one, 0));
		return {
			...timings,
			shift,
			cookies: (await context.cookies()).length,
			encoding: firstView.encoding,
			html: firstView.html,
			css: firstView.css,
			script: firstView.script,
			fonts: firstView.fonts,
			bytes: firstView.total,
			requests: firstView.requests,
			scrolledScript: scrolled.script,
			scrolledBytes: scrolled.total,
			scrolledRequests: scrolled.requests,
			thirdParty: scrolled.thirdParty,
		};
	} finally {
		await context.close();
	}
}

/** Runs in the page. */
function readTimings() {
	const { paint, lcp, longTasks } = window.bench;
	const fcp = paint.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
	const largest = lcp.at(-1);
	return {
		fcp,
		lcp: largest?.startTime ?? 0,
		largest: largest?.element,
		longTasks: longTasks.length,
		longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
	};
}

/** Shows every part of a page for a moment, as a reader would. */
async function scrollThrough(page) {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let top = 0; top < height; top += 600) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
		await page.waitForTimeout(100);
	}
	await page.waitForLoadState("networkidle");
	await settle(page);
}
