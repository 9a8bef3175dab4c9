/** How long a visitor waits for an answer: to a tap, and to a click on a link. */
import { openPhone, SHORTEST_EVENT, settle } from "./phone.mjs";

/** The controls of our pages, found by what they do: their words belong to the content. */
const CONTROLS = {
	menu: "button[command=show-modal]",
	theme: "[data-theme-toggle]:visible",
	filter: "main .choice:is(label:has(:not(:checked)), a:not([aria-current]))",
};

/**
 * The slowest tap on each control of a page, from finger to next paint (ms).
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} only the controls that the page has.
 */
export async function measureInteractions(browser, url) {
	const { context, page } = await openPhone(browser, { slowNetwork: false });
	const slowest = {};
	try {
		for (const [name, selector] of Object.entries(CONTROLS)) {
			await page.goto(url);
			const control = page.locator(selector).first();
			if ((await control.count()) === 0) continue;
			await control.scrollIntoViewIfNeeded();
			await control.evaluate(whenAlive);
			await settle(page);
			await page.evaluate(() => window.bench.events.splice(0));
			const box = await control.boundingBox();
			await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
			await settle(page);
			const events = await page.evaluate(() => window.bench.events);
			slowest[name] = Math.max(SHORTEST_EVENT, ...events.map(({ duration }) => duration));
		}
		return slowest;
	} finally {
		await context.close();
	}
}

/** Runs in the page: waits until React has taken over the island that a control stands in. */
async function whenAlive(control) {
	while (control.closest("astro-island[ssr]")) await new Promise(requestAnimationFrame);
}

/** How a visitor comes to click: at once, or with a moment on the link first (ms). */
const APPROACHES = { click: 0, hover: 400 };

/**
 * From the click on the first link of a page's main part to the largest paint of the next page (ms).
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} by approach; nothing where there is no such link.
 */
export async function measureNavigation(browser, url) {
	const times = {};
	for (const [approach, rest] of Object.entries(APPROACHES)) {
		const { context, page } = await openPhone(browser, { mouse: true });
		try {
			let clicked;
			await page.exposeFunction("benchClicked", (time) => {
				clicked ??= time;
			});
			await page.goto(url);
			await settle(page);
			const link = page.locator("main a[href^='/']:not([href*='#'])").first();
			if ((await link.count()) === 0) return {};
			await link.scrollIntoViewIfNeeded();
			await settle(page);
			await page.evaluate(() =>
				addEventListener("click", ({ timeStamp }) =>
					window.benchClicked(performance.timeOrigin + timeStamp),
				),
			);
			const { x, y, width, height } = await link.boundingBox();
			await page.mouse.move(x + width / 2, y + height / 2);
			if (rest) await page.waitForTimeout(rest);
			await Promise.all([
				page.waitForEvent("load"),
				page.mouse.click(x + width / 2, y + height / 2),
			]);
			await settle(page);
			const painted = await page.evaluate(
				() => performance.timeOrigin + (window.bench.lcp.at(-1)?.startTime ?? Number.NaN),
			);
			times[approach] = painted - clicked;
		} finally {
			await context.close();
		}
	}
	return times;
}
