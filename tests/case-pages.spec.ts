/** The cards of cases, and their pages: what can be pressed, and figures that count up. What they say is in built/case-pages.test.ts. */
import type { Page } from "@playwright/test";
import { content, expect, MOVING, test } from "./site.ts";
import { step } from "./step.ts";
import { holdWaiting, isSeen } from "./waiting.ts";

test.use(MOVING);

const told = content.cases.flatMap(({ story, ...entry }) => (story ? [{ ...entry, story }] : []));

test("a case card is a link all over, and larger where it is featured", async ({ page }) => {
	await page.goto("/cases");
	const cards = page.getByRole("main").getByRole("article");
	await step("its corner leads to its page, if it has one", async () => {
		const links = await cards.evaluateAll((cards) =>
			cards.map((card) => {
				card.scrollIntoView({ block: "end", behavior: "instant" });
				const { right, bottom } = card.getBoundingClientRect();
				const pressed = document.elementFromPoint(right - 5, bottom - 5)?.closest("a")?.pathname;
				return [card.querySelector("h3")?.textContent, pressed];
			}),
		);
		expect(Object.fromEntries(links)).toEqual(
			Object.fromEntries(
				content.cases.map(({ title, link }) => [title, link === "#" ? undefined : link]),
			),
		);
	});
	for (const width of [360, 768, 1440])
		await step(`is larger for a featured case, at ${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			const areas = await cards.evaluateAll((cards) =>
				cards.map((card) => {
					const { width, height } = card.getBoundingClientRect();
					return { title: card.querySelector("h3")?.textContent, area: width * height };
				}),
			);
			const areasOf = (featured: boolean) =>
				areas.flatMap(({ title, area }) =>
					content.cases.some((entry) => entry.title === title && entry.featured === featured)
						? [area]
						: [],
				);
			expect(Math.min(...areasOf(true)) / Math.max(...areasOf(false))).toBeGreaterThan(1.1);
		});
});

for (const layout of ["standard", "results-first"])
	test(`the figures of a case count up, where its layout is ${layout}`, async ({ page }) => {
		const entry = told.find(({ story }) => story.layout === layout) as (typeof told)[0];
		await holdWaiting(page);
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(60_000);
		await page.goto(entry.link);
		const main = page.getByRole("main");

		await step("counts its four figures up once they are seen, as its layout asks", async () => {
			const values = page.getByRole("main").locator("li .display [data-steps]");
			await expect(values).toHaveCount(4);
			const counting = values.locator("[aria-hidden=true]");
			await expect(counting).toHaveText(Array(4).fill(/^\D*0(,0+)?(\D|$)/));
			// 50 steps of 30 ms, or two seconds at 60 steps a second.
			const [steps, time] = layout === "results-first" ? [50, 1500] : [120, 2000];
			const texts = await textsOfCounting(page);
			await page.setViewportSize({ width: 1280, height: 2000 });
			await values.first().scrollIntoViewIfNeeded();
			await values.last().evaluate(isSeen);
			const widths = () =>
				values.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
			const before = await widths();
			await page.clock.runFor(time / 2);
			// A whole number of two digits or more: halfway it can be told from its ends.
			const whole = entry.metrics.findIndex(({ value }) => /^\D*\d{2,}\D*$/.test(value));
			const { value = "" } = entry.metrics[whole] ?? {};
			const halfway = numberIn(await counting.nth(whole).textContent());
			expect(halfway).toBeGreaterThan(numberIn(value) * 0.4);
			expect(halfway).toBeLessThan(numberIn(value) * 0.6);
			await expect(values.nth(whole)).toMatchAriaSnapshot(`- text: ${JSON.stringify(value)}`);
			const copied = await values.nth(whole).evaluate((root) => {
				getSelection()?.selectAllChildren(root);
				return String(getSelection());
			});
			expect(copied.trim(), "what is copied meanwhile").toBe(value);
			await page.clock.runFor(time / 2 - 100);
			await expect(counting).toHaveCount(4);
			await page.clock.runFor(200);
			await expect(counting).toHaveCount(0);
			await expect(values).toHaveText(entry.metrics.map(({ value }) => value));
			expect(await widths(), "they keep their width").toEqual(before);
			await page.evaluate(() => scrollTo(0, 0));
			await values.last().scrollIntoViewIfNeeded();
			await values.last().evaluate(isSeen);
			await page.clock.runFor(100);
			await expect(counting, "they count once").toHaveCount(0);
			// Only what is written with so many digits has another text at each step.
			const finest = entry.metrics.findIndex(({ value }) => /\d\d,\d\d/.test(value));
			if (finest === -1) return;
			const seen = await texts(finest);
			expect(seen).toBeLessThanOrEqual(steps);
			expect(seen).toBeGreaterThanOrEqual(steps * 0.95);
		});

		for (const colorScheme of ["light", "dark"] as const)
			await step(`what was is seen by its edge, where it is ${colorScheme}`, async () => {
				await page.emulateMedia({ colorScheme });
				const edges = await main.locator(".figures .field[data-is=open]").evaluateAll(edgesOf);
				const drawn = entry.metrics.filter(({ measured }) => measured && measured.kind !== "total");
				expect(edges.length).toBeGreaterThanOrEqual(drawn.length);
				for (const { width, edge, ground } of edges) {
					expect(width).toBe("2px");
					expect(edge).not.toBe(NO_COLOUR);
					expect(edge).not.toBe(ground);
				}
			});

		await step("how it went is true at every moment: no mark of it moves", async () => {
			const moving = await main
				.locator(".timeline")
				.evaluate((section) => section.getAnimations({ subtree: true }).length);
			expect(moving).toBe(0);
		});

		await step("a figure of one word stands on one line", async () => {
			const lines = await main
				.locator("li h3 > .display")
				.evaluateAll((figures) =>
					figures
						.filter(({ textContent }) => !/\s/.test(textContent))
						.map(
							(figure) =>
								figure.getBoundingClientRect().height /
								Number.parseFloat(getComputedStyle(figure).lineHeight),
						),
				);
			expect(lines.length).toBeGreaterThan(0);
			expect(Math.max(...lines)).toBeLessThan(1.5);
			const number = main.locator(".figure-fields b").first();
			const gap = await number.evaluate((b) => getComputedStyle(b).marginInlineEnd);
			expect(Number.parseFloat(gap), "more than the space of small letters").toBeGreaterThan(2);
		});
	});

/** Notes from now on what the figures of a case show. Returns how many texts one of them showed. */
async function textsOfCounting(page: Page) {
	await page.evaluate(() => {
		const shown = [...document.querySelectorAll("[data-steps]")].map((figure) => {
			const texts = new Set<string | null>();
			new MutationObserver((changes) => {
				for (const { type, oldValue } of changes) if (type === "characterData") texts.add(oldValue);
			}).observe(figure, { subtree: true, childList: true, characterDataOldValue: true });
			return texts;
		});
		Object.assign(window, { shown });
	});
	return (place: number) =>
		page.evaluate(
			(place) => (window as never as { shown: Set<string>[] }).shown[place]?.size,
			place,
		);
}

const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ""));

const NO_COLOUR = "rgba(0, 0, 0, 0)";

/** Runs in the page: the border of each field, and the colour it lies on. */
function edgesOf(fields: Element[]) {
	const colourUnder = (element: Element | null): string => {
		if (!element) return "";
		const { backgroundColor } = getComputedStyle(element);
		return backgroundColor === "rgba(0, 0, 0, 0)"
			? colourUnder(element.parentElement)
			: backgroundColor;
	};
	return fields.map((field) => {
		const { borderTopWidth, borderTopColor } = getComputedStyle(field);
		return { width: borderTopWidth, edge: borderTopColor, ground: colourUnder(field) };
	});
}
