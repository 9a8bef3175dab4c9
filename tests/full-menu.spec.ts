/** The full menu of small windows. */
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const { openMenu, closeMenu } = content.interface;
const opener = (page: Page) => page.getByRole("button", { name: openMenu, exact: true });
const menu = (page: Page) => page.getByRole("dialog");
const item = (page: Page, path: string) => menu(page).locator(`nav a[href="${path}"]`);

/** Two pages that the menu shows without unfolding a part of it. */
const [there, here] = content.navigatie.menu.flatMap(({ href }) =>
	href && href !== "/" ? [href] : [],
) as [string, string];
/** A page that stands in the history behind it. */
const BEFORE = "/privacy";

const open = async (page: Page) => {
	await opener(page).tap();
	await expect(menu(page)).toBeVisible();
	// Made once the menu has been painted.
	await expect.poll(() => page.evaluate(() => history.state)).toBe("dialog");
};
/** Opens the menu on a page that has one behind it in the history. */
const openHere = async (page: Page) => {
	if (!page.url().endsWith(BEFORE)) await page.goto(BEFORE);
	await page.goto(here);
	await open(page);
};
const expectNoStep = (page: Page) =>
	expect.poll(() => page.evaluate(() => history.state)).toBeNull();

test("opens, holds the focus and the page behind it, and closes", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/", { waitUntil: "networkidle" });
	await step("a phone's first view loads one script file, and no React", async () => {
		expect(scripts).toEqual([expect.stringMatching(/\/Page\.[^/]+\.js$/)]);
	});

	await step("holds every page of the specified menu", async () => {
		await open(page);
		for (const { href, items } of content.navigatie.menu)
			for (const path of items?.map((item) => item.href) ?? [href as string])
				await expect(item(page, path)).toHaveCount(1);
	});

	await step("holds the focus and the page behind it, and gives the focus back", async () => {
		const closer = page.getByRole("button", { name: closeMenu });
		await expect(closer).toBeFocused();
		// Firefox says that such a button has folded, over the name of the menu.
		await expect(closer).not.toHaveAttribute("popovertarget");
		await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
		await page.evaluate(() => {
			const focused: boolean[] = [];
			Object.assign(window, { focused });
			document.addEventListener("focusin", ({ target }) =>
				focused.push((target as Element).closest("dialog") !== null),
			);
		});
		// All the way round: nothing of the page behind takes the focus.
		for (let press = 0; press < 30; press++) await page.keyboard.press("Tab");
		const focused = await page.evaluate(() => (window as never as { focused: boolean[] }).focused);
		expect(focused.length).toBeGreaterThan(10);
		expect(focused).not.toContain(false);
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await expect(opener(page)).toBeFocused();
		await expect(page).toHaveURL("/");
	});

	await step("is all there is, to pointers and to screen readers, until it closes", async () => {
		await open(page);
		await expect(menu(page)).toHaveAttribute("aria-modal", "true");
		await expect(page.locator("body > :is(header, main, footer):not([inert])")).toHaveCount(0);
		const covered = await page.evaluate(() =>
			[0.02, 0.5, 0.98].every((x) =>
				[0.02, 0.5, 0.98].every((y) =>
					document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest("dialog"),
				),
			),
		);
		expect(covered).toBe(true);
		await page.keyboard.press("Escape");
		await expect(page.locator("[inert]")).toHaveCount(0);
		await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
	});

	await step("is so for a key that comes before it has been painted", async () => {
		const isInert = await opener(page).evaluate((opener: HTMLElement) => {
			opener.click();
			document.activeElement?.dispatchEvent(
				new KeyboardEvent("keydown", { key: "Tab", bubbles: true }),
			);
			return document.querySelector("main")?.inert;
		});
		expect(isInert).toBe(true);
		await page.keyboard.press("Escape");
		await expect(page.locator("[inert]")).toHaveCount(0);
	});

	await step("the page behind is closed off after the menu has been announced", async () => {
		const isInert = await opener(page).evaluate(async (opener: HTMLElement) => {
			const late: (() => void)[] = [];
			const main = document.querySelector("main");
			const { setTimeout } = window;
			// What waits for longer than a picture waits here until it is called.
			Object.assign(window, {
				setTimeout: (run: () => void, time = 0) => (time > 100 ? late.push(run) : setTimeout(run)),
			});
			opener.click();
			for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
			const before = main?.inert;
			for (const run of late) run();
			Object.assign(window, { setTimeout });
			return [before, main?.inert];
		});
		expect(isInert).toEqual([false, true]);
		await page.keyboard.press("Escape");
		await expect(page.locator("[inert]")).toHaveCount(0);
	});

	await step("closes on its button", async () => {
		await open(page);
		await page.getByRole("button", { name: closeMenu }).tap();
		await expect(menu(page)).toBeHidden();
	});

	await step("closes when the window grows to where the header shows its own menu", async () => {
		await open(page);
		await page.setViewportSize({ width: 1100, height: 740 });
		await expect(menu(page)).toBeHidden();
	});
});

test("closes on Back and on choosing, and Back leads on from there", async ({ page }) => {
	await step("closes on Back, and the page stays", async () => {
		await openHere(page);
		await page.goBack();
		await expect(menu(page)).toBeHidden();
		await expect(page).toHaveURL(here);
		await page.goBack();
		await expect(page).toHaveURL(BEFORE);
	});

	await step("closes on choosing an item, and Back leads to where it was chosen", async () => {
		await openHere(page);
		await item(page, there).tap();
		await expect(page).toHaveURL(there);
		await expect(menu(page)).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL(here);
		await expect(menu(page)).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL(BEFORE);
	});

	await step("closes on choosing the current page, which goes to its top", async () => {
		await page.goto(here);
		await page.evaluate(() => scrollTo(0, 600));
		await open(page);
		await menu(page).locator("[aria-current=page]").tap();
		await expect(menu(page)).toBeHidden();
		await expect(page).toHaveURL(here);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL(BEFORE);
	});
});

test("leaves one step in the history, and none that is dead", async ({ page, context }) => {
	await step("opening and closing leaves one step, not many", async () => {
		await openHere(page);
		for (let round = 0; round < 3; round++) {
			await page.keyboard.press("Escape");
			await expect(menu(page)).toBeHidden();
			await expectNoStep(page);
			await open(page);
		}
		await page.keyboard.press("Escape");
		await expectNoStep(page);
		await page.goBack();
		await expect(page).toHaveURL(BEFORE);
	});

	await step("no step leads to an open or a dead menu", async () => {
		await openHere(page);
		await page.goBack();
		await expect(menu(page)).toBeHidden();
		await page.goForward();
		await expectNoStep(page);
		await expect(menu(page)).toBeHidden();

		await open(page);
		await page.reload();
		await expectNoStep(page);
		await page.goBack();
		await expect(page).toHaveURL(BEFORE);
	});

	await step("an item opened in a new tab leaves the menu as it is", async () => {
		await openHere(page);
		const [tab] = await Promise.all([
			context.waitForEvent("page"),
			item(page, there).click({ modifiers: ["ControlOrMeta"] }),
		]);
		await expect(tab).toHaveURL(there);
		await expect(page).toHaveURL(here);
		await expect(menu(page)).toBeVisible();
	});
});

test("opens and closes in a browser without invoker commands", async ({ page }) => {
	await page.addInitScript(() => {
		delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
		// What this browser would still do by itself.
		addEventListener("command", (event) => event.preventDefault(), true);
	});
	await page.goto("/");
	await open(page);
	await page.getByRole("button", { name: closeMenu }).tap();
	await expect(menu(page)).toBeHidden();
});
