/** Pages on paper: of each, a clean sheet that says whose it is and where it stands. */
import type { Page } from "@playwright/test";
import { content, expect, routes, test } from "./site.ts";

const diensten = routes.filter((route) => route.startsWith("/diensten/"));
const cases = routes.filter((route) => route.startsWith("/cases/"));

/** A4 without the margins that print.css asks for, in CSS pixels. */
const SHEET = { width: 688, height: 1047 };

const onPaper = async (page: Page, route: string) => {
	await page.setViewportSize(SHEET);
	await page.goto(route);
	await page.emulateMedia({ media: "print" });
};

async function sheetsOf(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const route of routes)
	test(`${route} is words and pictures only, under a letterhead`, async ({ page }) => {
		await onPaper(page, route);
		for (const control of await page.locator("nav, dialog, button, form, input").all())
			await expect(control).toBeHidden();
		const buttons = page.locator("a[data-variant]");
		expect(await buttons.filter({ visible: true }).count()).toBe(0);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		const { name, email, phone, url } = content.identity;
		await expect(page.getByRole("banner")).toContainText(name);
		for (const words of [name, email, phone])
			await expect(page.getByRole("contentinfo").getByText(words, { exact: true })).toBeVisible();
		const address = await page.evaluate(() => {
			const link = document.querySelector("link[rel=canonical]") as Element;
			return link.checkVisibility() && getComputedStyle(link, "::before").content;
		});
		expect(address).toBe(JSON.stringify(new URL(route, url).href));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width);
	});

for (const route of diensten)
	test(`${route} says all on one sheet, and answers questions on a second`, async ({ page }) => {
		await onPaper(page, route);
		for (const answer of await page.locator("details > p").all())
			expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
		expect(await sheetsOf(page)).toBe(2);
		// The second sheet ends with the footer.
		await page.evaluate(() => {
			document.querySelector("section:has(details)")?.remove();
			document.querySelector("body > footer")?.remove();
		});
		expect(await sheetsOf(page)).toBe(1);
	});

for (const route of cases)
	test(`${route} fits on two sheets`, async ({ page }) => {
		await onPaper(page, route);
		expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
	});

for (const route of cases)
	test(`${route} prints its figures, not their way up`, async ({ page }) => {
		// A clock that stands still: the count never ends.
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(60_000);
		await page.goto(route);
		const figure = page.locator("[data-counting]").first();
		await expect(async () => {
			await page.locator("astro-island").first().scrollIntoViewIfNeeded();
			await expect(figure).toBeAttached({ timeout: 100 });
		}).toPass();
		await page.emulateMedia({ media: "print" });
		await expect(figure.locator("> :first-child")).toHaveCSS("opacity", "1");
		await expect(figure.locator("[aria-hidden]")).toBeHidden();
	});

test("a link is followed by where it leads", async ({ page }) => {
	await onPaper(page, cases[0] as string);
	const links = page.getByRole("complementary").getByRole("link");
	for (const link of await links.all())
		expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(
			`" (${await link.getAttribute("href")})"`,
		);
	expect(await links.count()).toBeGreaterThan(0);
});

test("a dark screen prints light", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await onPaper(page, cases[0] as string);
	await expect(page.locator("html")).toHaveClass("dark");
	await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(page.locator("h1")).toHaveCSS("color", "rgb(13, 27, 46)");
});

test("the page's flag keeps its colours, small", async ({ page }) => {
	for (const route of [...diensten, ...cases]) {
		await onPaper(page, route);
		const flag = page.locator("[data-hero] > svg").filter({ visible: true });
		const { fills, width, printColorAdjust } = await flag.evaluate((svg) => ({
			fills: [...svg.querySelectorAll("path")].map((path) => getComputedStyle(path).fill),
			width: svg.getBoundingClientRect().width,
			printColorAdjust: getComputedStyle(svg).printColorAdjust,
		}));
		expect(new Set(fills).size, route).toBeGreaterThan(1);
		expect(fills.join(), route).not.toContain("rgba(0, 0, 0, 0)");
		expect(printColorAdjust).toBe("exact");
		expect(width).toBeLessThan(100);
	}
});
