/** The cards of cases, and their pages: what can be pressed, and figures that count up. What they say is in built/case-pages.test.ts. */
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

		await step(
			"counts its four figures up once they are seen, and they can be read and copied meanwhile",
			async () => {
				const values = page.getByRole("main").locator("li .display [data-steps]");
				await expect(values).toHaveCount(4);
				const counting = values.locator("[aria-hidden=true]");
				await expect(counting).toHaveText(Array(4).fill(/^\D*0(,0+)?(\D|$)/));
				await page.setViewportSize({ width: 1280, height: 2000 });
				await values.first().scrollIntoViewIfNeeded();
				await values.last().evaluate(isSeen);
				const widths = () =>
					values.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
				const before = await widths();
				await page.clock.runFor(100);
				// A whole number of two digits or more is said as it is written.
				const whole = entry.metrics.findIndex(({ value }) => /^\D*\d{2,}\D*$/.test(value));
				const { value = "" } = entry.metrics[whole] ?? {};
				await expect(values.nth(whole)).toMatchAriaSnapshot(`- text: ${JSON.stringify(value)}`);
				const copied = await values.nth(whole).evaluate((root) => {
					getSelection()?.selectAllChildren(root);
					return String(getSelection());
				});
				expect(copied.trim(), "what is copied meanwhile").toBe(value);
				await page.clock.runFor(2000);
				await expect(counting).toHaveCount(0);
				await expect(values).toHaveText(entry.metrics.map(({ value }) => value));
				expect(await widths(), "they keep their width").toEqual(before);
			},
		);

		for (const colorScheme of ["light", "dark"] as const)
			await step(`what was is seen by its edge, where it is ${colorScheme}`, async () => {
				await page.emulateMedia({ colorScheme });
				const edges = await main.locator(".figures path[data-is=open]").evaluateAll(edgesOf);
				const drawn = entry.metrics.filter(
					({ measured }) => measured?.kind !== "bar" || measured.was !== undefined,
				);
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

const NO_COLOUR = "rgba(0, 0, 0, 0)";

/** Runs in the page: the edge of each field, and the colour it lies on. */
function edgesOf(fields: Element[]) {
	const colourUnder = (element: Element | null): string => {
		if (!element) return "";
		const { backgroundColor } = getComputedStyle(element);
		return backgroundColor === "rgba(0, 0, 0, 0)"
			? colourUnder(element.parentElement)
			: backgroundColor;
	};
	return fields.map((field) => {
		const { strokeWidth, stroke } = getComputedStyle(field);
		return { width: strokeWidth, edge: stroke, ground: colourUnder(field) };
	});
}
