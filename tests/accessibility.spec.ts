/** What axe cannot see: the order of the focus, sizes, large and spread letters, imposed colours. */
import type { Page } from "@playwright/test";
import { content, expect, routes, test } from "./site.ts";

/** Loading all routes in one test: many short loads, no waiting. */
const ALL_ROUTES = 150_000;

/** One page of each kind: others are made of the same parts. */
const kinds = [
	"/",
	"/contact",
	"/diensten",
	"/over-ons/werken-bij",
	...["/cases/", "/diensten/", "/expertise/"].map(
		(start) => routes.find((route) => route.startsWith(start)) as string,
	),
];

/** Texts that are cut off, and what is wider than the window. */
const cutOff = (page: Page) =>
	page.evaluate(() => {
		const hidden = ".visually-hidden, [aria-hidden=true], [role=status], option";
		const faults: string[] = [];
		if (document.documentElement.scrollWidth > innerWidth)
			faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
		for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			if (element.matches(`:is(${hidden}), :is(${hidden}) *`)) continue;
			const texts = [...element.childNodes].filter(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			for (const text of texts) {
				const range = document.createRange();
				range.selectNodeContents(text);
				for (const { left, right, top, bottom } of range.getClientRects()) {
					// A row of choices scrolls by itself.
					const inScroller = element.closest("nav[aria-labelledby=filter]") !== null;
					if (!inScroller && (right > innerWidth + 1 || left < -1))
						faults.push(`${text.textContent} is outside`);
					for (let box = element as HTMLElement | null; box; box = box.parentElement) {
						const { overflowX, overflowY } = getComputedStyle(box);
						if (box === document.documentElement) break;
						const edge = box.getBoundingClientRect();
						const across = ["hidden", "clip"].includes(overflowX);
						const down = ["hidden", "clip"].includes(overflowY);
						// Two pixels: a line's box is higher than its letters.
						if (
							(across && (right > edge.right + 2 || left < edge.left - 2)) ||
							(down && (bottom > edge.bottom + 2 || top < edge.top - 2))
						)
							faults.push(`${text.textContent} is cut off`);
					}
				}
			}
		}
		return [...new Set(faults)];
	});

