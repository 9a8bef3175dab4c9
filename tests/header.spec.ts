/** The header of wide windows: its state after scrolling, and the dropdowns. */
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";

const dropdowns = content.navigatie.menu.flatMap(({ label, items }) =>
	items ? [{ label, items }] : [],
);
const [first, second] = dropdowns as [(typeof dropdowns)[0], (typeof dropdowns)[0]];

const menu = (page: Page) => page.getByRole("banner").getByRole("navigation");
const trigger = (page: Page, label = first.label) =>
	menu(page).getByRole("button", { name: label });
const panel = (page: Page, { items } = first) =>
	menu(page).getByRole("link", { name: items[1]?.label ?? "", exact: false });

test("turns opaque after more than 20 px", async ({ page }) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await page.evaluate(() => scrollTo({ top: 20, behavior: "instant" }));
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await expect(header).not.toHaveAttribute("data-scrolled");
	await page.evaluate(() => scrollTo({ top: 21, behavior: "instant" }));
	await expect(header).toHaveAttribute("data-scrolled");
	await expect(header).toHaveCSS("backdrop-filter", /blur/);
	await expect(header).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
	expect((await header.boundingBox())?.y).toBe(0);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await expect(header).not.toHaveAttribute("data-scrolled");
});

test("a page reloaded half-way has an opaque header", async ({ page }) => {
	await page.goto("/");
	await page.evaluate(() => scrollTo(0, 900));
	await page.reload();
	await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
});

for (const { label, href } of content.navigatie.menu.filter(({ href }) => href))
	test(`marks ${label} as the current page, and only on it`, async ({ page }) => {
		await page.goto(href as string);
		await expect(menu(page).locator("[aria-current=page]")).toHaveText(label);
		await page.goto("/privacy");
		await expect(menu(page).locator("[aria-current]")).toHaveCount(0);
	});

test("marks a dropdown's own current page inside it", async ({ page }) => {
	const item = first.items[1];
	await page.goto(item?.href as string);
	await trigger(page).click();
	await expect(menu(page).locator("[aria-current=page]")).toHaveAttribute(
		"href",
		item?.href as string,
	);
});

test.describe("hover", () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(60_000);
		await page.goto("/");
	});

	test("opens after 200 ms", async ({ page }) => {
		await trigger(page).hover();
		await page.clock.runFor(199);
		await expect(panel(page)).toBeHidden();
		await page.clock.runFor(1);
		await expect(panel(page)).toBeVisible();
		await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
	});

	test("does not open when the pointer only passes", async ({ page }) => {
		await trigger(page).hover();
		await page.clock.runFor(150);
		await page.mouse.move(400, 600);
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeHidden();
	});

	test("closes 150 ms after the pointer left, unless it comes back", async ({ page }) => {
		await trigger(page).hover();
		await page.clock.runFor(200);
		await page.mouse.move(400, 800);
		await page.clock.runFor(149);
		await expect(panel(page)).toBeVisible();
		await panel(page).hover();
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeVisible();
		await page.mouse.move(400, 800);
		await page.clock.runFor(150);
		await expect(panel(page)).toBeHidden();
		await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
	});

	test("opens the next at once, also within 300 ms after one closed", async ({ page }) => {
		await trigger(page).hover();
		await page.clock.runFor(200);
		await trigger(page, second.label).hover();
		await expect(panel(page, second)).toBeVisible();
		await expect(panel(page)).toBeHidden();

		await page.mouse.move(400, 800);
		await page.clock.runFor(150 + 299);
		await expect(panel(page, second)).toBeHidden();
		await trigger(page).hover();
		await expect(panel(page)).toBeVisible();

		await page.mouse.move(400, 800);
		await page.clock.runFor(150 + 301);
		await trigger(page).hover();
		await page.clock.runFor(199);
		await expect(panel(page)).toBeHidden();
	});

	test("a click on a trigger that hover has just opened does not close it", async ({ page }) => {
		await trigger(page).hover();
		await page.clock.runFor(200);
		await trigger(page).click();
		await expect(panel(page)).toBeVisible();
		await trigger(page).click();
		await expect(panel(page)).toBeHidden();
	});

	test("does not take a dropdown from the keyboard that is in it", async ({ page }) => {
		await trigger(page).hover();
		await page.clock.runFor(200);
		await panel(page).focus();
		await page.mouse.move(400, 800);
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeFocused();
		await trigger(page, second.label).hover();
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeFocused();
	});

	test("the delay does not open what the keyboard has just closed", async ({ page }) => {
		await trigger(page).hover();
		await page.clock.runFor(100);
		await trigger(page).focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Escape");
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeHidden();
	});

	test("a click ahead of the delay opens, and the delay does not open again", async ({ page }) => {
		await trigger(page).click();
		await expect(panel(page)).toBeVisible();
		await trigger(page).click();
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeHidden();
	});
});

