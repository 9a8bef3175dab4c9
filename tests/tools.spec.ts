/** The tools to decide with, on their pages: what holds for each of them. */
import type { Page } from "@playwright/test";
import { slugOf } from "../src/browser/slug.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";
import { openTool, toolOf } from "./tool.ts";

const { choice } = content.paginas.diensten;
const [first] = content.diensten;
/** Each with a link to its heading, which its page has, and a state in which something is chosen. */
const tools = [
	{
		route: "/diensten",
		title: choice.title,
		state: `${first?.flag.toLowerCase()}`.repeat(choice.questions.length),
	},
	...content.diensten.flatMap(({ slug, compose }) => {
		const [example] = compose?.examples ?? [];
		if (!compose || !example) return [];
		const roles = Object.entries(example.roles);
		return {
			route: `/diensten/${slug}`,
			title: compose.title,
			state: roles.map(([flag, fte = 0]) => flag.toLowerCase() + 2 * fte).join(""),
		};
	}),
];

const placeOf = (title: string) => `#${slugOf(title)}`;
const controls = (page: Page) =>
	toolOf(page).locator(":is(li button:not([aria-disabled=true]), input)");
/** All that the tool says, but for what it announces. */
const shown = (page: Page) =>
	page
		.locator("[data-tool]")
		.evaluate((tool) =>
			[...tool.children].map((part) => (part.role === "status" ? "" : part.textContent)).join(),
		);
const chosen = (page: Page) => page.locator("[data-chosen]");

test("a link to the tool on its own page empties nothing", async ({ page }) => {
	for (const { route, title, state } of tools)
		await step(title, async () => {
			await page.goto(`${route}#${state}`);
			await expect(chosen(page)).toHaveCount(1);
			await page.locator(`main a[href="${route}${placeOf(title)}"]`).click();
			await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
			// Also for who reloads, or copies the address.
			await expect(page).toHaveURL(`${route}#${state}`);
			await page.reload();
			await expect(chosen(page)).toHaveCount(1);
		});
});

test("Back leads from the first choice to a tool without one, also for who came by its link", async ({
	page,
}) => {
	for (const { route, title } of tools)
		await step(title, async () => {
			await openTool(page, route + placeOf(title));
			const before = await shown(page);
			await controls(page).first().press("Space");
			await expect(page).toHaveURL(new RegExp(`${route}#(?!${placeOf(title).slice(1)})`));
			await expect.poll(() => shown(page)).not.toBe(before);
			await page.goBack();
			await expect.poll(() => shown(page)).toBe(before);
		});
});

test("Tab does not pass a tool that is still far away", async ({ page }) => {
	for (const { route, title } of tools)
		await step(title, async () => {
			await page.goto(route);
			await page.keyboard.press("Tab");
			await expect(controls(page).first()).toBeAttached();
			expect(await page.evaluate(() => scrollY)).toBe(0);
		});
});
