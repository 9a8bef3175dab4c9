/** Pages on paper: their answers, their figures, their colours; what holds for every page is in routes.spec.ts. */
import type { Page } from "@playwright/test";
import { kinds } from "./kinds.ts";
import { putOnPaper } from "./promises/paper.ts";
import { builtPage, expect, MOVING, test } from "./site.ts";
import { holdWaiting } from "./waiting.ts";

test.use(MOVING);

/** Those of which the HTML holds something. */
const kindsWith = (html: string) => kinds.filter((route) => builtPage(route).includes(html));
/** A case: its sources stand beside it. */
const [story = ""] = kindsWith("<aside");

const openOnPaper = async (page: Page, route: string) => {
	await page.goto(route);
	await putOnPaper(page);
};

test("a case prints its figures, not their way up", async ({ page }) => {
	// A clock that stands still: the count never ends.
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(60_000);
	await holdWaiting(page);
	await page.goto(story);
	const figure = page.locator("[data-counting]").first();
	await expect(figure.locator("[aria-hidden]")).toBeVisible();
	await expect(figure.locator("> :first-child")).toHaveCSS("opacity", "0");
	await page.emulateMedia({ media: "print" });
	await expect(figure.locator("> :first-child")).toHaveCSS("opacity", "1");
	await expect(figure.locator("[aria-hidden]")).toBeHidden();
});

test("a drawing says on paper what it says on a screen", async ({ page }) => {
	const [drawn = ""] = kindsWith('data-hero="drawn"');
	await openOnPaper(page, drawn);
	const drawings = page.locator("main figure");
	const full = { "[data-is=middle] li": "background-color", ".bars path[data-is=full]": "fill" };
	for (const [selector, property] of Object.entries(full)) {
		const field = drawings.locator(selector).first();
		await expect(field, `${selector} is full`).not.toHaveCSS(property, /, 0\)$|^none$/);
		await expect(field).toHaveCSS("print-color-adjust", "exact");
	}
	const lines = await page
		.locator("[data-hero] > figure svg[data-is] > path")
		.evaluateAll((all) => all.map((path) => getComputedStyle(path).strokeWidth));
	expect(lines.length).toBeGreaterThan(1);
	for (const line of lines)
		expect(Number.parseFloat(line), "31 lines are no field").toBeLessThan(1);
	const gap = await drawings
		.locator(".figure-fields .bars p")
		.first()
		.evaluate((value) => getComputedStyle(value).paddingInlineStart);
	expect(Number.parseFloat(gap), "between a bar and its value").toBeGreaterThan(4);
});

test("a link is followed by where it leads", async ({ page }) => {
	await openOnPaper(page, story);
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
			["html", "body", "main", "h1", "main p", "body > footer", ".field[data-is=full]"].map(
				(selector) => {
					const { color, backgroundColor } = getComputedStyle(
						document.querySelector(selector) as Element,
					);
					return { selector, color, backgroundColor };
				},
			),
		);
	await page.emulateMedia({ colorScheme: "light" });
	await openOnPaper(page, story);
	const light = await colors();
	expect(light[0]?.backgroundColor).toBe("rgba(0, 0, 0, 0)");
	expect(light.at(-1)?.backgroundColor, "a drawing is in ink").toBe(light[1]?.color);
	await page.emulateMedia({ media: "screen", colorScheme: "dark" });
	await expect(page.locator("html")).toHaveClass("dark");
	expect(await colors()).not.toEqual(light);
	await putOnPaper(page);
	expect(await colors()).toEqual(light);
});

test("answers are unfolded, and the page's flag keeps its colours, small", async ({ page }) => {
	const [folded, flagged] = [kindsWith("<details"), kindsWith("data-hero")];
	expect(Math.min(folded.length, flagged.length)).toBeGreaterThan(1);
	for (const route of kinds) {
		if (![...folded, ...flagged].includes(route)) continue;
		await openOnPaper(page, route);
		// A box has a height even where what it holds is skipped.
		const hidden = await page
			.locator("details > p")
			.evaluateAll((answers) => answers.filter((answer) => !answer.checkVisibility()).length);
		expect.soft(hidden, `${route}: answers that stay shut`).toBe(0);

		if (!flagged.includes(route)) continue;
		const flags = await page
			.locator("[data-hero] > svg")
			.filter({ visible: true })
			.evaluateAll((all) =>
				all.map((svg) => ({
					fills: [...svg.querySelectorAll("path")].map((path) => getComputedStyle(path).fill),
					width: svg.getBoundingClientRect().width,
					printColorAdjust: getComputedStyle(svg).printColorAdjust,
				})),
			);
		expect.soft(flags, `${route}: its flag`).toHaveLength(1);
		for (const { fills, width, printColorAdjust } of flags) {
			expect.soft(new Set(fills).size, route).toBeGreaterThan(1);
			expect.soft(fills.join(), route).not.toContain("rgba(0, 0, 0, 0)");
			expect.soft(printColorAdjust, route).toBe("exact");
			expect.soft(width, route).toBeLessThan(100);
		}
	}
});
