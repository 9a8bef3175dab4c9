/** The tools to decide with, on their pages: what holds for each of them. */
import type { Page } from "@playwright/test";
import { slugOf } from "../src/browser/slug.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

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

const chosen = (page: Page) => page.locator("[data-chosen]");

test("a link to the tool on its own page empties nothing", async ({ page }) => {
	for (const { route, title, state } of tools)
		await step(title, async () => {
			await page.goto(`${route}#${state}`);
			await expect(chosen(page)).toHaveCount(1);
			const place = `#${slugOf(title)}`;
			await page.locator(`main a[href="${route}${place}"]`).click();
			await expect(page).toHaveURL(route + place);
			await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
			await expect(chosen(page)).toHaveCount(1);
			await page.goBack();
			await expect(page).toHaveURL(`${route}#${state}`);
			await expect(chosen(page)).toHaveCount(1);
		});
});