/** What is wrong with what now has the focus, and which of all elements it is. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement as HTMLElement;
		const name = element.outerHTML.slice(0, 100);
		const faults: string[] = [];
		const ring = [element, ...element.querySelectorAll("*")].flatMap((part) => [
			getComputedStyle(part),
			getComputedStyle(part, "::after"),
		]);
		// A radio button's ring is drawn around its label.
		const label = element.closest("label");
		if (label) ring.push(getComputedStyle(label));
		if (!ring.some((s) => s.outlineStyle !== "none" && Number.parseFloat(s.outlineWidth) >= 2))
			faults.push(`no ring: ${name}`);
		const box = (label ?? element).getBoundingClientRect();
		const points = [0.1, 0.5, 0.9].flatMap((x) =>
			[0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
		);
		const seen = points.some(([x, y]) => {
			const top = document.elementFromPoint(x, y);
			return top && (element.contains(top) || top.contains(element) || label?.contains(top));
		});
		if (!seen) faults.push(`covered or out of view: ${name}`);
		return {
			index: [...document.querySelectorAll("*")].indexOf(element),
			isBody: element === document.body,
			faults,
		};
	});

for (const route of kinds)
	for (const width of [360, 1280])
		test(`${route} at ${width} px: the focus goes in order, forth and back, and is always seen`, async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 720 });
			await page.goto(route);
			const faults: string[] = [];
			for (const key of ["Tab", "Shift+Tab"]) {
				const order: number[] = [];
				for (let stop = 0; stop < 200; stop++) {
					await page.keyboard.press(key);
					const now = await focused(page);
					// Round the end: the page, or what was first.
					if (now.isBody || order[0] === now.index) break;
					order.push(now.index);
					faults.push(...now.faults);
				}
				expect(order.length).toBeGreaterThan(10);
				expect(order).toEqual(order.toSorted((a, b) => (key === "Tab" ? a - b : b - a)));
			}
			expect(faults).toEqual([]);
		});

test("all that can be pressed is large enough for a thumb", async ({ page }) => {
	test.setTimeout(ALL_ROUTES);
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 720 });
		for (const route of routes) {
			await page.goto(route);
			const small = await page.evaluate(() =>
				[...document.querySelectorAll<HTMLElement>("a, button, summary, label.choice")]
					.filter((element) => element.checkVisibility({ visibilityProperty: true }))
					.filter((element) => {
						// A link that its card follows is as large as the card.
						const card = element.matches(".stretched") && element.offsetParent;
						const { width, height } = (card || element).getBoundingClientRect();
						const isMain = element.matches(
							"header a, header button, [data-variant], button, summary, .choice",
						);
						// In a line of text the line sets the height.
						const isInline = getComputedStyle(element).display === "inline";
						const least = isMain ? 44 : 24;
						return !(isInline && !isMain) && (height < least - 0.5 || width < least - 0.5);
					})
					.map((element) => {
						const { width, height } = element.getBoundingClientRect();
						return `${width} x ${height}: ${element.outerHTML.slice(0, 120)}`;
					}),
			);
			expect(small, `${route} at ${width} px`).toEqual([]);
		}
	}
});

test("letters twice as large fit", async ({ playwright, launchOptions, baseURL }) => {
	test.setTimeout(ALL_ROUTES);
	const browser = await playwright.chromium.launch({
		...launchOptions,
		args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
	});
	for (const width of [360, 1280]) {
		const page = await browser.newPage({
			viewport: { width, height: 720 },
			reducedMotion: "reduce",
		});
		for (const route of routes) {
			await page.goto(`${baseURL}${route}`);
			expect(await cutOff(page), `${route} at ${width} px`).toEqual([]);
		}
	}
	await browser.close();
});

test.describe("letters with space between them", () => {
	// The policy refuses a style from outside.
	test.use({ bypassCSP: true });
	test("are not cut off", async ({ page }) => {
		test.setTimeout(ALL_ROUTES);
		await page.emulateMedia({ reducedMotion: "reduce" });
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 720 });
			for (const route of routes) {
				await page.goto(route);
				// The measures of WCAG 1.4.12.
				await page.addStyleTag({
					content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
						p { margin-block-end: 2em !important; }`,
				});
				// It asks that no words are lost; to scroll for them is allowed.
				const lost = (await cutOff(page)).filter((fault) => fault.endsWith("cut off"));
				expect(lost, `${route} at ${width} px`).toEqual([]);
			}
		}
	});
});

test("Escape closes a dropdown that the pointer holds open", async ({ page }) => {
	await page.goto("/");
	const trigger = page.getByRole("banner").locator("[data-dropdown] > button").first();
	const panel = page.getByRole("banner").locator("[data-dropdown] > [popover]").first();
	await trigger.hover();
	await expect(panel).toBeVisible();
	await panel.hover();
	await expect(panel).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
});

test("a card's description stays under the pointer, and hides nothing", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/expertise");
	for (const card of await page.locator("[data-reveal-card] > a").all()) {
		await card.hover();
		const description = card.locator("p");
		await expect(description).toHaveCSS("opacity", "1");
		await description.hover();
		await expect(description).toHaveCSS("opacity", "1");
		const name = await card.getByRole("heading").boundingBox();
		const covers = await description.boundingBox();
		expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((covers?.y ?? 0) + 1);
	}
});

test.describe("imposed colours", () => {
	test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

	test("lines and ticks are there", async ({ page }) => {
		const line = (selector: string, part: string) =>
			page.locator(selector).evaluateAll(
				(elements, part) =>
					elements.map((element) => {
						const style = getComputedStyle(element, part);
						return Math.max(
							Number.parseFloat(style.borderTopWidth),
							Number.parseFloat(style.borderLeftWidth),
						);
					}),
				part,
			);
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 720 });
			await page.goto(routes.find((route) => route.startsWith("/diensten/")) as string);
			const steps = await line("main ol > li:not(:last-child)", "::after");
			expect(steps.length).toBeGreaterThan(1);
			expect(Math.min(...steps)).toBeGreaterThanOrEqual(2);
			await page.goto("/over-ons/community");
			const ticks = await line("main ol > li:has(p + h3)", "::before");
			expect(ticks.length).toBe(content.paginas.community.traineeship.steps.length);
			expect(Math.min(...ticks)).toBeGreaterThanOrEqual(2);
		}
	});

	test("the current page and the current choice differ from the others", async ({ page }) => {
		await page.goto("/cases");
		const choices = page.locator(".choice");
		const background = (index: number) =>
			choices.nth(index).evaluate((element) => getComputedStyle(element).backgroundColor);
		expect(await background(0)).not.toBe(await background(1));
		const mark = page.getByRole("banner").locator("nav a[aria-current]").first();
		const { scale, color } = await mark.evaluate((element) => {
			const style = getComputedStyle(element, "::after");
			return { scale: style.scale, color: style.backgroundColor };
		});
		expect(scale).not.toBe("0 1");
		expect(color).not.toBe(
			await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
		);
	});
});

test("nothing moves when less motion is asked for", async ({ page }) => {
	test.setTimeout(ALL_ROUTES);
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const route of routes) {
		await page.goto(route);
		for (const place of [0, 0.5, 1]) {
			await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), place);
			const moving = await page.evaluate(() =>
				document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
			);
			expect(moving, route).toEqual([]);
		}
	}
});
