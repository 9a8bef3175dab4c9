/** The full menu of small windows. */
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const { openMenu, closeMenu } = content.interface;
const opener = (page: Page) => page.getByRole("button", { name: openMenu, exact: true });
const menu = (page: Page) => page.getByRole("dialog");
/** Opens the menu on a page that has one behind it in the history. */
const openOn = async (page: Page, path: string) => {
	await page.goto("/privacy");
	await page.goto(path);
	await opener(page).tap();
	await expect(menu(page)).toBeVisible();
};

test("loads one script file on a phone's first view, and no React", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/", { waitUntil: "networkidle" });
	expect(scripts).toEqual([expect.stringContaining("/Page.astro")]);
});

test("opens, holds the focus and the page behind it, and gives the focus back", async ({
	page,
}) => {
	await openOn(page, "/");
	await expect(page.getByRole("button", { name: closeMenu })).toBeFocused();
	await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
	// All the way round: nothing of the page behind takes the focus.
	for (let step = 0; step < 30; step++) {
		await page.keyboard.press("Tab");
		const behind = await page.evaluate(
			() => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
		);
		expect(behind).toBe(false);
	}
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await expect(opener(page)).toBeFocused();
	await expect(page).toHaveURL("/");
});

test("closes on its button", async ({ page }) => {
	await openOn(page, "/");
	await page.getByRole("button", { name: closeMenu }).tap();
	await expect(menu(page)).toBeHidden();
});

test("closes on Back, and the page stays", async ({ page }) => {
	await openOn(page, "/contact");
	await page.goBack();
	await expect(menu(page)).toBeHidden();
	await expect(page).toHaveURL("/contact");
	await page.goBack();
	await expect(page).toHaveURL("/privacy");
});

test("closes on choosing an item, and Back leads to where it was chosen", async ({ page }) => {
	await openOn(page, "/contact");
	await menu(page).locator("nav a[href='/cases']").tap();
	await expect(page).toHaveURL("/cases");
	await expect(menu(page)).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/contact");
	await expect(menu(page)).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/privacy");
});

test("closes on choosing the current page", async ({ page }) => {
	await openOn(page, "/contact");
	await menu(page).locator("[aria-current=page]").tap();
	await expect(menu(page)).toBeHidden();
	await expect(page).toHaveURL("/contact");
	await page.goBack();
	await expect(page).toHaveURL("/privacy");
});

test("opening and closing leaves one step in the history, not many", async ({ page }) => {
	await openOn(page, "/contact");
	for (let round = 0; round < 3; round++) {
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
		await opener(page).tap();
		await expect(menu(page)).toBeVisible();
	}
	await page.keyboard.press("Escape");
	await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
	await page.goBack();
	await expect(page).toHaveURL("/privacy");
});

test("no step of the history leads to an open or a dead menu", async ({ page }) => {
	await openOn(page, "/contact");
	await page.goBack();
	await expect(menu(page)).toBeHidden();
	await page.goForward();
	await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
	await expect(menu(page)).toBeHidden();

	await opener(page).tap();
	await page.reload();
	await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
	await page.goBack();
	await expect(page).toHaveURL("/privacy");
});

test("an item opened in a new tab leaves the menu as it is", async ({ page, context }) => {
	await openOn(page, "/contact");
	const [tab] = await Promise.all([
		context.waitForEvent("page"),
		menu(page)
			.locator("nav a[href='/cases']")
			.click({ modifiers: ["ControlOrMeta"] }),
	]);
	await expect(tab).toHaveURL("/cases");
	await expect(page).toHaveURL("/contact");
	await expect(menu(page)).toBeVisible();
});

test("choosing the current page leads to its top", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/contact");
	await page.evaluate(() => scrollTo(0, 600));
	await opener(page).tap();
	await menu(page).locator("[aria-current=page]").tap();
	await expect(menu(page)).toBeHidden();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("opens and closes in a browser without invoker commands", async ({ page }) => {
	await page.addInitScript(() => {
		delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
		// What this browser would still do by itself.
		addEventListener("command", (event) => event.preventDefault(), true);
	});
	await openOn(page, "/");
	await page.getByRole("button", { name: closeMenu }).tap();
	await expect(menu(page)).toBeHidden();
});

test("closes when the window grows to where the header shows its own menu", async ({ page }) => {
	await openOn(page, "/");
	await page.setViewportSize({ width: 1100, height: 740 });
	await expect(menu(page)).toBeHidden();
});

test("holds every page of the specified menu", async ({ page }) => {
	await openOn(page, "/");
	for (const { href, items } of content.navigatie.menu)
		for (const path of items?.map((item) => item.href) ?? [href as string])
			await expect(menu(page).locator(`nav a[href="${path}"]`)).toHaveCount(1);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("opens, and its links are followed", async ({ page }) => {
		await page.goto("/");
		await opener(page).tap();
		const link = menu(page).locator("details a[href]").first();
		await menu(page).locator("summary").first().tap();
		const target = (await link.getAttribute("href")) as string;
		await link.tap();
		await expect(page).toHaveURL(target);
	});
});
