/** What a phone leaves out until its first words are painted, and when it does not. */
import type { Page } from "@playwright/test";
import { expect, hold, MOVING, test } from "./site.ts";

test.use(MOVING);

test.use({ viewport: { width: 360, height: 780 } });

/** Whether each part below the first is laid out. */
const laidOut = (page: Page) =>
	page
		.locator("main > * + :is(section, div), body > footer")
		.evaluateAll((parts) =>
			parts.map(
				(part) =>
					getComputedStyle(part).contentVisibility === "visible" &&
					part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
			),
		);

/** Holds the script of the page back. @returns what lets it come. */
const holdScript = (page: Page) => hold(page, "**/_astro/Page.*.js");

/** Until the whole of the page has come, but for its script. */
const arrived = (page: Page) => page.locator("footer + *").first().waitFor({ state: "attached" });

test("the script of a page lays out all of it", async ({ page }) => {
	const release = await holdScript(page);
	await page.goto("/", { waitUntil: "commit" });
	await arrived(page);
	// The words in the window do not wait for it.
	await expect(page.locator("h1")).toBeVisible();
	const before = await laidOut(page);
	expect(before.length).toBeGreaterThan(2);
	expect(before.at(-1)).toBe(false);
	const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
	const guessed = await heightOf();
	// What waits can be found in the page.
	await expect(page.locator("body > footer")).toHaveCSS("content-visibility", "auto");
	release();
	await expect.poll(() => laidOut(page)).toEqual(before.map(() => true));
	// The scroll bar promises not twice as much as there is.
	expect(guessed / (await heightOf())).toBeLessThan(2);
});

test("a wide window lays out all of it at once", async ({ page }) => {
	const release = await holdScript(page);
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto("/", { waitUntil: "commit" });
	await arrived(page);
	const parts = await laidOut(page);
	expect(parts).toEqual(parts.map(() => true));
	release();
});

test("drawings wait for the first picture, and for nothing else", async ({ page }) => {
	// Stops the clock of that wait before each picture.
	await page.addInitScript(() => {
		const hold = () => {
			if (document.documentElement.hasAttribute("data-test-go-on")) return;
			for (const animation of document.getAnimations())
				if (animation instanceof CSSAnimation && animation.animationName.endsWith("after-words"))
					animation.pause();
			requestAnimationFrame(hold);
		};
		requestAnimationFrame(hold);
	});
	const release = await holdScript(page);
	await page.goto("/", { waitUntil: "commit" });
	await arrived(page);
	const drawings = () =>
		page
			.locator("main [class^=FlagLine_root]")
			.evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
	await expect.poll(async () => new Set(await drawings())).toEqual(new Set(["hidden"]));
	await expect(page.locator("h1")).toBeVisible();
	await page.evaluate(() => {
		document.documentElement.setAttribute("data-test-go-on", "");
		for (const animation of document.getAnimations()) animation.play();
	});
	await expect.poll(async () => new Set(await drawings())).toEqual(new Set(["visible"]));
	release();
});

test("all of it is laid out at once where the address or the browser knows a place", async ({
	page,
}) => {
	const release = await holdScript(page);
	await page.goto("/#inhoud", { waitUntil: "commit" });
	await arrived(page);
	expect(new Set(await laidOut(page))).toEqual(new Set([true]));
	await page.evaluate(() => history.replaceState(null, "", "/"));
	await page.reload({ waitUntil: "commit" });
	await arrived(page);
	expect(new Set(await laidOut(page))).toEqual(new Set([true]));
	release();
});
