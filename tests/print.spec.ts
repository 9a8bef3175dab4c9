/** Pages on paper: their sheets, their flag, their colours; what holds for every page is in routes.spec.ts. */
import type { Page } from "@playwright/test";
import { putOnPaper, sheetsOf } from "./promises/paper.ts";
import { expect, routes, test } from "./site.ts";
import { holdWaiting } from "./waiting.ts";

const diensten = routes.filter((route) => route.startsWith("/diensten/"));
const cases = routes.filter((route) => route.startsWith("/cases/"));

const people = routes.filter((route) => /^\/over-ons(\/[^/]+)?$/.test(route));

const openOnPaper = async (page: Page, route: string) => {
	await page.goto(route);
	await putOnPaper(page);
};

test("a service says all on one sheet, and answers questions on a second", async ({ page }) => {
	for (const route of diensten)
		await test.step(route, async () => {
			await openOnPaper(page, route);
			for (const answer of await page.locator("details > p").all())
				expect((await answer.boundingBox())?.height, route).toBeGreaterThan(10);
			expect.soft(await sheetsOf(page), `${route}, sheets`).toBe(2);
			// The second sheet ends with the footer.
			await page.evaluate(() => {
				document.querySelector("section:has(details)")?.remove();
				document.querySelector("body > footer")?.remove();
			});
			expect.soft(await sheetsOf(page), `${route}, sheets without questions`).toBe(1);
		});
});

test("a case fits on two sheets", async ({ page }) => {
	for (const route of cases) {
		await openOnPaper(page, route);
		expect.soft(await sheetsOf(page), `${route}, sheets`).toBeLessThanOrEqual(2);
	}
});

test("a case prints its figures, not their way up", async ({ page }) => {
	// A clock that stands still: the count never ends.
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(60_000);
	await holdWaiting(page);
	for (const route of cases)
		await test.step(route, async () => {
			await page.emulateMedia({ media: "screen" });
			await page.goto(route);
			const figure = page.locator("[data-counting]").first();
			await expect(figure.locator("[aria-hidden]")).toBeVisible();
			await expect(figure.locator("> :first-child")).toHaveCSS("opacity", "0");
			await page.emulateMedia({ media: "print" });
			await expect(figure.locator("> :first-child"), route).toHaveCSS("opacity", "1");
			await expect(figure.locator("[aria-hidden]"), route).toBeHidden();
		});
});

test("a link is followed by where it leads", async ({ page }) => {
	await openOnPaper(page, cases[0] as string);
	const links = page.getByRole("complementary").getByRole("link");
	for (const link of await links.all())
		expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(
			`" (${await link.getAttribute("href")})"`,
		);
	expect(await links.count()).toBeGreaterThan(0);
});

test("a dark screen prints as a light one does", async ({ page }) => {
	const colors = () =>
		page.evaluate(() =>
			["html", "body", "main", "h1", "main p", "body > footer"].map((selector) => {
				const { color, backgroundColor } = getComputedStyle(
					document.querySelector(selector) as Element,
				);
				return { selector, color, backgroundColor };
			}),
		);
	await page.emulateMedia({ colorScheme: "light" });
	await openOnPaper(page, cases[0] as string);
	const light = await colors();
	expect(light[0]?.backgroundColor).toBe("rgba(0, 0, 0, 0)");
	await page.emulateMedia({ media: "screen", colorScheme: "dark" });
	await expect(page.locator("html")).toHaveClass("dark");
	expect(await colors()).not.toEqual(light);
	await putOnPaper(page);
	expect(await colors()).toEqual(light);
});

test("the page's flag keeps its colours, small", async ({ page }) => {
	for (const route of [...diensten, ...cases, ...people]) {
		await openOnPaper(page, route);
		const flag = page.locator("[data-hero] > svg").filter({ visible: true });
		await expect(flag, `${route}: its flag on paper`).toHaveCount(1);
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
