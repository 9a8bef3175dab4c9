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

test("loads no script file on a phone's first view", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/", { waitUntil: "networkidle" });
	expect(scripts).toEqual([]);
});

test("opens, holds the focus and the page behind it, and gives the focus back", async ({
	page,
}) => {
	await openOn(page, "/");
	await expect(page.getByRole("button", { name: closeMenu })).toBeFocused();
	await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
	await page.mouse.wheel(0, 500);
	expect(await page.evaluate(() => scrollY)).toBe(0);
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
	await menu(page).getByRole("link", { name: "Cases", exact: true }).tap();
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
		await menu(page).getByText("Diensten", { exact: true }).tap();
		await menu(page).getByRole("link", { name: "Project Delivery" }).tap();
		await expect(page).toHaveURL("/diensten/project-delivery");
	});
});
