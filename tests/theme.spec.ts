/** The theme in a real browser; its rules are tested beside layouts/theme.ts. */
import { content, expect, test } from "./site.ts";

const { themeToDark, themeToLight } = content.interface;

test("is right before the first paint, with a stored preference against the system", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.addInitScript(() => localStorage.setItem("theme", "light"));
	await page.addInitScript(() => {
		// The first moment at which there is a body to paint.
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			observer.disconnect();
			(window as never as { atBody: string }).atBody = document.documentElement.className;
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto("/");
	expect(await page.evaluate(() => (window as never as { atBody: string }).atBody)).toBe("light");
	const background = await page.evaluate(
		() => getComputedStyle(document.documentElement).backgroundColor,
	);
	expect(background).toBe("rgb(250, 248, 243)");
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
		"light",
	);
});

test("the toggle says what it does, switches, and is remembered on the next page", async ({
	page,
}) => {
	await page.goto("/");
	await page.getByRole("button", { name: themeToDark }).click();
	await expect(page.locator("html")).toHaveClass("dark");
	expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: "dark" });

	await page.goto("/contact");
	await expect(page.locator("html")).toHaveClass("dark");
	await page.getByRole("button", { name: themeToLight }).click();
	await expect(page.locator("html")).toHaveClass("light");
	await expect(page.getByRole("button", { name: themeToDark })).toBeVisible();
});

test("works by keyboard", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: themeToDark }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).toHaveClass("dark");
});

test("the toggle works while the rest of the page is still loading", async ({ page }) => {
	// Fonts never arrive: the load event waits for ever.
	await page.route("**/*.woff2", () => {});
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: themeToDark }).click();
	await expect(page.locator("html")).toHaveClass("dark");
});

test("follows the system while nothing is stored", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	await expect(page.locator("html")).toHaveClass("light");
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(page.locator("html")).toHaveClass("dark");
	await expect(page.locator("meta[name=theme-color][media=all]")).toHaveAttribute(
		"content",
		"#0b1423",
	);
});

test("another open tab follows", async ({ page, context }) => {
	const other = await context.newPage();
	await other.goto("/contact");
	await page.goto("/");
	await page.getByRole("button", { name: themeToDark }).click();
	await expect(other.locator("html")).toHaveClass("dark");
});

for (const broken of ["getItem", "setItem"] as const)
	test(`switches when ${broken} of the storage throws`, async ({ page }) => {
		await page.addInitScript((method) => {
			Storage.prototype[method] = () => {
				throw new DOMException("refused");
			};
		}, broken);
		await page.goto("/");
		await page.getByRole("button", { name: themeToDark }).click();
		await expect(page.locator("html")).toHaveClass("dark");
	});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, colorScheme: "dark" });
	test("follows the system and shows no toggle", async ({ page }) => {
		await page.goto("/");
		await expect(page.locator("[data-theme-toggle]")).toBeHidden();
		await expect(page.locator("html")).toHaveCSS("background-color", "rgb(11, 20, 35)");
	});
});
