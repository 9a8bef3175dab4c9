/** What axe cannot see: the order of the focus, sizes, large and spread letters, imposed colours. */
import type { Page } from "@playwright/test";
import { content, expect, routes, test } from "./site.ts";
import { step } from "./step.ts";
import { chosenAnswers, chosenTeams, wakeIfTool } from "./tool.ts";

/** Loading all routes in one test: many short loads, no waiting. */
const ALL_ROUTES = 300_000;

/** Every page, and those with a tool also where it says most. */
const addresses = [...routes, ...chosenTeams, ...chosenAnswers];

/** One page of each kind: others are made of the same parts. */
const kinds = [
	"/",
	"/contact",
	chosenAnswers[0],
	chosenTeams[0],
	"/over-ons/werken-bij",
	...["/cases/", "/expertise/"].map(
		(start) => routes.find((route) => route.startsWith(start)) as string,
	),
];

const PHONE = { width: 360, height: 720 };
const DESKTOP = { width: 1280, height: 720 };
const sizes = [PHONE, DESKTOP];

/** Texts that are cut off, and what is wider than the window. */
const cutOff = (page: Page) =>
	page.evaluate(() => {
		const hidden = ".visually-hidden, [aria-hidden=true], [role=status], option";
		const faults: string[] = [];
		if (document.documentElement.scrollWidth > innerWidth)
			faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);

		/** The edges within which an element can be seen, of each box that cuts off what is in it. */
		type Edge = { box: DOMRect; across: boolean; down: boolean };
		const known = new Map<Element | null, Edge[]>([[document.documentElement, []]]);
		const edgesOf = (element: Element): Edge[] => {
			const found = known.get(element);
			if (found) return found;
			const { overflowX, overflowY } = getComputedStyle(element);
			const [across, down] = [overflowX, overflowY].map((overflow) =>
				["hidden", "clip"].includes(overflow),
			) as [boolean, boolean];
			const own = across || down ? [{ box: element.getBoundingClientRect(), across, down }] : [];
			const edges = [...(element.parentElement ? edgesOf(element.parentElement) : []), ...own];
			known.set(element, edges);
			return edges;
		};

		for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
			const texts = [...element.childNodes].filter(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			if (texts.length === 0) continue;
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			if (element.matches(`:is(${hidden}), :is(${hidden}) *`)) continue;
			// A row of choices scrolls by itself.
			const inScroller = element.closest("nav[aria-labelledby=filter]") !== null;
			for (const text of texts) {
				const range = document.createRange();
				range.selectNodeContents(text);
				for (const { left, right, top, bottom } of range.getClientRects()) {
					if (!inScroller && (right > innerWidth + 1 || left < -1))
						faults.push(`${text.textContent} is outside`);
					// Two pixels: a line's box is higher than its letters.
					for (const { box, across, down } of edgesOf(element))
						if (
							(across && (right > box.right + 2 || left < box.left - 2)) ||
							(down && (bottom > box.bottom + 2 || top < box.top - 2))
						)
							faults.push(`${text.textContent} is cut off`);
				}
			}
		}
		return [...new Set(faults)];
	});

/** What can be pressed and is too small for a thumb. */
const tooSmall = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("a, button, summary, label")]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => {
				// A link that its card follows is as large as the card.
				const card = element.matches(".stretched") && element.offsetParent;
				const { width, height } = (card || element).getBoundingClientRect();
				const isMain = element.matches(
					"header a, header button, [data-variant], button, summary, label, .choice",
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

/** What moves at the top, in the middle and at the end of the page. */
const moving = (page: Page) =>
	page.evaluate(() =>
		[0, 0.5, 1].flatMap((part) => {
			scrollTo(0, part * document.body.scrollHeight);
			return document.getAnimations().map((animation) => (animation as CSSAnimation).animationName);
		}),
	);

/** Spreads letters, words, lines and paragraphs by the measures of WCAG 1.4.12, or no longer. */
const spreadLetters = (page: Page, spread: boolean) =>
	page.evaluate((spread) => {
		// The policy refuses a style element from outside.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-block-end: 2em !important; }`,
		);
		document.adoptedStyleSheets = spread ? [sheet] : [];
	}, spread);

test("on every page nothing is too small to press, is cut off or moves unasked", async ({
	page,
}) => {
	test.setTimeout(ALL_ROUTES);
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const route of addresses) {
		await page.goto(route);
		await wakeIfTool(page);
		for (const size of sizes) {
			const where = `${route} at ${size.width} px`;
			await page.setViewportSize(size);
			expect.soft(await tooSmall(page), `large enough for a thumb: ${where}`).toEqual([]);
			expect.soft(await moving(page), `still where less motion is asked: ${where}`).toEqual([]);
			await spreadLetters(page, true);
			// It asks that no words are lost; to scroll for them is allowed, and a desktop has room.
			const lost = (await cutOff(page)).filter(
				(fault) => fault.endsWith("cut off") || size === DESKTOP,
			);
			expect.soft(lost, `whole with space between letters: ${where}`).toEqual([]);
			await spreadLetters(page, false);
		}
	}
});

