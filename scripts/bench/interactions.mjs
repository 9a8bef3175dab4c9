/** How long a visitor waits for the answer to a tap. */
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
