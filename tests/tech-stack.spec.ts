/** The tech stack on /expertise: how its cards rise, lift and say more. */
import type { Page } from "@playwright/test";
import { content, expect, MOVING, test } from "./site.ts";
import { step } from "./step.ts";
import { twoFrames } from "./waiting.ts";

test.use(MOVING);

test.describe("the tech stack", () => {
	const { title, items } = content.paginas.expertise.techStack;
	const cards = (page: Page) => page.locator("[data-reveal-card]");
	const descriptionOf = (card: ReturnType<typeof cards>) => card.getByRole("paragraph");
	/** What Element.animate was asked for, per element that was seen. */
	const watchAnimations = (page: Page) =>
		page.addInitScript(() => {
			const seen: unknown[] = [];
			Object.assign(window, { seen });
			const animate = Element.prototype.animate;
			Element.prototype.animate = function (keyframes, options) {
				seen.push([this.textContent, options]);
				return animate.call(this, keyframes, options);
			};
		});
	const seen = (page: Page) =>
		page.evaluate(
			() => (window as never as { seen: [string, { duration: number; delay?: number }][] }).seen,
		);

	test("rises when it is seen, and a card lifts when it is pointed at", async ({ page }) => {
		await watchAnimations(page);
		await page.goto("/expertise");
		const card = cards(page).first().getByRole("link");

		await step("heading and cards rise once when first seen, one after the other", async () => {
			await cards(page).last().scrollIntoViewIfNeeded();
			await page.getByRole("heading", { name: title }).scrollIntoViewIfNeeded();
			const headings = await page.locator("[data-reveal-heading]").count();
			expect(headings).toBeGreaterThan(0);
			await expect.poll(async () => (await seen(page)).length).toBe(items.length + headings);
			const asked = await seen(page);
			const heading = asked.find(([text]) => text.includes(title));
			expect(heading?.[1].duration).toBe(600);
			for (const [index, { name }] of items.entries()) {
				const card = asked.find(([text]) => text.startsWith(name));
				expect(card?.[1]).toMatchObject({ duration: 500, delay: index * 100 });
			}
			await page.evaluate(() => scrollTo(0, 0));
			await expect(cards(page).last()).not.toBeInViewport();
			await cards(page).last().scrollIntoViewIfNeeded();
			await expect(cards(page).last()).toBeInViewport();
			await twoFrames(page);
			expect(await seen(page)).toHaveLength(asked.length);
		});

		/** What moves: the card that fills the link. */
		const face = card.locator("> *");
		const expectLifted = async () => {
			await expect(descriptionOf(card)).toHaveCSS("opacity", "1");
			await expect(face).toHaveCSS("translate", "0px -5px");
			await expect(face).toHaveCSS("scale", "1.02");
		};
		await step("a card lifts and shows its description under the pointer", async () => {
			await card.scrollIntoViewIfNeeded();
			await expect(descriptionOf(card)).toHaveCSS("opacity", "0");
			await card.hover();
			await expectLifted();
			await page.mouse.move(0, 0);
			await expect(descriptionOf(card)).toHaveCSS("opacity", "0");
		});
		await step("a card that lifts stays under a pointer at its edge", async () => {
			const resting = await card.boundingBox();
			await card.hover();
			await expectLifted();
			const { x = 0, y = 0, width = 0, height = 0 } = resting ?? {};
			const edges = [
				[x + width / 2, y + 1],
				[x + width / 2, y + height - 1],
				[x + 1, y + height / 2],
				[x + width - 1, y + height / 2],
			];
			const under = await card.evaluate(
				(link, edges) =>
					edges.map(([x = 0, y = 0]) => link.contains(document.elementFromPoint(x, y))),
				edges,
			);
			expect(under).toEqual(edges.map(() => true));
			await page.mouse.move(0, 0);
		});
		await step("a card lifts and shows its description with the focus", async () => {
			await card.focus();
			await page.keyboard.press("Shift+Tab");
			await page.keyboard.press("Tab");
			await expectLifted();
		});

		for (const [width, columns] of [
			[360, 2],
			[768, 3],
			[1440, 4],
		] as const)
			await step(`has ${columns} columns at ${width} px`, async () => {
				await page.setViewportSize({ width, height: 900 });
				await expect(cards(page)).toHaveCount(items.length);
				const lefts = await cards(page).evaluateAll((all) =>
					all.map((card) => (card as HTMLElement).offsetLeft),
				);
				expect(new Set(lefts).size).toBe(columns);
			});
	});

	test("nothing rises when the visitor asked for less motion, and descriptions hide nothing", async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await watchAnimations(page);
		await page.goto("/expertise");
		await step("nothing rises", async () => {
			await cards(page).last().scrollIntoViewIfNeeded();
			await expect(cards(page).last()).toBeInViewport();
			expect(await seen(page)).toEqual([]);
		});
		await step("a description stays under the pointer, and hides nothing", async () => {
			for (const card of await cards(page).getByRole("link").all()) {
				const description = descriptionOf(card);
				await card.hover();
				await expect(description).toHaveCSS("opacity", "1");
				await description.hover();
				await expect(description).toHaveCSS("opacity", "1");
				const name = await card.getByRole("heading").boundingBox();
				const covers = await description.boundingBox();
				expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((covers?.y ?? 0) + 1);
			}
		});
	});

	test.describe("by touch", () => {
		test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
		test("descriptions can be read", async ({ page }) => {
			await page.goto("/expertise");
			for (const description of await descriptionOf(cards(page)).all())
				await expect(description).toHaveCSS("opacity", "1");
		});
	});
});
