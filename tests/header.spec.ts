/** The header of wide windows: its state after scrolling, and the dropdowns. */
import { menu, openLinks, panel, second, trigger } from "./main-menu.ts";
import { expect, test } from "./site.ts";
import { step } from "./step.ts";

const TRANSPARENT = "rgba(0, 0, 0, 0)";

test("turns opaque after more than 20 px, and is so after a reload half-way", async ({ page }) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	const scroll = (top: number) =>
		page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

	for (const width of [1024, 1151, 1152, 1160, 1200, 1280])
		await step(`its logo keeps clear of the menu, ${width} px`, async () => {
			await page.setViewportSize({ width, height: 720 });
			const ends = await header.evaluate((element) => {
				const logo = element.querySelector("a[aria-label]") as Element;
				const first = element.querySelector("[data-menu-bar] a") as Element;
				const words = document.createRange();
				words.selectNodeContents(logo);
				const { right } = words.getBoundingClientRect();
				words.selectNodeContents(first);
				return { logo: right, menu: words.getBoundingClientRect().left };
			});
			expect(ends.menu - ends.logo).toBeGreaterThanOrEqual(16);
		});
	await step("is transparent at the top, and up to 20 px", async () => {
		await expect(header).toHaveCSS("background-color", TRANSPARENT);
		await scroll(20);
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await expect(header).not.toHaveAttribute("data-scrolled");
	});
	await step("after 20 px it is opaque, with blur and a border, and stays at the top", async () => {
		await scroll(21);
		await expect(header).toHaveAttribute("data-scrolled");
		await expect(header).not.toHaveCSS("background-color", TRANSPARENT);
		await expect(header).toHaveCSS("backdrop-filter", /blur/);
		await expect(header).not.toHaveCSS("border-bottom-color", TRANSPARENT);
		expect((await header.boundingBox())?.y).toBe(0);
	});
	await step("is transparent again at the top", async () => {
		await scroll(0);
		await expect(header).not.toHaveAttribute("data-scrolled");
	});
	await step("is opaque on a page reloaded half-way", async () => {
		await scroll(900);
		await page.reload();
		await expect(header).toHaveAttribute("data-scrolled");
	});
});

test("dropdowns follow the pointer", async ({ page }) => {
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(60_000);
	await page.goto("/");
	const wait = (milliseconds: number) => page.clock.runFor(milliseconds);
	const leave = () => page.mouse.move(400, 700);
	/** A promise, with all closed for so long that the next opening has its full delay. */
	const fromRest = (title: string, body: () => Promise<void>) =>
		step(title, async () => {
			await leave();
			await page.keyboard.press("Escape");
			await page.evaluate(() => (document.activeElement as HTMLElement).blur());
			await wait(1000);
			await expect(openLinks(page)).toHaveCount(0);
			await body();
		});

	await fromRest("opens after 200 ms", async () => {
		await trigger(page).hover();
		await wait(199);
		await expect(panel(page)).toBeHidden();
		await wait(1);
		await expect(panel(page)).toBeVisible();
		await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
	});

	await fromRest("does not open when the pointer only passes", async () => {
		await trigger(page).hover();
		await wait(150);
		await leave();
		await wait(1000);
		await expect(panel(page)).toBeHidden();
	});

	await fromRest("closes 150 ms after the pointer left, unless it comes back", async () => {
		await trigger(page).hover();
		await wait(200);
		await leave();
		await wait(149);
		await expect(panel(page)).toBeVisible();
		await panel(page).hover();
		await wait(1000);
		await expect(panel(page)).toBeVisible();
		await leave();
		await wait(150);
		await expect(panel(page)).toBeHidden();
		await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
	});

	await fromRest("opens the next at once, also within 300 ms after one closed", async () => {
		await trigger(page).hover();
		await wait(200);
		await trigger(page, second).hover();
		await expect(panel(page, second)).toBeVisible();
		await expect(panel(page)).toBeHidden();

		await leave();
		await wait(150 + 299);
		await expect(panel(page, second)).toBeHidden();
		await trigger(page).hover();
		await expect(panel(page)).toBeVisible();

		await leave();
		await wait(150 + 301);
		await trigger(page).hover();
		await wait(199);
		await expect(panel(page)).toBeHidden();
	});

	await fromRest("a click on a trigger that hover has just opened does not close it", async () => {
		await trigger(page).hover();
		await wait(200);
		await trigger(page).click();
		await expect(panel(page)).toBeVisible();
		await trigger(page).click();
		await expect(panel(page)).toBeHidden();
	});

	await fromRest("does not take a dropdown from the keyboard that is in it", async () => {
		await trigger(page).hover();
		await wait(200);
		await panel(page).focus();
		await leave();
		await wait(1000);
		await expect(panel(page)).toBeFocused();
		await trigger(page, second).hover();
		await wait(1000);
		await expect(panel(page)).toBeFocused();
	});

	await fromRest("the delay does not open what the keyboard has just closed", async () => {
		await trigger(page).hover();
		await wait(100);
		await trigger(page).focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Escape");
		await wait(1000);
		await expect(panel(page)).toBeHidden();
	});

	await fromRest(
		"a click ahead of the delay opens, and the delay does not open again",
		async () => {
			await trigger(page).click();
			await expect(panel(page)).toBeVisible();
			await trigger(page).click();
			await wait(1000);
			await expect(panel(page)).toBeHidden();
		},
	);

	await fromRest("Escape closes a dropdown that the pointer holds open", async () => {
		await trigger(page).hover();
		await wait(200);
		await panel(page).hover();
		await wait(1000);
		await expect(panel(page)).toBeVisible();
		await page.keyboard.press("Escape");
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
	test("a tap opens, a tap elsewhere closes and no more", async ({ page }) => {
		await page.goto("/");
		const link = page.getByRole("main").getByRole("link").first();
		// It says how often it was pressed, and leads nowhere.
		await link.evaluate((element) =>
			element.addEventListener("click", (event) => {
				event.preventDefault();
				element.dataset.pressed = `${Number(element.dataset.pressed ?? 0) + 1}`;
			}),
		);
		await step("a tap on a link beside it closes it, and the next follows the link", async () => {
			await trigger(page).tap();
			await expect(panel(page)).toBeVisible();
			await link.tap();
			await expect(panel(page)).toBeHidden();
			await expect(link).not.toHaveAttribute("data-pressed");
			await expect(page).toHaveURL("/");
			await link.tap();
			await expect(link).toHaveAttribute("data-pressed", "1");
		});
		await step("a key presses after a touch that became a movement", async () => {
			await trigger(page).tap();
			await link.dispatchEvent("pointerdown", { pointerType: "touch" });
			await link.dispatchEvent("pointercancel", { pointerType: "touch" });
			await link.focus();
			await page.keyboard.press("Enter");
			await expect(link).toHaveAttribute("data-pressed", "2");
		});
		await step("a tap on another trigger opens that one", async () => {
			await trigger(page).tap();
			await trigger(page, second).tap();
			await expect(panel(page, second)).toBeVisible();
			await expect(panel(page)).toBeHidden();
		});
		await step("is closed after the window was narrow", async () => {
			await page.setViewportSize({ width: 800, height: 820 });
			await expect(trigger(page, second)).toBeHidden();
			await page.setViewportSize({ width: 1180, height: 820 });
			await expect(trigger(page, second)).toBeVisible();
			await expect(openLinks(page)).toHaveCount(0);
		});
	});
});