test.describe("keyboard", () => {
	test.beforeEach(({ page }) => page.goto("/"));

	for (const key of ["Enter", "Space"])
		test(`${key} opens and closes`, async ({ page }) => {
			await trigger(page).focus();
			await expect(panel(page)).toBeHidden();
			await page.keyboard.press(key);
			await expect(panel(page)).toBeVisible();
			await page.keyboard.press(key);
			await expect(panel(page)).toBeHidden();
		});

	test("arrows enter the dropdown and walk through it", async ({ page }) => {
		await trigger(page).focus();
		await page.keyboard.press("ArrowDown");
		const links = menu(page).locator(":popover-open a");
		await expect(links.first()).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(1)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await expect(trigger(page)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(links.last()).toBeFocused();
	});

	test("arrows walk along the bar", async ({ page }) => {
		await trigger(page).focus();
		await page.keyboard.press("ArrowRight");
		await expect(trigger(page, second.label)).toBeFocused();
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("ArrowLeft");
		await expect(menu(page).getByRole("link").first()).toBeFocused();
	});

	test("Escape closes and returns the focus", async ({ page }) => {
		await trigger(page).focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Escape");
		await expect(panel(page)).toBeHidden();
		await expect(trigger(page)).toBeFocused();
	});

	test("Tab goes through the dropdown and leaves it closed", async ({ page }) => {
		await trigger(page).focus();
		await page.keyboard.press("Enter");
		for (const _ of first.items) await page.keyboard.press("Tab");
		await expect(menu(page).locator(":popover-open a").last()).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(trigger(page, second.label)).toBeFocused();
		await expect(panel(page)).toBeHidden();
	});
});

test("a dropdown opens under its trigger without anchor positioning", async ({ page }) => {
	await page.addInitScript(() => {
		const supports = CSS.supports.bind(CSS);
		CSS.supports = ((...query: [string, string]) =>
			query[0] !== "position-area" && supports(...query)) as typeof CSS.supports;
	});
	await page.goto("/");
	await trigger(page).click();
	const left = await menu(page)
		.locator("[popover]")
		.first()
		.evaluate((element) => element.style.left);
	expect(Number.parseFloat(left)).toBeCloseTo((await trigger(page).boundingBox())?.x ?? -1, 0);
});

test.describe("touch", () => {
	test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });
	test("a tap opens, a tap elsewhere closes", async ({ page }) => {
		await page.goto("/");
		await trigger(page).tap();
		await expect(panel(page)).toBeVisible();
		await page.touchscreen.tap(300, 700);
		await expect(panel(page)).toBeHidden();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("dropdowns open, and their links are followed", async ({ page }) => {
		await page.goto("/");
		await trigger(page).click();
		await panel(page).click();
		await expect(page).toHaveURL(first.items[1]?.href as string);
	});

	test("the header is opaque, it cannot know of scrolling", async ({ page }) => {
		await page.goto("/");
		await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	});
});

test("the skip link is the first stop and leads past the menu", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: content.interface.skipLink });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const)
	test(`what has the focus can be seen, ${colorScheme} and in forced colours`, async ({ page }) => {
		for (const forcedColors of ["none", "active"] as const) {
			await page.emulateMedia({ colorScheme, forcedColors });
			await page.goto("/");
			await page.keyboard.press("Tab");
			await page.keyboard.press("Tab");
			const focused = page.locator(":focus");
			await expect(focused).toHaveCSS("outline-style", "solid");
			await expect(focused).toHaveCSS("outline-width", "3px");
			await expect(focused).not.toHaveCSS("outline-color", /rgba\(.*, 0\)|transparent/);
		}
	});
