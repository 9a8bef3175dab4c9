/** The header by keyboard: the skip link, the menu, and a page that stays where it is. */
import { bar, first, openLinks, panel, placeOfFirst, trigger } from "./main-menu.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

test("works by keyboard", async ({ page }) => {
	await page.goto("/");

	await step("the skip link is the first stop and leads past the menu", async () => {
		await page.keyboard.press("Tab");
		const skip = page.getByRole("link", { name: content.interface.skipLink });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
	});

	for (const colorScheme of ["light", "dark"] as const)
		for (const forcedColors of ["none", "active"] as const)
			await step(
				`what has the focus is seen, ${colorScheme}, forced: ${forcedColors}`,
				async () => {
					await page.emulateMedia({ colorScheme, forcedColors });
					for (const stop of [page.getByRole("banner").getByRole("link").nth(1), trigger(page)]) {
						// By key, not by script: only that shows the ring.
						await stop.focus();
						await page.keyboard.press("Shift+Tab");
						await page.keyboard.press("Tab");
						await expect(stop).toBeFocused();
						await expect(stop).toHaveCSS("outline-style", "solid");
						await expect(stop).toHaveCSS("outline-width", "3px");
						await expect(stop).not.toHaveCSS("outline-color", /rgba\(.*, 0\)|transparent/);
					}
				},
			);
	await page.emulateMedia({ colorScheme: null, forcedColors: null });

	for (const key of ["Enter", "Space"])
		await step(`${key} opens and closes`, async () => {
			await trigger(page).focus();
			await expect(panel(page)).toBeHidden();
			await page.keyboard.press(key);
			await expect(panel(page)).toBeVisible();
			await page.keyboard.press(key);
			await expect(panel(page)).toBeHidden();
		});

	await step("arrows enter the dropdown and walk through it", async () => {
		await trigger(page).focus();
		await page.keyboard.press("ArrowDown");
		await expect(openLinks(page).first()).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(openLinks(page).nth(1)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await expect(trigger(page)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(openLinks(page).last()).toBeFocused();
	});

	await step("Escape closes and returns the focus", async () => {
		await page.keyboard.press("Escape");
		await expect(panel(page)).toBeHidden();
		await expect(trigger(page)).toBeFocused();
	});

	await step("arrows walk along the bar", async () => {
		await trigger(page).focus();
		await page.keyboard.press("ArrowRight");
		await expect(bar(page).nth(placeOfFirst + 1)).toBeFocused();
		for (let place = placeOfFirst; place >= 0; place--) {
			await page.keyboard.press("ArrowLeft");
			await expect(bar(page).nth(place)).toBeFocused();
		}
	});

	for (const size of [
		{ width: 320, height: 640 },
		{ width: 1024, height: 400 },
		{ width: 1280, height: 720 },
	])
		await step(`the focus moves along it without the page, ${size.width} px`, async () => {
			await page.setViewportSize(size);
			const header = page.getByRole("banner");
			const stops = header.locator("a, button").filter({ visible: true });
			await stops.first().focus();
			await page.evaluate(async () => {
				scrollTo({ top: 1000, behavior: "instant" });
				// Until it has been told of that.
				await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			});
			const keys = (await trigger(page).isVisible())
				? ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "ArrowUp", "Escape"]
				: [];
			const forth = (await stops.count()) - 1;
			await page.evaluate(() => {
				const moved: number[] = [];
				addEventListener("scroll", () => moved.push(scrollY));
				Object.assign(window, { moved });
			});
			const press = (key: string) => page.keyboard.press(key);
			for (let stop = 0; stop < forth; stop++) await press("Tab");
			await expect(stops.last()).toBeFocused();
			for (let stop = 0; stop < forth; stop++) await press("Shift+Tab");
			await expect(stops.first()).toBeFocused();
			if (keys.length > 0) await trigger(page).focus();
			for (const key of keys) await press(key);
			const moved = await page.evaluate(async () => {
				await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
				return [...(window as never as { moved: number[] }).moved, scrollY];
			});
			expect(moved).toEqual([1000]);
		});
	await page.setViewportSize({ width: 1280, height: 720 });

	await step("what is jumped to or takes the focus stops below it", async () => {
		const header = await page.getByRole("banner").boundingBox();
		const topOf = (selector: string) =>
			page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
		const ids = await page.locator("main h2[id]").evaluateAll((all) => all.map(({ id }) => id));
		for (const id of ids.slice(0, 2)) {
			await page.evaluate((id) => location.assign(`#${id}`), id);
			expect(await topOf(`[id="${id}"]`), id).toBeGreaterThanOrEqual(header?.height ?? 0);
		}
		// Half under the header: a browser that did not know of it would leave it there.
		const link = page.getByRole("main").getByRole("link").nth(3);
		await link.focus();
		await link.evaluate((element) => {
			element.blur();
			scrollBy({ top: element.getBoundingClientRect().top - 30, behavior: "instant" });
		});
		await link.focus();
		expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
	});

	await step("Tab goes through the dropdown and leaves it closed", async () => {
		await trigger(page).focus();
		await page.keyboard.press("Enter");
		for (const _ of first.items) await page.keyboard.press("Tab");
		await expect(openLinks(page).last()).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(bar(page).nth(placeOfFirst + 1)).toBeFocused();
		await expect(panel(page)).toBeHidden();
	});
});
