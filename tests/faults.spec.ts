/** What a page keeps when something of it fails: its words, its links, its figures. */
import type { Page } from "@playwright/test";
import { mainText } from "./built-site.ts";
import { kinds } from "./kinds.ts";
import { unseenWords } from "./promises/words.ts";
import { builtPage, content, expect, MOVING, shiftOf, test } from "./site.ts";
import { step } from "./step.ts";
import { passWaiting } from "./waiting.ts";

test.use(MOVING);

const squeezed = (text: string) => text.replace(/\s+/g, "");

/** The words of a page's main part as it was built. */
const builtWords = (route: string) => squeezed(mainText(route));

/** The words that a page's main part holds now. */
const wordsIn = async (page: Page) =>
	squeezed(
		await page.evaluate(() => {
			const copy = document.querySelector("main")?.cloneNode(true) as Element;
			// The counting figure doubles the final one.
			for (const part of copy.querySelectorAll("script, style, [data-counting] [aria-hidden]"))
				part.remove();
			return copy.textContent ?? "";
		}),
	);

/** Tests that all words of a page are there and can be seen, and that its links are there. */
async function expectWhole(page: Page, route: string) {
	const [rest = ""] = builtPage(route).match(/<main[\s\S]*<\/footer>/) ?? [];
	expect.soft(await wordsIn(page), route).toBe(builtWords(route));
	expect.soft(await unseenWords(page), route).toEqual([]);
	const links = await page.evaluate(
		() => document.querySelectorAll(":is(main, footer) a[href]").length,
	);
	expect.soft(links, route).toBe(rest.match(/<a\s[^>]*href=/g)?.length);
}

/** Whether a page has figures that count up, and something that is fetched when it is seen. */
const hasFigures = (route: string) => builtPage(route).includes(" data-count=");
const hasIslands = (route: string) => builtPage(route).includes("<astro-island");

/** Down to the end, past all that waits to be seen. */
const scrollThrough = (page: Page) =>
	page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
	});

/**
 * Lets files fail to arrive. By the browser itself: Playwright's routes cost a message for
 * every other file as well, a third of what a page load costs.
 * @returns the files that did not arrive, as they are asked for.
 */
async function block(page: Page, ...urls: string[]) {
	const missing: string[] = [];
	page.on("requestfailed", (request) => missing.push(request.url()));
	const browser = await page.context().newCDPSession(page);
	await browser.send("Network.enable");
	await browser.send("Network.setBlockedURLs", { urls });
	return missing;
}

/** Tests that nothing is wrong but missing files, which the browser rightly reports. */
function expectOnlyMissingFiles(complaints: string[]) {
	const rest = complaints.filter(
		(text) =>
			!/Failed to load resource|Failed to fetch dynamically imported|\[astro-island\]/.test(text),
	);
	expect(rest).toEqual([]);
	complaints.length = 0;
}

test("no script arrives", async ({ page, complaints }) => {
	const missing = await block(page, "*.js");
	for (const route of kinds) {
		await page.goto(route);
		await passWaiting(page, 3001);
		await expectWhole(page, route);
	}
	expect(missing.length).toBeGreaterThan(0);
	expectOnlyMissingFiles(complaints);
});

test("a tab from before a new release, whose files are gone", async ({ page, complaints }) => {
	// Only these ask for a file after they have loaded; that the search says so is in search-loading.spec.ts.
	for (const route of kinds.filter(hasIslands)) {
		await page.unrouteAll();
		await page.goto(route);
		await page.route("**/_astro/**", (request) => request.fulfill({ status: 404 }));
		await scrollThrough(page);
		// What counts may be halfway: the words are there.
		expect.soft(await wordsIn(page), route).toBe(builtWords(route));
	}
	await page.getByRole("banner").locator('a[href="/"]').first().click();
	await expect(page).toHaveURL("/");
	expectOnlyMissingFiles(complaints);
});

test("nothing stays hidden when its own script is gone", async ({ page, complaints }) => {
	const missing = await block(page, "*.island.*", "*CountUp*");
	for (const route of kinds.filter((route) => hasIslands(route) || hasFigures(route))) {
		await page.goto(route);
		await scrollThrough(page);
		await passWaiting(page, 3001);
		await expectWhole(page, route);
	}
	expect(missing.length).toBeGreaterThan(0);
	expectOnlyMissingFiles(complaints);
});

test("no font arrives, and storage and history refuse: the words stand at once, and nothing moves", async ({
	page,
	complaints,
}) => {
	// Nor do the tools, which say more once they are awake.
	const missing = await block(
		page,
		"*.woff2",
		"*/TeamComposer.island*",
		"*/ServiceChooser.island*",
	);
	await page.addInitScript(() => {
		const refuse = () => {
			throw new DOMException("refused", "SecurityError");
		};
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, { get: refuse });
		for (const name of ["pushState", "replaceState"] as const) history[name] = refuse;
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const route of kinds) {
		await page.goto(route);
		expect.soft(await shiftOf(page), `nothing moves without fonts: ${route}`).toBeLessThan(0.1);
		await scrollThrough(page);
		await expectWhole(page, route);
	}
	expect(missing.length).toBeGreaterThan(0);
	expectOnlyMissingFiles(complaints);

	await step("the full menu works where history refuses", async () => {
		await page.setViewportSize({ width: 360, height: 800 });
		await page.goto("/");
		await page.getByRole("button", { name: content.interface.openMenu }).click();
		const menu = page.getByRole("dialog");
		await expect(menu).toBeVisible();
		await menu.locator("a[href='/cases']").click();
		await expect(page).toHaveURL("/cases");
		// The step that Back would undo could not be made; the menu opened all the same.
		const refusals = complaints.filter((text) => !/Failed to load resource/.test(text));
		expect(refusals).toEqual(["SecurityError: refused"]);
		complaints.length = 0;
	});
});
