/** About, community, careers and the group: their flags, and the line of the traineeship. */
import { declarations, pathOf } from "../src/content/pages.ts";
import { content, expect, MOVING, test } from "./site.ts";
import { step } from "./step.ts";

test.use(MOVING);

const { identity } = content;
const community = content.paginas.community.traineeship;

test("a page under a flag of its own says what that means, and keeps its words in one field", async ({
	page,
}) => {
	for (const [id, declaration] of declarations) {
		if (!declaration.flag) continue;
		const path = pathOf(declaration, identity);
		const words = content.paginas[id];
		const signal = "signal" in words ? words.signal : undefined;
		await page.goto(path);
		const hero = page.locator("[data-hero]");
		await step(`${path}: what its flag says`, async () => {
			const said = `${signal?.title} ${signal?.text}`;
			await expect(hero.getByRole("paragraph").filter({ hasText: said })).toBeVisible();
		});
		for (const width of [320, 360, 768, 1024, 1440])
			await step(`${path}: words inside their field, ${width} px`, async () => {
				await page.setViewportSize({ width, height: 900 });
				const { fields, lines } = await hero.evaluate((section) => {
					const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
					const words = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
					const range = document.createRange();
					const lines = [];
					while (words.nextNode()) {
						range.selectNodeContents(words.currentNode);
						lines.push(...[...range.getClientRects()].map(boxOf));
					}
					const drawn = [...section.querySelectorAll(":scope > .FlagHero_fields")];
					return { fields: drawn.map((svg) => boxOf(svg.getBoundingClientRect())), lines };
				});
				expect(lines.length).toBeGreaterThan(4);
				for (const line of lines) {
					expect(line.right).toBeLessThanOrEqual(width);
					for (const field of fields)
						expect(
							line.right <= field.left || line.bottom <= field.top,
							`${JSON.stringify(line)} beside ${JSON.stringify(field)}`,
						).toBe(true);
				}
			});
	}
});

test("the line of the traineeship runs from junior to medior", async ({ page }) => {
	await page.goto("/over-ons/community");
	const moments = page.getByRole("listitem").filter({ hasText: community.steps[0]?.when ?? "" });
	const line = page.locator("div", { has: page.locator(":scope > ol", { has: moments }) });
	for (const width of [360, 1440])
		await step(`the line runs from junior to medior, ${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			// Downwards on a phone, to the right where there is room.
			const boxes = await line
				.locator("h3")
				.evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect()));
			const along = boxes.map(({ x, y }) => (width < 1024 ? y : x));
			expect(along).toEqual([...along].sort((a, b) => a - b));
			expect(new Set(along).size).toBe(community.steps.length);
		});
});
