/** The test of a page in the browser, and what tests know of the site. */
import { test as base, expect, type Page } from "@playwright/test";

export { builtPage, content, routes } from "./built-site.ts";

/** Notes what goes wrong in a page that nobody asked about, from its next document on. */
export async function listenTo(page: Page, baseURL: string | undefined, complaints: string[]) {
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) complaints.push(message.text());
	});
	page.on("pageerror", (error) => {
		if (!error.message.includes(TOO_SLOW_TO_MOVE)) complaints.push(String(error));
	});
	page.on("request", (request) => {
		if (!request.url().startsWith(`${baseURL}/`)) complaints.push(`asked ${request.url()}`);
	});
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", (event) => {
			console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
		});
	});
}

/** What a browser says that took more than 4 s for a change, which it then shows without movement. */
const TOO_SLOW_TO_MOVE = "Transition was aborted because of timeout in DOM update";

/** A page that fails its test at the end if anything went wrong in it that nobody asked about. */
export const test = base.extend<{ complaints: string[] }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
	complaints: ({}, use) => use([]),
	// Only tests that use a page open one.
	page: async ({ page, baseURL, complaints }, use) => {
		await listenTo(page, baseURL, complaints);
		await use(page);
		expect(complaints, "the page complains").toEqual([]);
	},
});

/** The page of all visits of this process, and what went wrong in it. */
let shared: Page | undefined;
const heard: string[] = [];

/**
 * As `test`, in one page for all visits, one after the other: to open a page costs more than to
 * visit it. For visits that leave nothing behind.
 */
export const visit = base.extend({
	page: async ({ browser, baseURL }, use) => {
		if (!shared) {
			shared = await browser.newPage();
			await listenTo(shared, baseURL, heard);
		}
		await use(shared);
		expect(heard.splice(0), "the page complains").toEqual([]);
	},
});

/** Keeps what is asked for from arriving. Returns what lets it come. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** By how much the page has shifted since it was opened. */
export const shiftOf = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
			}),
	);

/** Marks a page, from its next document on, once something in it has moved in a view transition. */
export const noteTransitions = (page: Page) =>
	page.addInitScript(() => {
		const start = document.startViewTransition;
		document.startViewTransition = (...options) => {
			document.documentElement.dataset.moved = "true";
			return start.apply(document, options);
		};
	});

/** For tests of what moves, see playwright.config.ts. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

export { expect };