test("letters twice as large fit", async ({ playwright, launchOptions, baseURL }) => {
	test.setTimeout(ALL_ROUTES);
	const browser = await playwright.chromium.launch({
		...launchOptions,
		args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
	});
	const page = await browser.newPage({ reducedMotion: "reduce" });
	for (const route of addresses) {
		await page.goto(`${baseURL}${route}`);
		await wakeIfTool(page);
		for (const size of sizes) {
			await page.setViewportSize(size);
			expect.soft(await cutOff(page), `${route} at ${size.width} px`).toEqual([]);
		}
	}
	await browser.close();
});

/** Where the focus stands: which of all elements, -1 for the page itself, and what is wrong with how it is seen. */
interface Stop {
	index: number;
	faults: string[];
	/** It shows or not by how far the page is scrolled. */
	comesAndGoes?: boolean;
}
type Noting = Window & { stops: Stop[]; look: () => Stop };

/** Notes where the focus stands each time that Tab is about to take it on. */
const noteStops = (page: Page) =>
	page.evaluate(() => {
		const all = [...document.querySelectorAll<HTMLElement>("*")];
		const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
			outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		const look = () => {
			const element = document.activeElement as HTMLElement;
			if (element === document.body) return { index: -1, faults: [] };
			const name = element.outerHTML.slice(0, 100);
			const faults: string[] = [];
			// A radio button's ring is drawn around its label.
			const label = element.closest("label");
			const parts = [element, ...element.querySelectorAll("*"), ...(label ? [label] : [])];
			if (
				!parts.some((part) => [null, "::after"].some((of) => hasRing(getComputedStyle(part, of))))
			)
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
			let parent: HTMLElement | null = element;
			while (parent && !getComputedStyle(parent).containerType.includes("scroll-state"))
				parent = parent.parentElement;
			return { index: all.indexOf(element), faults, comesAndGoes: parent !== null };
		};
		const stops: Stop[] = [];
		addEventListener("keydown", ({ key }) => key === "Tab" && stops.push(look()), true);
		Object.assign(window, { stops, look });
	});

/** Presses a key until the focus is round. Returns where it stood, the start included. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
	await page.evaluate(() => {
		(window as never as Noting).stops.length = 0;
	});
	for (let presses = 0; presses < 400; presses += 20) {
		for (let press = 0; press < 20; press++) await page.keyboard.press(key);
		const stops = await page.evaluate(() => {
			const { stops, look } = window as never as Noting;
			return [...stops, look()];
		});
		// The page itself, or the first element once more.
		const first = stops.findIndex(({ index }) => index >= 0);
		const end = stops.findIndex(
			({ index }, at) => at > first && (index === -1 || index === stops[first]?.index),
		);
		if (end > 0) return stops.slice(first, end);
	}
	throw new Error(`${key} does not come round in 400 presses`);
}

const orderOf = (stops: readonly Stop[]) =>
	stops.filter(({ comesAndGoes }) => !comesAndGoes).map(({ index }) => index);

for (const route of kinds)
	test(`${route}: the focus goes in order, forth and back, and is always seen`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		for (const size of sizes)
			await step(`at ${size.width} px`, async () => {
				await page.setViewportSize(size);
				// Anew: with a fragment it would be the page that is open.
				await page.goto("about:blank");
				await page.goto(route);
				await wakeIfTool(page);
				await noteStops(page);
				const forth = await walk(page, "Tab");
				const order = orderOf(forth);
				expect(order.length).toBeGreaterThan(10);
				expect(order).toEqual(order.toSorted((a, b) => a - b));

				await page.evaluate(
					(last) => document.querySelectorAll<HTMLElement>("*")[last]?.focus(),
					order.at(-1) as number,
				);
				const back = await walk(page, "Shift+Tab");
				expect(orderOf(back)).toEqual(order.toReversed());
				expect([...forth, ...back].flatMap(({ faults }) => faults)).toEqual([]);
			});
	});

test("lines, ticks and what is chosen are seen in imposed colours", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
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

	await page.goto(routes.find((route) => route.startsWith("/diensten/")) as string);
	for (const size of sizes)
		await step(`steps are joined by a line, ${size.width} px`, async () => {
			await page.setViewportSize(size);
			const steps = await line("main ol > li:has(> h3):not(:last-child)", "::after");
			expect(steps.length).toBeGreaterThan(1);
			expect(Math.min(...steps)).toBeGreaterThanOrEqual(2);
		});

	await page.goto("/over-ons/community");
	for (const size of sizes)
		await step(`moments have a tick, ${size.width} px`, async () => {
			await page.setViewportSize(size);
			const ticks = await line("main ol > li:has(p + h3)", "::before");
			expect(ticks.length).toBe(content.paginas.community.traineeship.steps.length);
			expect(Math.min(...ticks)).toBeGreaterThanOrEqual(2);
		});

	await page.goto("/cases");
	await step("the current choice differs from the others", async () => {
		const choices = page.locator(".choice");
		const background = (index: number) =>
			choices.nth(index).evaluate((element) => getComputedStyle(element).backgroundColor);
		expect(await background(0)).not.toBe(await background(1));
	});
	await step("the current page is marked", async () => {
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
