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
		for (const width of [320, 360, 768, 1024, 1280, 1440, 2560])
			await step(`${path}: words inside their field, ${width} px`, async () => {
				await page.setViewportSize({ width, height: 2000 });
				const { lines, faults } = await hero.evaluate(overBorders);
				expect(lines).toBeGreaterThan(4);
				expect(faults).toEqual([]);
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

/** How many lines of text stand in a hero, and those that lie over the border of two fields or outside of it. */
function overBorders(hero: Element) {
	/** The colour behind the words: of a drawn field or of the background. */
	const groundAt = (x: number, y: number) => {
		for (const element of document.elementsFromPoint(x, y)) {
			const { fill, backgroundColor } = getComputedStyle(element);
			if (element.matches("path")) return fill;
			if (!element.matches("a, .small") && backgroundColor !== "rgba(0, 0, 0, 0)")
				return backgroundColor;
		}
		return "none";
	};
	const words = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	const faults = [];
	let lines = 0;
	while (words.nextNode()) {
		range.selectNodeContents(words.currentNode);
		for (const { left, right, top, bottom, width } of range.getClientRects()) {
			lines += 1;
			const grounds = [0.01, 0.25, 0.5, 0.75, 0.99].flatMap((part) =>
				[top + 1, bottom - 1].map((y) => groundAt(left + part * width, y)),
			);
			if (new Set(grounds).size > 1 || grounds.includes("none") || right > innerWidth)
				faults.push(`${words.currentNode.textContent}: ${[...new Set(grounds)]}`);
		}
	}
	return { lines, faults };
}
