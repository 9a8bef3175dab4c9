/** The theme in a real browser; what it does when storage fails is tested beside src/site/theme.inline.ts. */
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

type Theme = "light" | "dark";

const root = (page: Page) => page.locator("html");
const toggle = (page: Page) => page.getByRole("button", { name: content.interface.theme });

/** The colour of the paper, as the page says it to the browser's own bars. */
const paperOf = (page: Page, theme: Theme) =>
	page.locator(`meta[data-theme=${theme}]`).evaluate((meta) => {
		const { style } = new Option();
		style.color = (meta as HTMLMetaElement).content;
		return style.color;
	});

/** Asserts that the page and the browser's bars show one theme. */
async function expectTheme(page: Page, theme: Theme) {
	await expect(root(page)).toHaveClass(theme);
	await expect(root(page)).toHaveCSS("color-scheme", theme);
	await expect(root(page)).toHaveCSS("background-color", await paperOf(page, theme));
	await expect(page.locator("meta[name=theme-color][media=all]")).toHaveAttribute(
		"data-theme",
		theme,
	);
	// By this a press is announced.
	const isDark = `${theme === "dark"}`;
	await expect(page.locator("[data-theme-toggle]")).toHaveAttribute("aria-pressed", isDark);
}

test("a stored choice is right before the first paint, against the system, and is changed by keyboard", async ({
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
	await step("is right before the first paint", async () => {
		expect(await page.evaluate(() => (window as never as { atBody: string }).atBody)).toBe("light");
		await expectTheme(page, "light");
		expect(await paperOf(page, "light")).not.toBe(await paperOf(page, "dark"));
	});
	await step("a flag has the palette of the theme on a field of another scheme, too", async () => {
		const [onPage, onField] = await page.evaluate(() =>
			["light", "dark"].map((scheme) => {
				const flag = document.createElement("i");
				flag.style.cssText = `color-scheme: ${scheme}; background: var(--flag-red)`;
				document.body.append(flag);
				return getComputedStyle(flag).backgroundColor;
			}),
		);
		expect(onField).toBe(onPage);
	});
	await step("works by keyboard", async () => {
		await toggle(page).focus();
		await page.keyboard.press("Enter");
		await expectTheme(page, "dark");
	});
});

test("follows the system until the visitor chooses, then the choice, on every page and in every tab", async ({
	page,
	context,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	await expectTheme(page, "light");
	await page.emulateMedia({ colorScheme: "dark" });
	await expectTheme(page, "dark");
	await page.emulateMedia({ colorScheme: "light" });

	const other = await context.newPage();
	await other.goto("/contact");
	await step("the toggle switches, says so, and is stored", async () => {
		await toggle(page).click();
		await expectTheme(page, "dark");
		expect(
			await page.evaluate(() => ({ ...localStorage })),
			"the specification stores the choice under 'theme'",
		).toEqual({ theme: "dark" });
	});
	await step("another open tab follows", () => expectTheme(other, "dark"));

	await step("the next page remembers", async () => {
		await page.goto("/contact");
		await expectTheme(page, "dark");
		await toggle(page).click();
		await expectTheme(page, "light");
		await expect(toggle(page)).toBeVisible();
	});
});

test("the toggle works while the rest of the page is still loading", async ({ page }) => {
	// Fonts never arrive: the load event waits for ever.
	await page.route("**/*.woff2", () => {});
	await page.goto("/", { waitUntil: "commit" });
	await toggle(page).click();
	await expect(root(page)).toHaveClass("dark");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("follows the system and shows no toggle", async ({ page }) => {
		await page.goto("/");
		for (const theme of ["dark", "light"] as const) {
			await page.emulateMedia({ colorScheme: theme });
			await expect(root(page)).toHaveCSS("background-color", await paperOf(page, theme));
		}
		await expect(page.locator("[data-theme-toggle]")).toBeHidden();
	});
});
